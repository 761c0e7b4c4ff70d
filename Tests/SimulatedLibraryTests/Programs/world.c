// What happens to chats, messages and files when a program asks the simulator for it. With the complete world.
#include "abi.h"
#include <stdarg.h>

static char request[4000];

// A request with ' in place of ".
static const char *write_request(const char *format, va_list values) {
    vsnprintf(request, sizeof request, format, values);
    for (char *at = request; *at; at++) if (*at == '\'') *at = '"';
    return request;
}

static const char *ask(const char *format, ...) {
    va_list values;
    va_start(values, format);
    const char *answer = td_execute(write_request(format, values));
    va_end(values);
    return answer;
}

// What client 1 is answered.
static const char *call(const char *format, ...) {
    va_list values;
    va_start(values, format);
    td_send(1, write_request(format, values));
    va_end(values);
    return until("\"@extra\":\"c\"");
}

static long long number(const char *text, const char *key) {
    const char *found = strstr(text, key);
    HOLDS(found != NULL, text);
    return atoll(found + strlen(key));
}

static long long made(const char *answer) { return number(answer, "\"id\":"); }

#define OK(...) HAS(ask(__VA_ARGS__), "\"ok\"")

static void sign_in(void) {
    char folder[] = "/tmp/martlet-world-XXXXXX";
    HOLDS(mkdtemp(folder) != NULL, folder);
    td_create_client_id();
    HAS(call("{'@type':'setTdlibParameters','database_directory':'%s','files_directory':'','use_file_database':true,"
             "'use_chat_info_database':true,'use_message_database':true,'api_id':1,'api_hash':'0123456789abcdef0123456789abcdef',"
             "'system_language_code':'en','device_model':'C','system_version':'1','application_version':'1','@extra':'c'}", folder), "\"ok\"");
    HAS(call("{'@type':'setAuthenticationPhoneNumber','phone_number':'+15550100','@extra':'c'}"), "\"ok\"");
    HAS(call("{'@type':'checkAuthenticationCode','code':'12345','@extra':'c'}"), "\"ok\"");
    HAS(call("{'@type':'checkAuthenticationPassword','password':'hunter2','@extra':'c'}"), "\"ok\"");
    HAS(call("{'@type':'loadChats','chat_list':{'@type':'chatListMain'},'limit':100,'@extra':'c'}"), "\"ok\"");
    HAS(call("{'@type':'loadChats','chat_list':{'@type':'chatListMain'},'limit':100,'@extra':'c'}"), "404");
}

static long long chat_of_kind(const char *kind) {
    const char *chats = ask("{'@type':'simulator.getChats'}");
    char wanted[60];
    snprintf(wanted, sizeof wanted, "\"kind\":\"%s\"", kind);
    const char *found = strstr(chats, wanted);
    HOLDS(found != NULL, chats);
    while (strncmp(found, "\"id\":", 5)) found--;
    return atoll(found + 5);
}

