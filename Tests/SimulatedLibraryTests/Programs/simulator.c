// Requests to the simulator itself, which the real library does not have.
#include "abi.h"

static char last_line[300];
static void on_fatal(const char *line) { snprintf(last_line, sizeof last_line, "%s", line); }

void simulator_requests(void) {
    // TDLib would end the process.
    td_set_log_fatal_error_callback(on_fatal);
    td_execute("{\"@type\":\"addLogMessage\",\"verbosity_level\":0,\"text\":\"the end\"}");
    HAS(last_line, "the end");
    HAS(td_execute("{\"@type\":\"simulator.getAccounts\",\"@extra\":1}"), "\"phone_number\":\"+15550100\"");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"testCallEmpty\",\"error\":{\"code\":500,\"message\":\"x\"},\"skip\":1}"), "\"ok\"");
    td_create_client_id();
    for (int i = 1; i <= 3; i++) td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":1}");
    HAS(until("\"@extra\":1"), "\"ok\"");
    HAS(td_receive(1), "\"code\":500,\"message\":\"x\"");
    HAS(td_receive(1), "\"ok\"");
    td_send(1, "{\"@type\":\"simulator.sendUpdate\",\"update\":{\"@type\":\"updateOfTheFuture\",\"x\":[1]},\"@extra\":\"s\"}");
    HAS(td_receive(1), "{\"@type\":\"updateOfTheFuture\",\"x\":[1],\"@client_id\":1}");
    HAS(td_receive(1), "{\"@type\":\"ok\",\"@extra\":\"s\",\"@client_id\":1}");
    HAS(td_execute("{\"@type\":\"simulator.nothing\"}"), "simulator.nothing: the simulator has no such request");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"methd\":\"x\"}"), "no argument is called methd");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"x\",\"hold\":true,\"delay\":1}"), "exactly one of");
    HAS(td_execute("{\"@type\":\"simulator.advance\",\"seconds\":-1}"), "from 0 to");
    HAS(td_execute("{\"@type\":\"simulator.addUser\",\"first_name\":\"Zo\\u00eb\"}"), "simulator.user\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.addChat\",\"kind\":\"private\",\"user_id\":5}"), "there is no user 5");
    HAS(td_execute("{\"@type\":\"simulator.addChat\",\"kind\":\"channel\",\"title\":\"New\"}"), "simulator.chat\",\"id\":-100");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":1,\"content\":{}}"), "there is no chat 1");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":777000,\"content\":{\"@type\":\"document\",\"size\":-5}}"), "size must be");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":777000,\"content\":{\"@type\":\"messageDice\",\"emoji\":\"x\"}}"), "simulator.message\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.getFile\",\"remote_file_id\":\"x\"}"), "there is no file");
    HAS(td_execute("{\"@type\":\"simulator.acceptQrCode\"}"), "no client shows a QR code");
}

// Each kind of fault and event, from outside.
void simulator_faults(void) {
    static const char *const effects[] = {
        "\"error\":{\"code\":406,\"message\":\"x\"}", "\"postpone\":3", "\"flood_wait\":17", "\"delay\":0.01", "\"hold\":true", "\"close\":true", "\"unknown_update\":true",
        "\"unknown_state\":true", "\"unknown_content\":true", "\"fail_download_after\":5", "\"stall_download_after\":5", "\"pause_download\":{\"after\":5,\"seconds\":0.1}", "\"expire_reference\":true",
        "\"alter_file\":\"shorter\"", "\"alter_file\":\"longer\"", "\"alter_file\":\"empty\"", "\"alter_file\":\"other_bytes\"", "\"alter_file\":\"gone\"",
    };
    char request[300];
    for (size_t i = 0; i < sizeof effects / sizeof *effects; i++) {
        snprintf(request, sizeof request, "{\"@type\":\"simulator.addFault\",\"method\":\"*\",%s}", effects[i]);
        HAS(td_execute(request), "\"ok\"");
    }
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"downloadFile\",\"alter_file\":\"rotten\"}"), "alter_file must be one of empty, gone");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"getMe\",\"close\":false}"), "close must be true");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"getMe\",\"expire_reference\":true}"), "is for the method downloadFile");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"getMee\",\"hold\":true}"), "TDLib has no function getMee");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"downloadFile\",\"pause_download\":{\"after\":5}}"), "seconds must be");
    HAS(td_execute("{\"@type\":\"simulator.removeFaults\"}"), "\"ok\"");
    HAS(td_execute("{\"@type\":\"simulator.useFaultPlan\",\"seed\":5,\"limit\":3}"), "\"ok\"");
    HAS(td_execute("{\"@type\":\"simulator.useFaultPlan\",\"seed\":-5}"), "seed must be");
    HAS(td_execute("{\"@type\":\"simulator.removeFaults\"}"), "\"ok\"");
    td_create_client_id();
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"testCallEmpty\",\"unknown_update\":true}"), "\"ok\"");
    td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":1}");
    until("updateHologram");
    HAS(td_execute("{\"@type\":\"simulator.addChat\",\"kind\":\"forum\",\"title\":\"Forum\"}"), "simulator.chat\",\"id\":-1000000001");
    HAS(td_execute("{\"@type\":\"simulator.addTopic\",\"chat_id\":777000,\"name\":\"x\"}"), "the chat is no forum");
    HAS(td_execute("{\"@type\":\"simulator.upgradeGroup\",\"chat_id\":777000}"), "no basic group");
    HAS(td_execute("{\"@type\":\"simulator.addAlbum\",\"chat_id\":777000,\"contents\":[{\"@type\":\"photo\"},{\"@type\":\"photo\"}]}"), "simulator.messages\",\"ids\":[");
    HAS(td_execute("{\"@type\":\"simulator.addAlbum\",\"chat_id\":777000,\"contents\":[{\"@type\":\"photo\"}]}"), "2 to 10");
    HAS(td_execute("{\"@type\":\"simulator.addAlbum\",\"chat_id\":777000,\"contents\":[1,2]}"), "a list of objects");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":777000,\"self_destruct\":5,\"content\":{\"@type\":\"photo\"}}"), "simulator.message\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.expireMessage\",\"chat_id\":777000,\"message_id\":5}"), "there is no message 5");
    HAS(td_execute("{\"@type\":\"simulator.addAccount\",\"phone_number\":\"+15550199\",\"first_name\":\"Zoe\",\"kind\":\"email\"}"), "simulator.user\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.getAccounts\"}"), "+15550199");
    HAS(td_execute("{\"@type\":\"simulator.addAccount\",\"phone_number\":\"x\",\"first_name\":\"Zoe\"}"), "must have digits");
    HAS(td_execute("{\"@type\":\"simulator.closeClients\"}"), "\"ok\"");
}

// With a script that made a channel with one message.
void script(void) {
    const char *message = "{\"@type\":\"simulator.addMessage\",\"chat_id\":-1000000001001,\"content\":{\"@type\":\"text\",\"text\":\"x\"}}";
    HAS(td_execute(message), "{\"@type\":\"simulator.message\",\"id\":2097152}");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":-1000000001002,\"content\":{}}"), "there is no chat");
}
