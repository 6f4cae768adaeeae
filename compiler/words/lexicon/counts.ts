/** Words for what plans count, and for counting. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of counting. */
export const COUNTS: ConceptForms = {
  CONTACTS: {
    en: 'contact contacts "contact list" "contact limit" "customer contacts" "address book"',
    de: 'kontakt kontakte kontakten kontaktlimit kontaktliste kontaktanzahl kontaktzahl kundenkontakte kundenkontakten adressbuch',
    'ur-Latn': 'contact contacts contects "contact list"',
    ar: `"جهات اتصال" "جهات الاتصال" "جهة اتصال" "جهة الاتصال" "لجهات الاتصال" "بجهات الاتصال" "وجهات الاتصال" "وجهات اتصال" "جهات اتصالي" كونتاكت
      كونتاكتس كونتاكتات`,
  },
  CREDITS: {
    en: 'credit credits "ai credit" "ai credits" "ai replies" "ai messages"',
    de: 'guthaben credit* ki-credits ki-guthaben "ki credit" "ki guthaben" "ki antworten"',
    'ur-Latn': 'credit credits kredit kredits "ai credit" "ai credits"',
    ar: 'رصيد أرصدة رصيدي رصيدنا بالرصيد للرصيد والرصيد كريدت كريدتس كريدتات "رصيد الذكاء" "نقاط الذكاء"',
  },
  UNLIMITED: {
    en: 'unlimited limitless uncapped "no limit" "no limits" "without limit" "without limits" "without a limit" "as many as"',
    de: 'unbegrenzt* unlimitiert* grenzenlos* "ohne limit" "ohne begrenzung" "ohne grenze" "kein limit" "beliebig viele"',
    'ur-Latn': 'unlimited lamahdood lamehdood "la mahdood" "la mehdood" "bina limit" "limit ke baghair"',
    ar: '"غير محدود" "غير محدودة" "الغير محدود" "لا محدود" "لا محدودة" "بلا حدود" "بدون حدود" "بدون حد" "بلا حد"',
  },
  ACCOUNTS: {
    en: `"accounts per channel" accounts profiles "more than one account" "second account" "multiple numbers" "several numbers" "how many numbers"
      "multiple pages" "several pages" "how many pages" "more than one page" "more than one number"`,
    de: `konten accounts "konten pro kanal" "mehr als ein konto" "zweites konto" "zweiter account" "mehrere nummern" "mehrere profile" "mehrere seiten"
      "wie viele nummern" "wie viele profile" "wie viele seiten"`,
    'ur-Latn': `accounts akaunts "accounts fi channel" "kitne account" "kitnay account" "do account" "doosra account" "dusra account" "ek se zyada account"
      "ek se ziada account" "kitne number" "kitnay number" "kitne page" "kitne pages" "do number"`,
    ar: `حسابات حساباتي حساباتنا حسابين بحسابات للحسابات والحسابات "حسابات لكل قناة" "أكثر من حساب" "كم حساب" "حساب ثاني" "أكثر من رقم" "كم رقم"
      "أكثر من صفحة" "كم صفحة"`,
  },
  LIMIT: {
    en: `limit limits limited limitation limitations unlimited quota quotas allowance allowances capped overage "no limit" "fair use" "upper limit"`,
    de: `limit* benutzerlimit nutzerlimit userlimit obergrenze* höchstgrenze* grenze begrenz* unbegrenzt* unlimitiert* unlimited kontingent* beschränkung*
      höchstzahl`,
    'ur-Latn': `limit limits limited unlimited quota hadd "koi had" "kitni had" "had kya" "had kitni" mehdood mahdood lamehdood lamahdood "la mehdood" "la mahdood"
      "ghair mehdood"`,
    ar: `حدود حد حدودها محدود* لامحدود* بحد ليمت كوتا "غير محدود" "غير محدودة" "بلا حدود" "بدون حدود" "من غير حدود" "حد أقصى" "الحد الأقصى" "سقف الاستخدام"`,
  },
  MORE_THAN: {
    en: '"more than" over above exceed exceeding "upwards of"',
    de: '"mehr als" über oberhalb',
    'ur-Latn': '"se zyada" "se ziyada" "se zyaada" "se upar"',
    ar: '"أكثر من" "اكثر من" فوق "تزيد عن" "يزيد عن" "أزيد من"',
  },
  HOW_MANY: {
    en: '"how many" "number of" "total number" "amount of" howmany',
    de: `"wie viele" "wie vielen" wieviele wievielen anzahl "wieviel benutzer" "wie viel benutzer" "wieviel nutzer" "wie viel nutzer" "wieviel user"
      "wieviel kontakte" "wie viel kontakte" "wieviel konten" "wieviel leute" "wie viel leute"`,
    'ur-Latn': 'kitne kitni kitnay kitney kitno kitnon tadaad taadad tadad ginti',
    ar: '"كم عدد" كم عدد عددهم وكم فكم كام وكام "قد ايه" "أد ايه" اشكد شكد',
  },
  INCLUDES: {
    en: `include* contain* comes "come with" "comes with" comprise comprises "consist of" "consists of" "do i get" "do we get" "do you get" "will i get"
      "would i get" "would we get" "will we get" "part of the plan" "covered by" "bundled with"`,
    de: `enthalten enthält beinhaltet beinhalten umfasst umfassen inklusive inkl inbegriffen einschließlich mitgeliefert leistungsumfang "ist drin" "mit drin"
      "drin ist" "alles drin" "ist dabei" "mit dabei" "bekomme ich" "bekommen wir" "bekommt man" "kriege ich" "kriegen wir" "kriegt man" "gehört dazu"
      "gehört zum" "gehört zu"`,
    'ur-Latn': `shamil shaamil shamel include includes included including "kya milta" "kya milega" "kya kya milta" "kya kya milega" "kya milti" "kya milay ga"
      "kitne milte" "kitne milenge" "kitni milti" "kya kya hai"`,
    ar: `تشمل يشمل بتشمل بيشمل شامل شاملة مشمول* تتضمن يتضمن متضمن* تحتوي يحتوي تحوي يحوي محتويات "فيها ايه" "فيه ايه" "شو فيها" "ايش فيها" "وش فيها"
      "شو فيه" "ايش فيه" "وش فيه" "أحصل على" "تحصل على" "نحصل على" "احصل عليه" "ايش تعطيني" "شو بتعطيني" "ضمن الباقة"`,
  },
  MOST: {
    en: 'most highest maximum max biggest largest greatest "at most" "up to" upper',
    de: 'meist meiste meisten meistens höchst* höchstens maximal* maximum größt* "bis zu"',
    'ur-Latn': `"sab se zyada" "sabse zyada" "sab se ziada" "sabse ziada" "zyada se zyada" "ziada se ziada" zyada ziada zyaada ziyada bara bari baray
      maximum`,
    ar: 'أعلى أكثر أكبر أقصى الأقصى ماكسيمم بأعلى بأكثر "على الأكثر" "الحد الأعلى"',
  },
};
