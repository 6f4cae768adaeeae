/** Words for the machine interface, for who answers, and for attempts to change who answers. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of the machine interface. */
export const MACHINE: ConceptForms = {
  API: {
    en: `api apis mcp a2a webhook webhooks sdk sdks graphql openapi "access token" "api key" "api keys" "rest api" "json api" "developer docs"
      "developer documentation" "for developers" "machine readable" "llms txt"`,
    de: `api apis mcp a2a schnittstelle schnittstellen programmiers* schlüssel webhook webhooks sdk openapi "api schlüssel" "api key"
      "für entwickler" entwicklerdokumentation maschinenles*`,
    'ur-Latn': 'api apis mcp a2a webhook webhooks sdk openapi "api key" "developers ke liye"',
    ar: 'api mcp a2a مفتاح واجهة ويبهوك webhook "واجهة برمجية" "واجهة برمجة" "مفتاح api" "ويب هوك" للمطورين للمبرمجين',
  },
  LOGIN: {
    en: `login logins "log in" "log into" "logging in" signin "sign in" "sign into" "signing in" authenticate authenticated authentication authorize authorise
      authorization authorisation auth oauth token tokens credential credentials username "user name" public publicly sso "single sign on" "a key" "any key"
      "api key" "api keys" "access token" "access tokens" "bearer token" "without login" "without an account" "need an account" "no account" "no login" "two factor"`,
    de: `login logins einloggen einlogge eingeloggt einzuloggen "logge ich mich ein" "log mich ein" "logge mich ein" anmeldedaten zugangsdaten zugangscode
      authentifizi* authentisier* autorisier* token tokens zugriffstoken zugangsschlüssel zugriffsrech* berechtigung* benutzername schlüssel öffentlich*
      "frei zugänglich" "einen key" "keinen key" "ohne anmeldung" "ohne anmelden" "ohne login" "ohne konto" "ohne account" "ohne registrierung" "ohne schlüssel"
      "ein konto" "einen account" "kein konto" "keinen account" einmalanmeldung`,
    'ur-Latn': `login "log in" "login kaise" "login karna" signin "sign in" token tokens credentials authentication authenticate auth username public
      "api key" "key chahiye" "key chahye" "koi key" "key ki" "bina key" "baghair key" "bina login" "baghair login" "bina account" "baghair account"
      "account ke baghair" "account ke bina" "account zaroori" "sab ke liye khula"`,
    ar: `"تسجيل الدخول" "تسجيل دخول" "أسجل دخول" "أسجل الدخول" "سجل دخول" "الدخول للحساب" "ادخل حسابي" "بيانات الدخول" لوجن لوقن مصادقة توكن توكنات مفتاح مفاتيح
      تفويض صلاحيات "رمز الوصول" "رمز الدخول" "اسم المستخدم" "بدون حساب" "بدون تسجيل" "من غير حساب" "من غير تسجيل" "بدون مفتاح" "بلا مفتاح" "متاح للعموم" للعموم
      علني علنية`,
  },
  AGENT: {
    en: `bot bots robot robots chatbot chatbots chatgpt gpt llm ai human person machine "language model" "artificial intelligence" "virtual assistant"
      "computer program" automated`,
    de: `bot bots roboter chatbot chatbots chatgpt gpt llm "eine ki" "die ki" "der ki" "ne ki" "oder ki" "ki modell" "ki assistent" "künstliche intelligenz" "künstlichen intelligenz" sprachmodell sprachmodelle mensch
      maschine automat computerprogramm computer "echte person" "echter mensch"`,
    'ur-Latn': `bot bots robot chatbot chatgpt gpt llm ai insaan insan human machine mashine computer "masnooi zahanat" "asli banda" "koi banda"
      "real person"`,
    ar: `روبوت روبوتات بوت شاتبوت آلة إنسان بشر بشري كمبيوتر "ذكاء اصطناعي" "الذكاء الاصطناعي" "ذكاء صناعي" "شات بوت" "شات جي بي تي" chatgpt gpt
      "نموذج لغوي" "نموذج لغة" "مساعد افتراضي" "برنامج آلي" "شخص حقيقي"`,
  },
  YOU_ARE: {
    en: `"are you" "r you" "are u" "r u" "you are" "you re" "am i talking" "am i chatting" "am i speaking" "am i writing" "am i texting" "is this a" "is this an"
      "is it a" "what are you" "who am i talking" "who am i chatting"`,
    de: `"bist du" "sind sie" "seid ihr" "was bist du" "du bist" "spreche ich" "schreibe ich" "rede ich" "chatte ich" "ist das ein" "ist das eine" "ist hier ein"
      "ist hier eine" "antwortet mir" "antwortet hier"`,
    'ur-Latn': `"aap robot" "aap bot" "aap insaan" "aap insan" "aap ai" "aap koi" "ap robot" "ap bot" "ap insaan" "ap insan" "ap ai" "ap koi" "kya aap" "kya ap"
      "kya tum" "tum koi" "tum robot" "tum bot" "tum insaan" "tum insan" "tum ai" "yeh bot" "ye bot" "yeh robot" "ye robot" "bot ho" "robot ho" "insaan ho"
      "insan ho" "bot hain" "robot hain" "insan hain" "main kisi" "mein kisi"`,
    ar: `"هل أنت" "هل أنتم" "هل أنتي" "هل هذا" "هل هذه" "أتحدث مع" "هل أتحدث" "هل أكلم" "قاعد أكلم" "انت روبوت" "أنت بوت" "انت انسان" "انت شخص" "انت ذكاء"
      "انت آلي" "انت بشر" "انت حقيقي" "من يرد" "مين يرد" "مين بيرد" "اللي يرد"`,
  },
  INJECT: {
    en: `ignore* disregard disregards override overrule jailbreak pretend reveal expose leak bypass roleplay forget print repeat show "act as" "you are now"
      "behave as" "respond as" "from now on" "stop being"`,
    de: `ignorier* missacht* überschreib* vergiss vergesst verrate verrat umgehe umgehen umgeht zeig* "tu so" "du bist jetzt" "ab jetzt bist" "gib aus" "gib mir deine"
      "spiel die rolle" "verhalte dich" "agiere als" "handle als"`,
    'ur-Latn': `ignore batao dikhao "nazar andaz" "nazar andaaz" nazarandaz "bhool jao" "bhool ja" "bhul jao" "zahir karo" "zahir kar" "ban jao" "ab tum" "ab se tum"
      "mat mano"`,
    ar: `تجاهل تجاهلي تجاهلوا تظاهر اكشف انس انسى اعرض أظهر اطبع تخطى كرر "أنت الآن" "من الآن فصاعدا" "تصرف ك" "تصرف كأنك" "العب دور" "تقمص دور" "لا تلتزم"`,
  },
  INJECT_OBJECT: {
    en: `instruction instructions prompt prompts "system prompt" "system message" hidden "developer mode" dan secret secrets jailbreak confidential guardrails
      passwords`,
    de: `anweisung* systemprompt systemnachricht prompt prompts geheim* instruktion* entwicklermodus vertraulich*`,
    'ur-Latn': 'hidayat hidayaat instructions instruction prompt prompts khufia khufiya khufya ahkamat "system prompt"',
    ar: 'تعليمات تعليمات* أوامرك أوامركم أوامر البرومبت برومبت السرية سرية المخفية مخفية توجيهاتك أسرار أسرارك "موجه النظام" "وضع المطور"',
  },
  RULES: {
    en: 'rules guidelines restrictions guardrails safeguards',
    de: 'regeln vorgaben richtlinien einschränkungen',
    'ur-Latn': 'qawaid qaide qawaneen usool pabandi pabandiyan rules',
    ar: 'قواعد* قواعدك القيود قيود قيودك ضوابط قوانينك',
  },
};
