import type { Words } from '../phrases.ts';

/** Words for what costs nothing. */
export const FREE: Words = {
  en: 'free,for free,free forever,forever free,free of charge,at no cost,no cost,no charge',
  de: 'kostenlos,kostenlose,kostenloser,kostenlosen,kostenfrei,gratis,umsonst',
  'ur-Latn': 'muft',
  ar: 'مجاني,مجانا,مجانية,بالمجان,بدون مقابل',
  ur: 'مفت',
};

/** Words that may stand beside them; with any other word, something else is free, or free for a while. */
export const BESIDE_FREE: Words = {
  und: '100%',
  en: 'forever,for ever,for life,always,completely,totally,plan,tier,version,edition,and,open source,is,it is,its,per month,a month,/ month,/mo,per user',
  de: 'für immer,dauerhaft,immer,völlig,komplett,Tarif,Plan,Version,und,ist,pro Monat,/ Monat,pro Nutzer',
  'ur-Latn': 'hamesha,hamesha ke liye,bilkul,hai,plan',
  ar: 'للأبد,إلى الأبد,دائما,مدى الحياة,تماما,خطة,باقة,شهريا,بالكامل',
  ur: 'ہمیشہ,ہمیشہ کے لیے,بالکل,ہے',
};
