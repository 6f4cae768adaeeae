import type { Words } from '../phrases.ts';

/** A sign or word that several currencies share: what it means where nothing else is said, and what a code beside it may make of it. */
export interface SharedSign {
  /** Currency (ISO 4217); null when no currency is meant by most. */
  readonly usual: string | null;
  /** Currencies that the sign may stand for. */
  readonly currencies: readonly string[];
}

/** Key of the sign for hundredths, which is no currency of its own. */
const CENTS = '¢';

const DOLLARS = 'USD CAD AUD NZD SGD HKD TWD MXN BRL ARS CLP'.split(' ');
const RIALS = 'SAR QAR OMR YER IRR'.split(' ');

/** Signs that several currencies share, by the key that `SIGNS` gives them. The usual one of $ is the caller's. */
export const SHARED: Readonly<Record<string, SharedSign>> = {
  $: { usual: 'USD', currencies: DOLLARS },
  [CENTS]: { usual: null, currencies: [] },
  '£': { usual: 'GBP', currencies: ['GBP', 'EGP', 'LBP', 'SYP'] },
  '¥': { usual: null, currencies: ['JPY', 'CNY'] },
  Rs: { usual: 'PKR', currencies: ['PKR', 'INR', 'LKR', 'NPR', 'MUR'] },
  rupees: { usual: null, currencies: ['PKR', 'INR', 'LKR', 'NPR', 'MUR'] },
  kr: { usual: null, currencies: ['SEK', 'NOK', 'DKK', 'ISK'] },
  rial: { usual: 'SAR', currencies: RIALS },
  '﷼': { usual: null, currencies: RIALS },
  dirham: { usual: 'AED', currencies: ['AED', 'MAD'] },
  dinar: { usual: null, currencies: ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD'] },
  pound: { usual: null, currencies: ['EGP', 'GBP', 'SDG', 'LBP'] },
};

/** Signs and words for currencies, by their code (ISO 4217) or the key of a shared sign. */
export const SIGNS: Readonly<Record<string, Words>> = {
  $: { und: '$', en: 'dollar,dollars', de: 'Dollar', ar: 'دولار,دولارا,دولارات', ur: 'ڈالر' },
  [CENTS]: { und: '¢', en: 'cents' },
  USD: { und: 'US$,US $,$US,$USD,USD$,$ US', en: 'US dollar,US dollars,usd', de: 'US-Dollar', ar: 'دولار أمريكي,دولارا أمريكيا' },
  CAD: { und: 'C$,CA$,$CA,$CAD,CAD$,CDN$,$ CA', en: 'Canadian dollars', de: 'kanadische Dollar', ar: 'دولار كندي' },
  AUD: { und: 'A$,AU$,$AU,$AUD,AUD$', en: 'Australian dollars', de: 'australische Dollar', ar: 'دولار أسترالي' },
  NZD: { und: 'NZ$,$NZ,$NZD,NZD$', en: 'New Zealand dollars' },
  SGD: { und: 'S$,SG$', en: 'Singapore dollars' },
  HKD: { und: 'HK$' },
  TWD: { und: 'NT$' },
  BRL: { und: 'R$' },
  MXN: { und: 'MX$' },
  EUR: { und: '€', en: 'euro,euros,eur', de: 'Euro', ar: 'يورو,أورو' },
  '£': { und: '£' },
  GBP: { en: 'gbp,pounds sterling,pound sterling', ar: 'جنيه إسترليني' },
  CHF: { und: 'Fr.,SFr.', en: 'Swiss francs,chf', de: 'Franken,Schweizer Franken', ar: 'فرنك سويسري' },
  Rs: { und: 'Rs,Rs.,RS.,rs.,₨', 'ur-Latn': 'rupay,rupaye,rupaya,rupiya,rupaiye', ur: 'روپے,روپیہ' },
  rupees: { en: 'rupee,rupees', ar: 'روبية' },
  PKR: { en: 'pkr,Pakistani rupees', ar: 'روبية باكستانية' },
  INR: { und: '₹', en: 'inr,Indian rupees', ar: 'روبية هندية' },
  AED: { en: 'aed', ar: 'د.إ,درهم إماراتي,دراهم إماراتية' },
  dirham: { en: 'dirham,dirhams', de: 'Dirham', ar: 'درهم,درهما,دراهم' },
  MAD: { ar: 'د.م,درهم مغربي' },
  SAR: { und: '\u20C1', en: 'Saudi riyal,Saudi riyals', ar: 'ر.س,ريال سعودي,ريالا سعوديا' },
  rial: { en: 'riyal,riyals', ar: 'ريال,ريالا,ريالات' },
  '﷼': { und: '﷼' },
  QAR: { ar: 'ر.ق,ريال قطري' },
  OMR: { ar: 'ر.ع,ريال عماني' },
  YER: { ar: 'ريال يمني' },
  IRR: { ar: 'ريال إيراني' },
  EGP: { und: 'E£', ar: 'ج.م,جنيه مصري' },
  pound: { ar: 'جنيه,جنيها' },
  KWD: { ar: 'د.ك,دينار كويتي' },
  BHD: { ar: 'د.ب,دينار بحريني' },
  JOD: { ar: 'د.أ,دينار أردني' },
  IQD: { ar: 'د.ع,دينار عراقي' },
  TND: { ar: 'د.ت,دينار تونسي' },
  DZD: { ar: 'د.ج,دينار جزائري' },
  dinar: { en: 'dinar,dinars', ar: 'دينار,دينارا,دنانير' },
  '¥': { und: '¥,￥' },
  JPY: { en: 'yen', ar: 'ين ياباني' },
  CNY: { und: 'CN¥', en: 'yuan,rmb' },
  kr: { und: 'kr' },
  PLN: { und: 'zł' },
  CZK: { und: 'Kč' },
  TRY: { und: '₺' },
  RUB: { und: '₽' },
  KRW: { und: '₩' },
  NGN: { und: '₦' },
  PHP: { und: '₱' },
  ILS: { und: '₪' },
  UAH: { und: '₴' },
  THB: { und: '฿' },
  VND: { und: '₫' },
  BDT: { und: '৳' },
};

/** Codes (ISO 4217) that count in capitals. Left out are those that are also words in capitals: TRY, PHP, ALL, TOP. */
export const CODES: ReadonlySet<string> = new Set(
  `USD EUR GBP CHF PKR INR AED SAR EGP KWD QAR OMR BHD JOD MAD TND DZD IQD CAD AUD NZD SGD HKD TWD JPY CNY SEK NOK DKK ISK PLN CZK HUF RON BGN
  BRL MXN CLP ZAR NGN KES GHS ILS UAH RUB THB MYR IDR VND KRW BDT LKR NPR MUR`.split(/\s+/),
);
