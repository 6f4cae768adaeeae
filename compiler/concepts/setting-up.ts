/** Words for beginning, connecting and mending. Notation: see lexicon.ts. */
import type { ConceptForms } from '../lexicon.ts';

/** Concepts of the way from the first step to the last error. */
export const SETTING_UP: ConceptForms = {
  SET_UP: {
    en: 'setup "set up" "setting up" install* configur*',
    de: 'einricht* eingerichtet richte konfigur* installier* installation* anmeld*',
    'ur-Latn': 'setup "set up" install* tarteeb* lagana lagayein',
    ar: 'إعداد* تثبيت* تهيئة ضبط تركيب',
  },
  CONNECT: {
    en: 'connect* integrat* link linking',
    de: 'verbind* verbunden anbind* angebunden verknüpf* integrier* integration*',
    'ur-Latn': 'connect* jor* jod* munsalik*',
    ar: 'ربط* اتصال* توصيل تكامل* دمج',
  },
  START: {
    en: 'start starts starting started begin* "get started" "getting started" onboarding',
    de: 'start starten startet beginn* anfang* loslegen einstieg',
    'ur-Latn': 'shuru* aghaz* start',
    ar: 'بدء ابدأ نبدأ بداية',
  },
  LEARN: { en: 'learn* training* course*', de: 'lern* schulung* kurs kurse', 'ur-Latn': 'seekh* training', ar: 'تعلم* تدريب* دورة' },
  ERROR: {
    en: 'error* fail fails failed failing failure* bug bugs problem*',
    de: 'fehler* problem* störung* fehlgeschlagen',
    'ur-Latn': 'error* ghalti* masla maslay kharab*',
    ar: 'خطأ أخطاء مشكل* عطل',
  },
  FIX: {
    en: 'fix fixes fixing fixed solve* troubleshoot* repair*',
    de: 'beheb* lösen lösung* reparier* fehlersuche',
    'ur-Latn': 'fix theek thik durust',
    ar: 'إصلاح* حل حلول تصحيح',
  },
  ALTERNATIVE: {
    en: 'alternativ* replace* replacement* instead',
    de: 'alternativ* ersatz* ersetz* stattdessen',
    'ur-Latn': 'alternativ* mutabadil* badal',
    ar: 'بديل* بدائل',
  },
  CHANGE: {
    en: 'change* changing edit edits editing update*',
    de: 'ändern änderung* geändert bearbeit* aktualisier* anpass*',
    'ur-Latn': 'badal* tabdeel* tabdil* update',
    ar: 'تغيير* تعديل* تحديث*',
  },
};
