/** Words for beginning, connecting and mending. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of the way from the first step to the last error. */
export const SETTING_UP: ConceptForms = {
  SET_UP: {
    en: 'setup "set up" "setting up" install* configur* "turn on" activat* enabl* creat*',
    de: `einricht* eingerichtet richte konfigur* installier* installation* anmeld* aktivier* anleg* angelegt einstell* einzurichten
      aufsetz* erstell*`,
    'ur-Latn': 'setup "set up" install* tarteeb* lagana lagaye* lagao lagaen "on karna" "on karein" activat* "set karna"',
    ar: 'إعداد* تثبيت* تهيئة أفعل تفعيل* فعل أعد ضبط* تركيب* أنشئ إنشاء* انشاء*',
  },
  CONNECT: {
    en: 'connect* integrat* link linking "hook up"',
    de: 'verbind* verbunden anbind* angebunden verknüpf* integrier* integration* angeschlossen anschluss* koppel*',
    'ur-Latn': 'connect* jor* jod* munsalik*',
    ar: 'ربط* اتصال* توصيل تكامل* دمج أربط نربط يربط أوصل',
  },
  START: {
    en: 'start starts starting started begin* "get started" "getting started" onboarding',
    de: 'start starten startet beginn* anfang* loslegen einstieg einsteig*',
    'ur-Latn': 'shuru* aghaz* start shru* ibtida*',
    ar: 'بدء ابدأ نبدأ بداية أبدأ يبدأ',
  },
  LEARN: { en: 'learn* training* course*', de: 'lern* schulung* kurs kurse', 'ur-Latn': 'seekh* training', ar: 'تعلم* تدريب* دورة' },
  ERROR: {
    en: 'error* fail fails failed failing failure* bug bugs problem*',
    de: 'fehler* problem* störung* fehlgeschlagen',
    'ur-Latn': 'error* ghalti* masla maslay kharab* maslah maslon khrab',
    ar: 'خطأ أخطاء مشكل* عطل مشاكل* خلل*',
  },
  FIX: {
    en: 'fix fixes fixing fixed solve* troubleshoot* repair*',
    de: 'beheb* lösen lösung* reparier* fehlersuche',
    'ur-Latn': 'fix theek thik durust thek "hal karna"',
    ar: 'إصلاح* حل حلول تصحيح أصلح نصلح أحل',
  },
  ALTERNATIVE: {
    en: `alternativ* replace* instead "in place of" substitut* "other than" "similar to" "instead of" "something like" "software like"
      "tools like" "apps like"`,
    de: 'alternativ* ersatz* ersetz* stattdessen "statt dessen" "anstelle" statt ähnlich*',
    'ur-Latn': 'alternativ* mutabadil* badal mutbadil* mutabaadil* "ki jagah" "ke bajaye" "ke bajae" "ke ilawa" jaisa jaisi jaise',
    ar: 'بديل* بدائل* "بدلا من" "بدل من" "عوضا عن" شبيه* مشابه*',
  },
  CHANGE: {
    en: 'change* changing edit edits editing update* modif* adjust*',
    de: 'ändern änderung* geändert bearbeit* aktualisier* anpass* verander* veränder*',
    'ur-Latn': 'badal* tabdeel* tabdil* update tabdel*',
    ar: 'تغيير* تعديل* تحديث* أغير* نغير يغير أعدل نعدل',
  },
  STOP: {
    en: 'stop stops stopping prevent* avoid*',
    de: 'verhinder* vermeid* stopp* unterbind*',
    'ur-Latn': 'rok rokna rokne rokein roken roko rokun',
    ar: 'منع* أمنع نمنع أوقف نوقف تجنب* وقف',
  },
  STEPS: {
    en: 'step steps procedure*',
    de: 'schritt schritte ablauf',
    'ur-Latn': 'qadam* marhala marhale',
    ar: 'خطوة خطوات مراحل',
  },
};
