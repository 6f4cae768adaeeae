import type { Status } from '../../schema/shapes.ts';
import type { Words } from '../phrases.ts';

/** Words of badges for the state of a feature or platform. */
export const STATUS_WORDS: Readonly<Record<Status, Words>> = {
  available: {
    en: 'available,available now,now available,generally available,GA,live,released,now live',
    de: 'verfügbar,jetzt verfügbar,live,freigegeben',
    'ur-Latn': 'dastyab,dastiyab,mojood,maujood',
    ar: 'متاح,متاحة,متوفر,متوفرة,متاح الآن',
    ur: 'دستیاب',
  },
  beta: {
    en: 'beta,public beta,private beta,open beta,closed beta,in beta,available in beta,early access,preview,in preview,technical preview,public preview,alpha',
    de: 'Beta,in der Beta,Betaphase,Vorschau,Testphase',
    'ur-Latn': 'beta,azmaishi',
    ar: 'تجريبي,تجريبية,نسخة تجريبية,بيتا,مرحلة تجريبية,وصول مبكر',
    ur: 'آزمائشی',
  },
  planned: {
    en: 'coming soon,coming,soon,available soon,planned,on the roadmap,roadmap,in development,in progress,under development,upcoming',
    de: 'demnächst,geplant,bald,bald verfügbar,demnächst verfügbar,in Kürze,in Planung,in Entwicklung,in Vorbereitung,kommt bald,auf der Roadmap',
    'ur-Latn': 'jald,jald aa raha hai,jald dastyab,jald aayega,mansooba',
    ar: 'قريبا,قريبا جدا,متاح قريبا,متوفر قريبا,مخطط,مخطط له,قيد التطوير,يأتي قريبا',
    ur: 'جلد,جلد آ رہا ہے',
  },
  deprecated: {
    en: 'deprecated,retired,discontinued,sunset,end of life,legacy,being retired,no longer available,no longer supported',
    de: 'eingestellt,abgekündigt,veraltet,ausgelaufen,nicht mehr verfügbar,wird eingestellt',
    'ur-Latn': 'band,band ho gaya,band kar diya gaya,mansookh',
    ar: 'متوقف,متوقفة,موقوف,ملغى,لم يعد متاحا',
    ur: 'بند',
  },
};

/** Words that may stand beside them: when, and for whom. */
export const BESIDE_STATUS: Words = {
  en: 'now,in,on,the,status,currently,is,for all,for everyone,and,early,late,spring,summer,autumn,fall,winter,this year,next year',
  de: 'jetzt,derzeit,aktuell,ab,im,in,Status,für alle,und',
  'ur-Latn': 'hai,abhi,ab,bohat,bahut',
  ar: 'الآن,حاليا,في,للجميع',
  ur: 'ہے,ابھی',
};
