import type { Words } from '../phrases.ts';

/** Words that multiply the number before them: power of ten, words. M and B count only as capitals that touch their number. */
export const MAGNITUDES: readonly (readonly [power: number, words: Words])[] = [
  [3, { en: 'k,thousand', de: 'Tsd,Tausend', 'ur-Latn': 'hazar,hazaar', ar: 'ألف,ألفا,آلاف', ur: 'ہزار' }],
  [5, { 'ur-Latn': 'lakh,lakhs,lac,lacs', ur: 'لاکھ' }],
  [6, { en: 'm,mn,million,millions', de: 'Mio,Million,Millionen', 'ur-Latn': 'milyon', ar: 'مليون,ملايين' }],
  [7, { 'ur-Latn': 'crore,crores,karor', ur: 'کروڑ' }],
  [9, { en: 'b,bn,billion,billions', de: 'Mrd,Milliarde,Milliarden', ar: 'مليار,مليارات' }],
];

/** Words that make a number a share of something. */
export const PERCENT: Words = {
  und: '%,٪,‰',
  en: 'percent,per cent',
  de: 'Prozent',
  'ur-Latn': 'feesad,fisad',
  ar: 'بالمئة,بالمائة,في المئة',
  ur: 'فیصد',
};
