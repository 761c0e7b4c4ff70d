/// What `carrier --help` prints, so that a change of it is seen.
enum HelpSnapshot {
    static let text = #"""
        A node of the Carrier network: friends, messages, invites and groups without a server.

        Usage: carrier [OPTIONS] COMMAND

        An identity is a folder; a user id and an address come with it. Friends are
        added by their address, and what is said to them goes from node to node,
        encrypted. A folder is used by one node at a time.

        Commands:
          run        Run the node until it is stopped, and show what happens
          init       Make an identity
          id         Show the user id and the address
          friends    List the friends
          add        Ask somebody to become a friend, and wait until he agrees
          accept     Make somebody a friend who has asked, or will
          remove     End a friendship
          label      Give a friend a name that only you see
          send       Send a message, and wait until it has arrived
          chat       Talk to a friend in the terminal
          invite     Invite a friend's program to something, and wait for its answer
          group      Talk to several at once
          sign       Sign bytes with the identity
          verify     Check that a user has signed bytes
          backup     Copy the identity to a file
          restore    Bring an identity back from a backup
          nodes      List the bootstrap nodes that would be used
          doctor     Look for what keeps a node from working, and say what to do
          bootstrap  Run a server where nodes enter a private network, and a TCP relay
          demo       Show two nodes meet and talk, on this machine alone

        Options:
          --home DIR           The identity's folder (usually carrier in the user's data
                               folder)
          --json               Write one JSON object a line to standard output
          -q, --quiet          Write nothing but errors to standard error
          -h, --help           Show this help
          --version            Show the version
          --completions SHELL  Print the completion script for a shell (bash, zsh, fish)
          --manual             Print the manual page, for man

        Examples:
          carrier demo
              See two nodes meet and talk, on this machine alone
          carrier init
              Make an identity
          carrier run --json --commands --bootstrap HOST:PORT:KEY
              A node for a script

        Exit codes:
          0    Done
          1    Failed
          3    Nobody answered in time: the friend was not connected, or has not agreed
               yet
          4    The answer was no; the signature is not that of the user
          5    The message was sent, but it is not confirmed that it arrived
          64   The command line cannot be understood
          65   The identity's file, a key file or an id is damaged or mistyped
          66   There is no such identity, friend, group or file
          69   The network was not reached in time, or a port or the system refused
          73   It exists already, and is not replaced
          74   Standard input or output failed
          75   The folder is in use by a running node
          78   The configuration file or a bootstrap node is wrong
          130  Interrupted

        See 'carrier COMMAND --help' for a command.

        """#
}