static void chats(void) {
    long long forum = chat_of_kind("forum"), secret = chat_of_kind("secret"), channel = chat_of_kind("channel");
    OK("{'@type':'simulator.setTitle','chat_id':%lld,'title':'Renamed'}", channel);
    HAS(until("updateChatTitle"), "Renamed");
    OK("{'@type':'simulator.setDraft','chat_id':%lld,'text':'not sent'}", channel);
    HAS(until("updateChatDraftMessage"), "not sent");
    OK("{'@type':'simulator.setDraft','chat_id':%lld}", channel);
    HAS(until("updateChatDraftMessage"), "\"chat_id\"");
    OK("{'@type':'simulator.setProtectedContent','chat_id':%lld,'has_protected_content':true}", channel);
    HAS(until("updateChatHasProtectedContent"), "true");
    OK("{'@type':'simulator.setMemberCount','chat_id':%lld,'member_count':77}", channel);
    HAS(until("updateSupergroup\""), "\"member_count\":77");
    HAS(ask("{'@type':'simulator.setMemberCount','chat_id':777000,'member_count':7}"), "no group and no channel");
    OK("{'@type':'simulator.moveChat','chat_id':%lld,'list':'archive'}", channel);
    HAS(until("chatListArchive"), "updateChat");
    HAS(ask("{'@type':'simulator.moveChat','chat_id':%lld}", channel), "list must be a text");
    OK("{'@type':'simulator.moveChat','chat_id':%lld,'list':'main'}", channel);
    OK("{'@type':'simulator.pinChat','chat_id':%lld}", channel);
    until("\"is_pinned\":true");
    OK("{'@type':'simulator.pinChat','chat_id':%lld,'folder_id':2}", channel);
    HAS(ask("{'@type':'simulator.pinChat','chat_id':%lld,'folder_id':9}", channel), "there is no folder 9");
    OK("{'@type':'simulator.setFolders','folders':[{'id':4,'name':'Mine','included_chat_ids':[%lld],'include_bots':true}]}", channel);
    HAS(until("updateChatFolders"), "Mine");
    HAS(ask("{'@type':'simulator.setFolders','folders':[{'id':1,'name':'x'}]}"), "id must be");
    HAS(ask("{'@type':'simulator.setFolders','folders':[{'id':4,'name':'x','colour':1}]}"), "no argument is called colour");
    HAS(ask("{'@type':'simulator.setFolders','folders':[{'id':4,'name':'x','pinned_chat_ids':[1]}]}"), "there is no chat 1");
    OK("{'@type':'simulator.setSecretChatState','chat_id':%lld,'state':'closed'}", secret);
    until("secretChatStateClosed");
    HAS(ask("{'@type':'simulator.setSecretChatState','chat_id':%lld,'state':'open'}", secret), "closed, pending, ready");
    HAS(ask("{'@type':'simulator.setSecretChatState','chat_id':%lld,'state':'closed'}", forum), "no secret chat");
    OK("{'@type':'simulator.changeTopic','chat_id':%lld,'topic_id':1,'name':'Everything','is_hidden':true}", forum);
    HAS(until("updateForumTopicInfo"), "Everything");
    HAS(ask("{'@type':'simulator.changeTopic','chat_id':%lld,'topic_id':99,'name':'x'}", forum), "there is no topic 99");
    OK("{'@type':'simulator.changeTopic','chat_id':%lld,'topic_id':1,'color':255,'unread_count':2}", forum);
    HAS(until("updateForumTopicInfo"), "\"color\":255");
    OK("{'@type':'simulator.changeUser','user_id':777000,'last_name':'News','phone_number':'+1 555 0199'}");
    HAS(until("updateUser\""), "15550199");
    HAS(until("updateChatTitle"), "Telegram News");
    OK("{'@type':'simulator.setUnreadCount','chat_id':777000,'unread_count':1}");
    HAS(until("updateChatReadInbox"), "\"unread_count\":1");
    OK("{'@type':'simulator.leaveChat','chat_id':%lld}", forum);
    until("chatMemberStatusLeft");
    HAS(ask("{'@type':'simulator.leaveChat','chat_id':777000}"), "no group and no channel");
    OK("{'@type':'simulator.deleteChat','chat_id':%lld}", channel);
    until("updateDeleteMessages");
}

// A message of the service chat whose content is given: its first file of a kind is fetched.
static void fetch(const char *content, const char *key) {
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'sender_user_id':777000,'content':%s}", content), "simulator.message");
    const char *update = until("updateNewMessage");
    char wanted[60];
    snprintf(wanted, sizeof wanted, "\"%s\":{\"@type\":\"file\",\"id\":", key);
    long long file = number(update, wanted);
    HAS(call("{'@type':'downloadFile','file_id':%lld,'priority':1,'synchronous':true,'@extra':'c'}", file), "\"is_downloading_completed\":true");
    HAS(call("{'@type':'getFile','file_id':%lld,'@extra':'c'}", file), "\"is_downloading_completed\":true");
}

static void files(void) {
    fetch("{'@type':'sticker','format':'tgs'}", "sticker");
    fetch("{'@type':'animation','name':'wave.mp4'}", "animation");
    fetch("{'@type':'video_note','seconds':2}", "video");
    fetch("{'@type':'paid_media','contents':[{'@type':'photo'}],'stars':5}", "photo");
    fetch("{'@type':'document','name':'a.zip','file':{'@type':'zip','size':300}}", "document");
    fetch("{'@type':'messageSticker','sticker':{'@type':'sticker','format':{'@type':'stickerFormatTgs'},'full_type':{'@type':'stickerFullTypeRegular'},"
          "'sticker':{'@type':'file','id':1}},'files':[{'@type':'tgs'}]}", "sticker");
    fetch("{'@type':'messageVideoNote','video_note':{'@type':'videoNote','duration':2,'length':96,'video':{'@type':'file','id':1}},"
          "'files':[{'@type':'mp4','seconds':2,'width':96,'height':96}]}", "video");
    fetch("{'@type':'messageDocument','document':{'@type':'document','file_name':'x','document':{'@type':'file','id':1}},"
          "'files':[{'@type':'bytes','data':'aGVsbG8='}]}", "document");
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'content':{'@type':'messageDocument','document':{'@type':'document',"
            "'document':{'@type':'file','id':2}},'files':[{'@type':'tgs'}]}}"), "content has the file 2, and files describes 1");
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'content':{'@type':'messageDice','files':[{'@type':'tgs'}]}}"), "no file of content has the id 1");
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'content':{'@type':'messageDocument','document':{'@type':'document',"
            "'document':{'@type':'file','id':1}},'files':[{'@type':'gif'}]}}"), "a file must be png");
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'content':{'@type':'poll','question':'Tea?','options':['yes','no']}}"), "simulator.message");
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'content':{'@type':'poll','question':'Tea?','options':[]}}"), "1 to 12");
    HAS(ask("{'@type':'simulator.addMessage','chat_id':777000,'content':{'@type':'document'}}"), "size or file");
}

