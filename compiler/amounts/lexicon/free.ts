import type { Words } from '../phrases.ts';

/** Words for what costs nothing. */
export const FREE: Words = {
  en: 'free,for free,free forever,forever free,free of charge,at no cost,no cost,no charge',
  de: 'kostenlos,kostenlose,kostenloser,kostenlosen,kostenfrei,gratis,umsonst',
  'ur-Latn': 'muft',
  ar: 'مجاني,مجانا,مجانية,بالمجان,بدون مقابل',
  ur: 'مفت',
};
