/** Words for what a company offers: plans, prices, limits, features, platforms, guides, comparisons. Notation: see lexicon.ts. */
import type { ConceptForms } from '../lexicon.ts';

/** Concepts of the offer. */
export const OFFER: ConceptForms = {
  PRICE: {
    en: 'price* pricing cost costs costing fee fees charge charges rate rates "how much" expensive',
    de: 'preis* kosten kostet koste kostenpunkt gebühr* teuer "wie viel kostet"',
    'ur-Latn':
      'price prices qeemat* keemat* qimat* kimat* daam daamon rate rates kharcha fees mehnga mehngi "kitne ka" "kitne ki" "kitnay ka" "kitne paise"',
    ar: 'سعر* اسعار* تكلف* يكلف بكم ثمن* رسوم "كم ثمن" "كم يكلف"',
  },
  PLAN: {
    en: 'plan plans tier tiers package packages subscription subscriptions edition editions',
    de: 'plan tarif* "welche pläne" "eure pläne" paket* abo abos abonnement* "welche version"',
    'ur-Latn': 'plan plans package packages subscription',
    ar: 'باقة باقات باقاتكم خطة خطط خططكم اشتراك اشتراكات',
  },
  LEAST: {
    en: 'cheapest cheap lowest "least expensive" "entry level" affordable',
    de: 'günstig* billig* niedrigst* preiswert* "am wenigsten"',
    'ur-Latn': 'sasta sasti saste sabse-sasta "kam se kam"',
    ar: 'أرخص رخيص* الأقل أقل',
  },
  PRICIEST: {
    en: '"most expensive" priciest costliest dearest "highest price"',
    de: 'teuerst* "höchster preis"',
    'ur-Latn': '"sab se mehnga" "sab se mehngi" mehnga-tareen "sabse mehnga"',
    ar: 'أغلى الأغلى',
  },
  MOST: {
    en: 'most highest maximum max biggest largest',
    de: 'meist* höchst* maximal* größt*',
    'ur-Latn': '"sab se zyada" zyada bara',
    ar: 'أعلى أكثر أكبر',
  },
  TRIAL: {
    en: 'trial trials demo "try it" "try out" "test it"',
    de: 'testphase testzeitraum testversion probe* testen ausprobieren demo',
    'ur-Latn': 'trial demo azmaish azmane try',
    ar: 'تجربة تجريبي تجريبية أجرب نجرب',
  },
  FREE: { en: 'free', de: 'kostenlos* gratis kostenfrei* umsonst', 'ur-Latn': 'free muft', ar: 'مجاني* مجانا مجانية' },
  USERS: {
    en: 'user users seat seats member* agent agents teammate* colleague*',
    de: 'benutzer* nutzer* mitarbeiter* teammitglied*',
    'ur-Latn': 'user users agent agents member members',
    ar: 'مستخدم* مستخدمين مستخدمون أعضاء',
  },
  CONTACTS: {
    en: 'contact contacts',
    de: 'kontakt kontakte kontakten kontaktlimit',
    'ur-Latn': 'contact contacts',
    ar: '"جهات اتصال" "جهات الاتصال" "جهة اتصال"',
  },
  CREDITS: { en: 'credit credits', de: 'guthaben credit* ki-credits', 'ur-Latn': 'credit credits', ar: 'رصيد أرصدة' },
  ACCOUNTS: {
    en: '"accounts per channel" accounts',
    de: 'konten "konten pro kanal"',
    'ur-Latn': 'accounts "accounts fi channel"',
    ar: 'حسابات "حسابات لكل قناة"',
  },
  LIMIT: { en: 'limit limits quota quotas', de: 'limit* benutzerlimit obergrenze* grenze', 'ur-Latn': 'limit limits', ar: 'حدود حد' },
  HOW_MANY: { en: '"how many"', de: '"wie viele" wieviele', 'ur-Latn': 'kitne kitni kitnay', ar: '"كم عدد" كم عدد' },
  INCLUDES: {
    en: 'include* contain* comes',
    de: 'enthalten enthält beinhaltet umfasst inklusive',
    'ur-Latn': 'shamil',
    ar: 'تشمل يشمل تتضمن يتضمن',
  },
  CURRENCY: {
    en: 'currency currencies usd eur dollar dollars euro euros',
    de: 'währung* usd eur dollar euro',
    'ur-Latn': 'currency usd dollar dollars rupees rupay',
    ar: 'عملة عملات دولار يورو ريال درهم',
  },
  PAY: { en: 'pay paid payment billed', de: 'zahl* bezahl*', 'ur-Latn': 'pay payment ada', ar: 'دفع أدفع الدفع' },
  DISCOUNT: { en: 'discount* coupon* voucher*', de: 'rabatt* gutschein* ermäßigung*', 'ur-Latn': 'discount riayat*', ar: 'خصم* تخفيض*' },
  COMPARE: {
    en: 'compar* vs versus differ* alternative alternatives competitor*',
    de: 'vergleich* unterschied* unterscheid* alternative* konkurrent* konkurrenz',
    'ur-Latn': 'farq muqabla muqablay mukabla compare comparison behtar',
    ar: 'مقارن* نقارن تقارن فرق الفرق بديل منافس*',
  },
  FEATURE: {
    en: 'feature* function functions functionality capabilit*',
    de: 'funktion* feature features',
    'ur-Latn': 'feature features',
    ar: 'ميزة ميزات مميزات خصائص وظائف',
  },
  STATUS: {
    en: 'status available availability beta planned released live ready',
    de: 'status verfügbar* geplant* beta veröffentlicht',
    'ur-Latn': 'status dastyab dastiyab available beta',
    ar: 'متاح* متوفر* حالة',
  },
  PLATFORM: {
    en: 'platform* channel channels network networks integration integrations',
    de: 'plattform* kanal kanäle kanälen netzwerk* integration integrationen anbindung*',
    'ur-Latn': 'platform platforms channel channels integration',
    ar: 'منصة منصات قناة قنوات تكامل',
  },
  SUPPORTS: {
    en: 'support supports supported connect connects connected integrate integrates integrated work works compatible',
    de: 'unterstütz* funktioniert verbinden verbindbar anbinden angebunden kompatibel',
    'ur-Latn': 'support supported connect chalta chalti juta jurta',
    ar: 'يدعم تدعم تدعمون ندعم مدعوم* يعمل تعمل ربط متصل*',
  },
  GUIDE: {
    en: '"how to" "how do" "how can" "how does" "how should" guide tutorial explain',
    de: '"wie kann" "wie mache" "wie richte" "wie verbinde" "wie lege" "wie funktioniert" "wie geht" anleitung erklär*',
    'ur-Latn': 'kaise kese tareeqa tarika guide',
    ar: 'كيف كيفية دليل شرح طريقة',
  },
  GUIDES: {
    en: 'guides tutorials articles "help articles" documentation',
    de: 'anleitungen artikel tutorials leitfäden',
    'ur-Latn': 'guides articles tutorials',
    ar: 'أدلة الأدلة مقالات شروحات',
  },
};
