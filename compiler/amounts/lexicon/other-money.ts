import type { Words } from '../phrases.ts';

/** Words that make an amount a saving or money that is no price, by whether they stand before it, behind it, or on either side. */
export interface Sides {
  readonly before: Words;
  readonly after: Words;
  readonly both: Words;
}

/** Discounts and savings. */
export const SAVINGS: Sides = {
  before: {
    en: 'save,saves,saving,saved,you save,discount of,reduction of,rebate of',
    de: 'spare,spart,sparst,gespart,Sie sparen,du sparst,reduziert um,Rabatt von,Nachlass von',
    'ur-Latn': 'bachao',
    ar: 'وفر,وفري,وفروا,ادخر',
  },
  after: { en: 'off,cheaper,less,cash back', de: 'günstiger,billiger,sparen', 'ur-Latn': 'kam', ar: 'أقل' },
  both: {
    en: 'discount,savings,cashback,rebate',
    de: 'Rabatt,Ersparnis,Nachlass,Preisvorteil',
    'ur-Latn': 'bachat,riayat,ki bachat,ka discount,bachayen,bachaen',
    ar: 'خصم,خصما,توفير,تخفيض',
    ur: 'بچت,رعایت',
  },
};

/** Investments, turnovers, refunds, gifts. */
export const OTHER_MONEY: Sides = {
  before: {
    en: 'others charge,others,elsewhere,competitor,competitors,competition,includes,include,raises,raise,funded,valuation,valued,invested,turnover,penalty,fine of,in sales,credit of,voucher for',
    de: 'andere,anderswo,anderen,Wettbewerber,Mitbewerber,Konkurrenz,investiert',
    'ur-Latn': 'doosre,dusre,doosron',
    ar: 'جمعت,المنافسون,المنافسين,غيرنا,الآخرون',
  },
  after: {
    en: 'in revenue,in funding,ARR,MRR,in sales,processed,saved,of usage,of free credit,of free credits,free credit,of credit,of credits,credit,credits,in credits,value,budget,salary,donation,deposit,guarantee,series',
    de: 'Kapital,Guthaben,Startguthaben,Budget,Gehalt,Kaution',
    ar: 'رصيد',
  },
  both: {
    en: 'raised,funding,revenue,profit,refund,refunded,refunds,voucher,gift card',
    de: 'Umsatz,Finanzierung,Erstattung,Rückerstattung,Gutschein,Gewinn',
    'ur-Latn': 'funding,refund,wapas,wapsi',
    ar: 'تمويل,إيرادات,استرداد,قسيمة',
  },
};
