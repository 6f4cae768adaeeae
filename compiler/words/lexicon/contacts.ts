/** Words for reaching people. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of reaching people. The Urdu `pata` also means `known`, so it stands in phrases. */
export const CONTACT_WORDS: ConceptForms = {
  CONTACT: {
    en: `contact reach email emails e-mail mail phone telephone hotline helpline "call you" "call support" "can i call" "get in touch" "talk to" "talk with"
      "speak to" "speak with" "chat with" "write to" "write you" "message you" "reach out" "phone number" "email address" "contact details" "contact info"
      "contact information" "get hold of" "live chat"`,
    de: `"wen ruf" "anrufen" "ruf ich" "wende ich mich" ansprechpartner* kontakt kontaktier* kontaktdaten kontaktformu* erreich* telefon* telefonisch rufnummer* hotline* mail mails email emails e-mail mailadresse*
      emailadresse* anrufen anruf rufe anschreiben sprechen spreche reden ansprechpart* ansprechpers* livechat "euch schreiben" "ihnen schreiben"
      "wende ich mich" "wenden wir uns" "an wen" "mit jemandem"`,
    'ur-Latn': `"baat karni" "baat karna" "baat karun" "baat karein" "baat karoon" "baat ho sakti" rabta raabta rabita raabita rabtay contact email emails phone fone telephone helpline "ka number" "phone number" "number kya" "number dein"
      "number de do" "number chahiye" "number mil" "email address" "call kar" "baat karni" "baat karna" "baat kar" "baat ho" "baat karwa" "message kar"
      "kis se baat" "kis se pooch"`,
    ar: `التحدث أتحدث نتحدث أتكلم نتكلم أكلم نكلم التكلم تواصل* أتواصل نتواصل التواصل بالتواصل للتواصل والتواصل اتصل أتصل نتصل الاتصال هاتف هاتفكم هاتفي بالهاتف تلفون تليفون بالتلفون بريد بريدكم بالبريد إيميل
      ايميلكم بالايميل رقم رقمكم أكلمكم أكلم نكلم أتكلم أحكي أراسلكم نراسلكم مراسلتكم مراسلة "الخط الساخن" "رقم الهاتف" "رقم التلفون" "رقم الجوال"
      "رقم الموبايل" "البريد الإلكتروني" "بريد إلكتروني"`,
  },
  SUPPORT: {
    en: 'support help assistance',
    de: 'support hilfe kundendienst kundenservice kundensupport hilfestellung helfen helft hilft',
    'ur-Latn': 'support help madad maddad madat imdad',
    ar: 'دعم الدعم دعمكم للدعم بالدعم والدعم مساعدة مساعدتكم المساعدة للمساعدة ساعدوني ساعدني يساعدني تساعدوني مساعدتي',
  },
  HELPDESK: {
    en: `helpdesk "help desk" "support team" "support desk" "support staff" "support hotline" "customer support" "customer service" "customer care"
      "customer services" "tech support" "technical support" "service desk" "support people"`,
    de: `kundendienst kundenservice kundensupport kundenbetreuung kundenhotline supportteam support-team servicehotline supporthotline helpdesk
      "technischer support" "technischen support" "technische hilfe"`,
    'ur-Latn':
      '"support team" "customer support" "customer care" "customer service" "support wale" "support walay" "support walon" "technical support" helpdesk',
    ar: `"فريق الدعم" "لفريق الدعم" "بفريق الدعم" "الدعم الفني" "الدعم التقني" "دعم فني" "دعم تقني" "دعم العملاء" "خدمة العملاء" "خدمة الزبائن" "خدمه زباين"
      "خدمة عملاء" "بخدمة العملاء" "مركز الدعم" "فريق المساعدة"`,
  },
  SALES: {
    en: 'sales salesperson salespeople "sales team" "sales rep" "sales department" "sales person" "account manager" "account executive"',
    de: 'vertrieb* verkaufsteam verkaufsabteilung kundenberate* sales salesteam "account manager"',
    'ur-Latn': 'sales "sales team" "sales wale" "sales walay" "sales wala" "sales walon"',
    ar: 'مبيعات مبيع بالمبيعات للمبيعات والمبيعات لمبيعات مبيعاتكم "فريق المبيعات" "قسم المبيعات" "مندوب مبيعات" "مندوب المبيعات" "مدير المبيعات"',
  },
  HUMAN: {
    en: `human humans "real person" "actual person" "live person" "real human" "actual human" "real people" "living person" "human being" "human agent"
      "live agent" "real agent" "flesh and blood" "a person" "someone real" "speak to someone" "talk to someone" "speak with someone" "talk with someone"`,
    de: `mensch menschen menschlich* "echte person" "echten person" "echter person" "echter mensch" "echten menschen" "echtem menschen" "richtigen menschen"
      "richtiger mensch" "reale person" "realen person" "jemand echtes" "jemandem sprechen" "jemandem reden" "persönlich sprechen" "einem mitarbeiter"
      sachbearbeit*`,
    'ur-Latn': `insaan insan insano insaanon insanon human shakhs aadmi "real person" "asli banda" "asli bande" "asal banda" "asli insan" "asli insaan"
      "kisi bande" "kisi insan" "kisi shakhs" "zinda insan"`,
    ar: `إنسان بشر بشري بشرية آدمي "بني آدم" "شخص حقيقي" "شخص فعلي" "انسان حقيقي" "موظف حقيقي" "أحد الموظفين" "أحد من الفريق" "أكلم شخص" "أكلم حد"
      "أكلم موظف" "اكلم أحد" "احكي مع حدا" "أكلم واحد" "حد حقيقي" "مع شخص" "مع موظف" "مع إنسان"`,
  },
  HOURS: {
    en: `"opening hours" "opening times" "business hours" "office hours" "working hours" "support hours" "work hours" "hours of operation" "what hours"
      "which hours" "your hours" "are you open" "support open" "open today" "open now" "open on" "do you open" "do you close" "are you closed" "are you available" "when can i call" "when can i reach" "24 7"
      "24 hours" "around the clock" "on weekends" "at weekends" "at the weekend" "on the weekend" "on saturdays" "on sundays" "on sunday" "on saturday"
      "time zone" timezone "response time" "response times" "reply time" "how fast do you reply" "how quickly do you reply" "how quickly do you respond"`,
    de: `öffnungszeit* geschäftszei* bürozeit* sprechzeit* servicezeit* arbeitszeit* supportzeit* erreichbarkeit "wann seid ihr" "wann erreiche" "wann erreichen"
      "wann habt ihr offen" "wann habt ihr auf" "habt ihr offen" "support offen" "habt ihr geöffnet" geöffnet "rund um die uhr" "am wochenende" "an wochenenden" "am sonntag"
      "am samstag" "an feiertagen" sonntags samstags antwortzeit* reaktionszei* zeitzone "wie schnell antwortet" "wie schnell reagiert"`,
    'ur-Latn': `timing timings auqat auqaat "office timing" "office timings" "office hours" "working hours" "kitne baje" "kitnay baje" "kis waqt" "kis time" "khula hai" "khuli hai" "khula hota" "band hota" "kab khulta"
      "kab khulte" "kab khula" "kab band hota" "kab available" "kab tak khula" "24 ghante" "chaubees ghante" "din raat" "itwar ko" "weekend par" "weekend pe"
      "kab baat"`,
    ar: `"ساعات العمل" "ساعات عملكم" "ساعات الدوام" "أوقات العمل" "أوقات الدوام" "مواعيد العمل" "مواعيد الدوام" مواعيدكم دوامكم دوام "وقت الدوام" "متى تفتحون"
      "متى تفتحوا" "متى تفتح" "متى تغلقون" "متى تكونون" "متى تردون" "على مدار الساعة" "24 ساعة" "نهاية الأسبوع" "يوم الجمعة" "يوم السبت" "يوم الأحد"
      "وقت الرد" "سرعة الرد" "وقت الاستجابة" "بتفتحوا امتى" "امتى بتفتحوا"`,
  },
  OFFICE: {
    en: `"which city" "what city" "city are you" office offices headquarter* headquarters headquartered located address hq "based in" "where are you based" "where are you located" "where are you from"
      "which country are you" "what country are you" "which city are you" "what city are you" "head office" "your location" "visit you"`,
    de: `"welcher stadt" "welche stadt" postanschrift büro büros standort* bürostandort* firmensitz hauptsitz adresse anschrift postadresse firmenadresse niederlassun* geschäftsste* filiale* "sitz der"
      "euer sitz" "ihr sitz" "euren sitz" "wo sitzt ihr" "wo sitzen sie" "wo seid ihr" "wo sind sie" "wo befindet" "woher kommt ihr" "aus welchem land"
      "euch besuchen" "vor ort"`,
    'ur-Latn': `"kis shehar" "kis sheher" "konse shehar" office offices daftar dafter dafatir address addres adress location headquarter headquarters "head office" "ka pata" "aapka pata" "apka pata"
      "apna pata" "pata kya" "pata batao" "pata bata" "pata batayein" "pata dein" "office pata" "pata office" "aap kahan" "ap kahan" "aap log kahan" "ap log kahan"
      "kahan waqe" "kis shehar" "kis sheher" "kis mulk"`,
    ar: `"أي مدينة" "في أي مدينة" عنوانكم البريدي مكتب مكتبكم مكاتب مكاتبكم للمكتب بالمكتب لمكتبكم مقر مقركم مقرها عنوان عنوانكم عنوانك فروعكم لوكيشن لوكيشنكم وينكم فينكم "أين أنتم" "وين انتم" "انتوا فين"
      "انتو وين" "أين تقعون" "وين مكانكم" "فين مكانكم" "وين موقعكم" "أين موقعكم" "في أي مدينة" "في أي بلد" "من وين انتم" "العنوان البريدي"`,
  },
};
