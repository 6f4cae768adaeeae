/** Words for how often is paid. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

const MONTHLY = {
  en: 'month months monthly "per month" "a month" "each month" "every month" "month to month"',
  de: 'monat* "pro monat" "im monat" "jeden monat" mtl',
  'ur-Latn':
    'mahana maahana mahina mahine mahinay mahinon maheena maheene maheenay month months monthly manthly "har mahine" "har maheene" "fi mah" "per month"',
  ar: `شهر* شهري شهري* أشهر شهور بالشهر لشهر والشهر بالأشهر "كل شهر" "في الشهر" "لكل شهر" شهرين شهريا الشهري الشهرية`,
};
const YEARLY = {
  en: 'year years yearly annual annually "per year" "a year" "per annum" "each year" "every year" "12 months" "twelve months"',
  de: 'jahr jahre jahren jährlich* jahres* "pro jahr" "im jahr" "jedes jahr" "12 monate" "zwölf monate"',
  'ur-Latn':
    'salana saalana saal saalon year years yearly annual annually baras "har saal" "saal ka" "saal bhar" "poore saal" "fi saal" "per year"',
  ar: `سنة سنو* سنويا سنين بالسنة لسنة والسنة "كل سنة" "في السنة" "لكل سنة" "كل عام" "في العام" "لكل عام" سنتين عامين العام بسنة سنويه السنوي السنوية بالسنه`,
};

/** Concepts of periods; `PERIOD` is any of them. */
export const PERIODS: ConceptForms = {
  MONTHLY,
  YEARLY,
  PERIOD: {
    en: `${MONTHLY.en} ${YEARLY.en} weekly quarterly "per week" "a week" "per quarter" "per day"`,
    de: `${MONTHLY.de} ${YEARLY.de} wöchentlich* quartal* quartalsweise vierteljährl* halbjährlich* "pro woche" "pro quartal" "pro tag"`,
    'ur-Latn': `${MONTHLY['ur-Latn']} ${YEARLY['ur-Latn']} weekly haftawar "har hafte" "fi hafta" rozana`,
    ar: `${MONTHLY.ar} ${YEARLY.ar} أسبوعي أسبوعية أسبوعي* يوميا "ربع سنوي" "نصف سنوي" "كل أسبوع"`,
  },
  BILLED: {
    en: `billed billing charged invoiced "billing period" "billing cycle" "pay monthly" "pay yearly" "pay annually" "paid monthly" "paid yearly"
      "paid annually" "bill me" "bill us" "how often do i pay" "how often do we pay" "how often will i pay" "payment frequency" "payment interval" "in advance"
      upfront "up front" "auto renew" renews renewal renewals "renew automatically" recurring`,
    de: `abgerechnet abrechnung* abrechnungszeitraum berechnet abgebucht abbuchung* vorauszahlun* rechnungsste* zahlungsinte* zahlungsrhythmus
      zahlungszeitraum zahlweise "monatlich zahlen" "jährlich zahlen" "monatlich bezahlen" "jährlich bezahlen" "im voraus" "in rechnung gestellt"
      "wie oft zahle" "wie oft zahlt" "wie oft bezahle" "wie oft rechnet" "rechnet ihr ab" "rechnet ihr monatlich" "rechnet ihr jährlich" "rechnen sie monatlich" "rechnen sie jährlich" "rechnen sie ab" "verlängert sich" "automatisch verlängert"`,
    'ur-Latn': `bill bills billing billed charged "mahana pay" "salana pay" "monthly pay" "yearly pay" "har mahine pay" "kab pay" "paise kab" "kab katte" "kab kat"
      "advance mein" "advance payment" "auto renew" renew renewal`,
    ar: `الفوترة فوترة فوترتكم بالفوترة الدفع تدفع احتساب تحاسبون تحاسبوني بتحاسبوا "يتم الدفع" "دورة الفوترة" "تجديد تلقائي" "التجديد التلقائي" يتجدد تتجدد
      مقدما "كل كم" "كل قد ايه"`,
  },
};
