/// The public nodes that native Carrier's own configuration lists. Carrier protocol, section 12.
///
/// They belong to others and may be gone. Nothing uses them unless it is asked to.
public enum PublicNodes {
    /// The day of the list, as year, month and day. Whether the nodes could be reached then was not tried.
    public static let date = "2025-09-11"

    /// All listen on port 33445. The list's two private addresses (10.0.0.…) are left out.
    public static let bootstraps: [BootstrapNode] = [
        "sh.callt.net:33445:CX1XH419p4xJ5SV4KvDxBeKYSRdMJW9QpdWJY8owUxHd",
        "13.58.208.50:33445:89vny8MrKdDKs7Uta9RdVmspPjnRMdwMmaiEW27pZ7gh",
        "18.216.102.47:33445:G5z8MqiNDFTadFUPfMdYsYtkUDbX5mNCMVHMZtsCnFeb",
        "18.216.6.197:33445:H8sqhRrQuJZ6iLtP2wanxt4LzdNrN2NNFnpPdq1uJ9n2",
        "54.193.141.205:33445:7TfZWZNV8vnBxxWzJXuvKgX2QyKkLpg2oXx3LQ5tg8LW",
        "52.74.215.181:33445:Xv6d34WaUw9bPn7YihzVAFw7D2igbQJZ3jwmzzfYVFV",
        "52.63.19.190:33445:EeNenbyS4sx3qtu82esT1V1NMe9dZib5LyQmYGM6fboK",
        "52.57.248.163:33445:CfJLve8FNQPQJ9xYQ8oEVkPxeAPCN7iSdhnYFkWmWgLn",
        "35.179.41.220:33445:6u2vKadPa9wqDf531QaZy7FJN3c7Wzntm7dKXxXqvyNB",
        "43.129.244.17:33445:8qoXec3GGYGvMrnim4mNwsCUZeygjMizXgFjTEuFPA9u",
    ].compactMap { try? BootstrapNode($0) }

    /// The Express node of that configuration, and one that only another client of Carrier lists.
    public static let expressNodes: [ExpressNode] = [
        "lens.beagle.chat:443:ECbs4GxwGzxGerNkmqDJFibEmevu8jAXqAZtikccvD95",
        "tokyo.fi.chat:8443:EzpBtoUkjeMQfuLGWwTUbvzCn9rK4J648Ziy21EKxefo",
    ].compactMap { try? ExpressNode($0) }
}
