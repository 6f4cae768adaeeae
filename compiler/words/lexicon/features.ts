/** Words for features, and for whether they can be used yet. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

const AVAILABLE = {
  en: 'available "is live" "are live" "go live" "gone live" "went live" "already live" "live yet" "live now" released launched "generally available" "ready to use" "rolled out" "out now" "already out" "up and running"',
  de: 'verfügbar* veröffentlic* nutzbar* einsatzberei* freigeschalt* erhältlich* "schon da" "bereits da"',
  'ur-Latn': 'dastyab dastiyab dasteyab dastiaab available launched "aa gaya" "aa gayi" "aa chuka" "aa chuki"',
  ar: 'متاح* متوفر* متوافر* جاهز* "تم إطلاق"',
};
const BETA = {
  en: 'beta "early access" "public preview" "beta version" "beta test"',
  de: 'beta betaphase betaversion betatest "early access" "noch im test"',
  'ur-Latn': 'beta betaa "early access"',
  ar: 'بيتا beta "وصول مبكر" "إصدار تجريبي" "مرحلة تجريبية"',
};
const PLANNED = {
  en: `planned upcoming roadmap "coming soon" "available soon" "out soon" "not yet" "in the works" "in development" "under development" "being built"
    "work in progress" "will you add" "will you support" "going to add" "going to support" "plan to add" "plan to support" "planning to" "in the future"
    "release date" "any time soon" "is coming"`,
  de: `geplant* roadmap demnächst künftig* zukünftig* vorgesehen angekündigt* "noch nicht" "in arbeit" "in entwicklung" "in planung" "in zukunft" "kommt noch"
    "kommen noch" "kommt bald" "bald verfügbar" "gibt es bald" "schon bald" "plant ihr" "planen sie"`,
  'ur-Latn': `planned mansooba mansoobe mansoobay upcoming roadmap "aane wale" "aane wali" "aane wala" "anay wale" "anay wali" "anay wala" "aanay wale" "aanay wala"
    "coming soon" "jald aa" "jaldi aa" "jald aane" "kab aayega" "kab ayega" "kab aayegi" "kab ayegi" "kab aa raha" "kab aa rahe" "kab aa rahi"
    "mustaqbil mein" "abhi nahin" "abhi nahi" "ban raha" "banaya ja raha"`,
  ar: `مخطط* قادم* قريبا لاحقا مستقبلا "قيد التطوير" "تحت التطوير" "قيد الإنشاء" "خارطة الطريق" "خريطة الطريق" "في المستقبل" "بالمستقبل" ستضيفون
    "راح تضيفون" "رح تضيفوا" حتضيفوا "متى تضيفون" "متى بتضيفوا"`,
};

/** Concepts of features; `STATUS` is any of the three, or the question after it. */
export const FEATURES: ConceptForms = {
  AVAILABLE,
  BETA,
  PLANNED,
  STATUS: {
    en: `${AVAILABLE.en} ${BETA.en} ${PLANNED.en} status availability ready "when will" "current state"`,
    de: `${AVAILABLE.de} ${BETA.de} ${PLANNED.de} status verfügbarkeit fertig "wann kommt" "wann kommen" "wann gibt es"`,
    'ur-Latn': `${AVAILABLE['ur-Latn']} ${BETA['ur-Latn']} ${PLANNED['ur-Latn']} status maujood mojood mojud mawjood tayyar tayar live ready launch`,
    ar: `${AVAILABLE.ar} ${BETA.ar} ${PLANNED.ar} حالة حالتها موجود* شغال شغالة`,
  },
  DEPRECATED: {
    en: 'deprecated discontinued retired obsolete "phased out" "no longer available" "no longer supported" "shut down" "switched off"',
    de: 'abgekündigt* eingestellt* abgeschafft* abgeschaltet* veraltet* "nicht mehr verfügbar" "nicht mehr unterstützt"',
    'ur-Latn': 'deprecated discontinued "band ho gaya" "band ho gayi" "band ho chuka" "band kar diya" "hata diya" "khatam kar diya"',
    ar: `متوقف* ملغاة ملغي ملغية أوقفتم "لم يعد متاح" "لم يعد مدعوما" "لم تعد متاحة" "ما عاد" وقفتوا وقفتم أوقفتوا توقفتم توقفتوا ألغيتم لغيتوا شلتوا`,
  },
  FEATURE: {
    en: `feature* function functions functionality functionalities capabilit* module modules "use case" "use cases" "what can it do" "what can you do"
      "what does it do" "what can the app" "what does the app do" "what can your"`,
    de: `funktion* feature features featureliste module modul merkmal* leistungsmer* fähigkeit* einsatzmögli* "was kann es" "was kann das"
      "was kann die" "was kann eure" "was kann euer" "was könnt ihr" "was können sie" "was alles kann"`,
    'ur-Latn': `feature features fiture fitures feachers feature's khasoosiyat khusoosiyat khususiyat khasusiyat khoobi khoobiyan khubiyan sahulat sahulatein
      sahuliyat sahulten function functions "kya kya kar sakta" "kya kya kar sakte" "kya kar sakta" "kya kar sakti" "kya kar sakte" "kya kaam karta"`,
    ar: `ميزة ميزات ميزات* مميزات مميزات* مزايا مزاياكم خاصية خصائص خصائصه خواص وظائف قدرات إمكانيات إمكانات إمكانياته بالميزات للميزات والميزات والمميزات فيتشر فيتشرز
      "ماذا يفعل برنامجكم" "ماذا يفعل برنامجك" "ماذا يفعل تطبيقكم" "ماذا يفعل نظامكم" "ماذا يفعل البرنامج" "ماذا يفعل التطبيق" "ماذا يمكنه" "ايش يسوي" "وش يسوي" "شو بيعمل" "بيعمل ايه"`,
  },
};
