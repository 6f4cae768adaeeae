import type { Words } from '../phrases.ts';

/** Names of periods, which need a word such as "per" or a number before them. Letters are those of ISO 8601, and Q for three months. */
export const PERIOD_NOUNS: Readonly<Record<string, Words>> = {
  D: { en: 'day,days', und: 'jour,día,giorno,dag', de: 'Tag,Tage,Tagen,Tages', 'ur-Latn': 'din,roz', ar: 'يوم,يوما,أيام', ur: 'دن' },
  W: {
    en: 'week,weeks,wk,wks',
    und: 'semaine,semana,settimana',
    de: 'Woche,Wochen',
    'ur-Latn': 'hafta,hafte,haftay',
    ar: 'أسبوع,أسبوعا,أسابيع',
    ur: 'ہفتہ,ہفتے',
  },
  M: {
    und: 'mois,mes,mese,mesi,meses,maand,maanden,måned,månad,miesiąc,měsíc',
    en: 'month,months,mo,mos,mth,mths,mnth',
    de: 'Monat,Monate,Monaten,Monats,Mon,Mt',
    'ur-Latn': 'mahina,mahine,mahinay,mahinon,maheena,maheene,maah,mah',
    ar: 'شهر,شهرا,أشهر,شهور',
    ur: 'مہینہ,مہینے,ماہ',
  },
  Q: { en: 'quarter,quarters,qtr', de: 'Quartal,Quartale,Vierteljahr', ar: 'ربع سنة' },
  Y: {
    und: 'année,año,años,anno,jaar,yıl',
    en: 'year,years,yr,yrs,annum',
    de: 'Jahr,Jahre,Jahren,Jahres',
    'ur-Latn': 'saal,sal,saalon,salon',
    ar: 'سنة,سنوات,عام,عاما,أعوام',
    ur: 'سال',
  },
};

/** Words that name a period by themselves: "monthly", "im Monat", "mahana". */
export const PERIOD_ADVERBS: Readonly<Record<string, Words>> = {
  P1D: {
    en: 'daily',
    de: 'täglich,tägliche,täglicher,taeglich',
    'ur-Latn': 'rozana,rozaana',
    ar: 'يوميا,يومي,يومية,باليوم,لليوم,في اليوم',
    ur: 'روزانہ',
  },
  P1W: {
    en: 'weekly',
    de: 'wöchentlich,wöchentliche,wöchentlicher,woechentlich',
    'ur-Latn': 'haftawar,haftawari,hafta war',
    ar: 'أسبوعيا,أسبوعي,أسبوعية,بالأسبوع,في الأسبوع',
    ur: 'ہفتہ وار',
  },
  P1M: {
    und: 'mensuel,mensuelle,mensuellement,mensualmente,mensilmente,mensual,mensile,mensal,maandelijks,par mois,al mes,al mese,por mes,por mês,ao mês,per maand,månedlig,miesięcznie,/ mån,/ mnd,/ md',
    en: 'monthly,month to month,pcm,pm,p.m,per calendar month,once a month,once per month,p/m',
    de: 'monatlich,monatliche,monatlicher,monatlichen,monatliches,mtl,monatl,p. M,im Monat,den Monat',
    'ur-Latn': 'mahana,maahana,mahaana,mahwar,mahwari,mahine ka,mahine ke,mahine ki,mahine mein,mahina war',
    ar: 'شهريا,شهري,شهرية,بالشهر,للشهر,في الشهر',
    ur: 'ماہانہ,ماہوار',
  },
  P3M: {
    en: 'quarterly',
    de: 'vierteljährlich,vierteljährliche,quartalsweise',
    'ur-Latn': 'sah mahi',
    ar: 'ربع سنوي,ربع سنويا,ربع سنوية',
    ur: 'سہ ماہی',
  },
  P6M: {
    en: 'half yearly,semi annual,semi annually,semiannually',
    de: 'halbjährlich,halbjährliche',
    ar: 'نصف سنوي,نصف سنويا,نصف سنوية',
    ur: 'ششماہی',
  },
  P1Y: {
    und: 'annuel,annuelle,annuellement,anualmente,annualmente,årligen,årligt,anual,annuale,jaarlijks,par an,al año,por año,por ano,ao ano,per jaar,per år,årlig,rocznie,/ an,/ år,/ ano',
    en: 'yearly,annual,annually,once a year,once per year,p.a,pa',
    de: 'jährlich,jährliche,jährlicher,jährlichen,jährliches,jaehrlich,jährl,p. a,im Jahr,das Jahr,aufs Jahr gerechnet',
    'ur-Latn': 'salana,saalana,salaana,saalaana,saal ka,saal ke,saal ki,sal ka,sal ke,sal ki,saal mein,sal mein',
    ar: 'سنويا,سنوي,سنوية,بالسنة,للسنة,في السنة,بالعام,في العام',
    ur: 'سالانہ',
  },
  P2W: { ar: 'أسبوعين,أسبوعان' },
  P2M: { de: 'zweimonatlich', ar: 'شهرين,شهران' },
  P2Y: { en: 'biennial,biennially', ar: 'سنتين,عامين' },
};

/** Words before the name of a period, or of what a price counts once for. */
export const EACH: Words = {
  und: '/',
  en: 'per,a,an,each,every,for each,for every',
  de: 'pro,je,jede,jeden,jedes,jeder,alle,pro jede',
  'ur-Latn': 'fi,har,per',
  ar: 'لكل,كل,في,عن كل,مقابل كل',
  ur: 'فی,ہر',
};

/** Words before a number of periods that is no rhythm by itself: "for 3 months". */
export const DURING: Words = { en: 'for', de: 'für', ar: 'لمدة' };

/** Words before the first of several periods: what is paid then is no plan's price. */
export const AT_FIRST: Words = {
  en: 'first month,first year,first week,first days,for the first,for your first,for first,the first,your first,introductory,intro price,introductory price',
  de: 'ersten Monat,erster Monat,erstes Jahr,ersten Jahr,im ersten,in den ersten,für die ersten,die ersten,Einführungspreis,zum Einstieg',
  'ur-Latn': 'pehla mahina,pehle mahine,pehlay mahine,pehle saal',
  ar: 'أول شهر,لأول شهر,الشهر الأول,للشهر الأول,أول سنة,السنة الأولى,للسنة الأولى,أول',
};

/** Numbers of periods in words. */
export const COUNTS: Readonly<Record<number, Words>> = {
  2: { en: 'two', de: 'zwei', 'ur-Latn': 'do' },
  3: { en: 'three', de: 'drei', 'ur-Latn': 'teen', ar: 'ثلاثة' },
  4: { en: 'four', de: 'vier', 'ur-Latn': 'char', ar: 'أربعة' },
  6: { en: 'six', de: 'sechs', 'ur-Latn': 'chay,cheh', ar: 'ستة' },
  12: { en: 'twelve', de: 'zwölf', 'ur-Latn': 'barah', ar: 'اثنا عشر,اثني عشر' },
};

/** Names of a price that say its period: "Jahrespreis". Behind an amount they would name another one. */
export const PRICE_LABELS: Readonly<Record<string, Words>> = {
  P1M: { de: 'Monatspreis,Monatsbeitrag,Monatsgebühr' },
  P1Y: { de: 'Jahrespreis,Jahresbeitrag,Jahresgebühr' },
};

/** Rhythms of paying in one word. */
export const PAYMENT_RHYTHMS: Readonly<Record<string, Words>> = {
  P1M: { de: 'Monatszahlung' },
  P1Y: { de: 'Jahreszahlung,Jahreszahlweise,Jahresabrechnung,Jahresrechnung' },
};
