/** Words for people, the company, the machine interface and courtesy. Notation: see lexicon.ts. */
import type { ConceptForms } from '../lexicon.ts';

/** Concepts of people and conversation. */
export const PEOPLE: ConceptForms = {
  CONTACT: {
    en: 'contact reach email mail phone telephone "call you" "get in touch" "talk to" "speak to"',
    de: 'kontakt kontaktier* erreich* telefon* mail email anrufen sprechen',
    'ur-Latn': 'rabta raabta rabita contact email phone "ka number"',
    ar: 'تواصل* أتواصل نتواصل التواصل اتصل أتصل الاتصال هاتف بريد إيميل رقم',
  },
  SUPPORT: { en: 'support help', de: 'support hilfe kundendienst kundenservice', 'ur-Latn': 'support madad', ar: 'دعم الدعم مساعدة' },
  HELPDESK: {
    en: '"support team" "customer support" "customer service" "tech support" "technical support" helpdesk "help desk"',
    de: 'kundendienst kundenservice supportteam "technischer support"',
    'ur-Latn': '"support team" "customer support"',
    ar: '"فريق الدعم" "الدعم الفني" "خدمة العملاء"',
  },
  SALES: { en: 'sales salesperson', de: 'vertrieb* verkaufsteam', 'ur-Latn': 'sales', ar: 'مبيعات المبيعات' },
  OFFICE: {
    en: 'office offices headquarter* headquarters located "based in" "where are you based" address',
    de: 'büro* standort* firmensitz adresse anschrift "sitz der"',
    'ur-Latn': 'office daftar pata address',
    ar: 'مكتب مكتبكم مقر مقركم عنوان عنوانكم',
  },
  COMPANY: { en: 'company', de: 'firma unternehmen', 'ur-Latn': 'company', ar: 'شركة شركتكم' },
  WHO: {
    en: '"who are you" "about you" "about us" "what do you do" "who is behind" "who runs"',
    de: '"wer seid ihr" "wer sind sie" "wer bist du" "was macht ihr" "was machen sie" "über euch" "wer steckt"',
    'ur-Latn': '"aap kaun" "kaun ho" "aap log kaun" "aap kya karte"',
    ar: '"من انتم" "من أنت" "من نحن" "ماذا تفعلون" "عن شركتكم" "ماذا تقدمون"',
  },
  API: {
    en: 'api apis mcp a2a "access token" "api key"',
    de: 'api apis mcp a2a schnittstelle schnittstellen "api schlüssel" schlüssel',
    'ur-Latn': 'api mcp a2a "api key"',
    ar: 'api mcp a2a مفتاح واجهة "واجهة برمجية"',
  },
  AGENT: {
    en: 'bot robot chatbot chatgpt gpt llm "language model" ai human person machine',
    de: 'bot roboter chatbot chatgpt gpt "eine ki" sprachmodell mensch maschine',
    'ur-Latn': 'bot robot chatbot chatgpt ai insaan machine',
    ar: 'روبوت بوت آلة إنسان بشر "ذكاء اصطناعي" chatgpt',
  },
  YOU_ARE: {
    en: '"are you" "you are" "am i talking" "am i chatting" "is this a"',
    de: '"bist du" "sind sie" "seid ihr" "spreche ich" "schreibe ich"',
    'ur-Latn': '"aap robot" "aap bot" "aap insaan" "aap ai" "aap koi" "kya aap" "tum koi" "kya tum" "tum robot"',
    ar: '"هل أنت" "هل أنتم" "أتحدث مع"',
  },
  ACT: {
    en: 'delete cancel refund change create close reset update remove upgrade downgrade',
    de: 'lösch* kündig* erstatt* erstell* änder* storn* schließ*',
    'ur-Latn': 'delete cancel band khatam badlo badal hatao refund',
    ar: 'احذف حذف إلغاء ألغ ألغي الغوا غيروا استرداد أغلق',
  },
  OBJECT: {
    en: 'account subscription invoice password order payment booking money',
    de: 'konto abo abonnement rechnung passwort bestellung zahlung geld vertrag',
    'ur-Latn': 'account subscription invoice password order payment paise',
    ar: 'حساب حسابي اشتراك اشتراكي فاتورة فاتورتي طلبي أموالي',
  },
  GREET: {
    en: 'hi hello hey "good morning" "good evening" "good afternoon" greetings',
    de: 'hallo "guten tag" "guten morgen" "guten abend" servus moin',
    'ur-Latn': 'salam salaam assalam assalamualaikum "assalam o alaikum" aoa adaab',
    ar: 'مرحبا أهلا سلام "السلام عليكم" "صباح الخير" "مساء الخير"',
  },
  THANKS: {
    en: 'thanks thank thx bye goodbye cheers',
    de: 'danke dankeschön tschüss "vielen dank" "auf wiedersehen"',
    'ur-Latn': 'shukriya shukria meherbani "khuda hafiz" "allah hafiz"',
    ar: 'شكرا "شكرا جزيلا" "مع السلامة" وداعا',
  },
};
