/** Words for where people meet a company, and in which form. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of channels, devices and media. */
export const MEDIA: ConceptForms = {
  WEBSITE: {
    en: 'website* webpage* homepage* "web site" "landing page"',
    de: 'website* webseite* homepage* internetseite*',
    'ur-Latn': 'website* "web site"',
    ar: 'موقع مواقع "صفحة ويب"',
  },
  FORM: { en: 'form forms questionnaire*', de: 'formular* fragebogen', 'ur-Latn': 'form forms', ar: 'استمار* نموذج نماذج' },
  PHONE: {
    en: 'phone* telephone* call calls calling',
    de: 'telefon* anruf* rufnummer*',
    'ur-Latn': 'phone* fon call calls',
    ar: 'هاتف* مكالم* اتصال جوال',
  },
  MOBILE: {
    en: 'mobile app apps android ios smartphone*',
    de: 'mobil mobile handy handys smartphone* app apps',
    'ur-Latn': 'mobile app apps android',
    ar: 'جوال محمول تطبيق* موبايل',
  },
  EMAIL: { en: 'email* mail mails', de: 'email* mail mails', 'ur-Latn': 'email* mail', ar: 'إيميل* "بريد إلكتروني" "البريد الإلكتروني"' },
  LANGUAGE: { en: 'language* multilingual', de: 'sprache sprachen mehrsprachig*', 'ur-Latn': 'zaban* zuban* language*', ar: 'لغة لغات' },
  AI: {
    en: 'ai "artificial intelligence"',
    de: 'ki "künstliche intelligenz"',
    'ur-Latn': 'ai "masnoi zahanat" "masnooi zahanat" "artificial intelligence"',
    ar: 'ai "ذكاء اصطناعي" "الذكاء الاصطناعي" ذكي* "ذكاء صناعي" "الذكاء الصناعي"',
  },
  VIDEO: {
    en: 'video* clip clips reel reels',
    de: 'video* clip clips reel reels',
    'ur-Latn': 'video* vidio* reel',
    ar: 'فيديو* مقطع مقاطع فديو* ريلز',
  },
  IMAGE: { en: 'image* photo* picture*', de: 'bild bilder foto fotos', 'ur-Latn': 'tasveer* tasweer* photo*', ar: 'صورة صور' },
  VOICE: { en: 'voice audio "voice note" "voice notes"', de: 'sprachnachricht* audio', 'ur-Latn': 'awaz* voice audio', ar: 'صوت* تسجيلات' },
  SOCIAL: {
    en: 'social "social network" "social networks"',
    de: 'sozial* "social media" "soziale medien" "sozialen medien" "sozialen netzwerken"',
    'ur-Latn': 'social samaji',
    ar: 'اجتماعي* "وسائل التواصل" سوشيال "السوشيال ميديا" "شبكات اجتماعية"',
  },
};