static void media_that_expire(void) {
    long long message = made(ask("{'@type':'simulator.addMessage','chat_id':777000,'self_destruct':3600,'content':{'@type':'photo'}}"));
    OK("{'@type':'simulator.openMessage','chat_id':777000,'message_id':%lld}", message);
    until("updateMessageContentOpened");
    OK("{'@type':'simulator.expireMessage','chat_id':777000,'message_id':%lld}", message);
    until("messageExpiredPhoto");
    HAS(ask("{'@type':'simulator.openMessage','chat_id':777000,'message_id':%lld}", message), "does not self-destruct");
    long long story = made(ask("{'@type':'simulator.addStory','chat_id':777000,'content':{'@type':'video','caption':'Today'}}"));
    HAS(call("{'@type':'getStory','story_poster_chat_id':777000,'story_id':%lld,'@extra':'c'}", story), "Today");
    HAS(ask("{'@type':'simulator.addStory','chat_id':777000,'content':{'@type':'text','text':'x'}}"), "must be photo or video");
}

static void settings(void) {
    OK("{'@type':'simulator.configure','adds_unknown_fields':true}");
    HAS(call("{'@type':'getMe','@extra':'c'}"), "future");
    OK("{'@type':'simulator.configure','adds_unknown_fields':null,'first_page':5,'page_sizes':[2],'repeats_boundary':true,'chat_batch':3,"
       "'bytes_per_second':null,'download_part':4096,'database_lock_wait':0.5}");
    HAS(ask("{'@type':'simulator.configure','page_sizes':[0]}"), "from 1 to 100");
    HAS(ask("{'@type':'simulator.configure','first_page':'x'}"), "first_page must be");
    long long many = made(ask("{'@type':'simulator.addChat','kind':'channel','title':'Many'}"));
    OK("{'@type':'simulator.addBulkMessages','chat_id':%lld,'count':1000000,'contents':[{'@type':'text'},{'@type':'document','size':5}]}", many);
    HAS(ask("{'@type':'simulator.addBulkMessages','chat_id':%lld,'count':5}", many), "has messages already");
    OK("{'@type':'simulator.moveChat','chat_id':%lld,'list':'main'}", many);
    HAS(call("{'@type':'getChat','chat_id':%lld,'@extra':'c'}", many), "Many");
    HAS(call("{'@type':'getChatHistory','chat_id':%lld,'limit':100,'@extra':'c'}", many), "\"total_count\":5,");
    HAS(ask("{'@type':'simulator.getState'}"), "\"random_fault_count\":0,\"defects\":[]");
}

void simulated_world(void) {
    sign_in();
    chats();
    files();
    media_that_expire();
    settings();
}

// Everything that can happen at random, one at a time.
void fault_plan(void) {
    sign_in();
    OK("{'@type':'simulator.useFaultPlan','seed':1,'limit':1,'rates':{'long_flood_wait':1,'unknown_update':0,'unknown_state':0},'long_flood_wait':[777,777]}");
    HAS(call("{'@type':'getContacts','@extra':'c'}"), "retry after 777");
    HAS(ask("{'@type':'simulator.getState'}"), "\"random_fault_count\":1,");
    OK("{'@type':'simulator.useFaultPlan','seed':1,'rates':{'long_flood_wait':1,'late':0,'reordered':0},'spared':['testCallEmpty']}");
    HAS(call("{'@type':'testCallEmpty','@extra':'c'}"), "\"ok\"");
    OK("{'@type':'simulator.endFaultPlan'}");
    OK("{'@type':'simulator.useFaultPlan','seed':1,'rates':{'late':0,'unknown_content':1},'download_rates':{'stuck':1,'dropped':0},"
       "'latency':[0,0.5],'flood_wait':[1,2],'stall':[0.1,0.2]}");
    HAS(ask("{'@type':'simulator.useFaultPlan','seed':1,'rates':{'lat':0}}"), "no argument is called lat");
    HAS(ask("{'@type':'simulator.useFaultPlan','seed':1,'rates':{'late':2}}"), "from 0.0 to 1.0");
    HAS(ask("{'@type':'simulator.useFaultPlan','seed':1,'latency':[2,1]}"), "the least and the most");
    HAS(ask("{'@type':'simulator.useFaultPlan','seed':1,'spared':['getMee']}"), "no function getMee");
    OK("{'@type':'simulator.useFaultPlan','seed':1,'rates':{'closing':1}}");
    td_send(1, "{\"@type\":\"testCallEmpty\"}");
    until("authorizationStateClosed");
}
