/** How prices, limits, dates and telephone numbers of the data are written. Nothing here asks Intl: its texts change with the ICU of the machine. */

const symbols = { USD: '$' };
const periodWords = { P1M: 'a month', P1Y: 'a year' };
const months = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
};

/** 12000 -> `12,000` */
const number = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** `{ value: 19, currency: USD }` -> `$19`; cents only where there are any. */
export function money({ value, currency }) {
  const amount = Number.isInteger(value) ? number(value) : value.toFixed(2);
  const symbol = symbols[currency];
  return symbol ? `${symbol}${amount}` : `${currency} ${amount}`;
}

export const period = (duration) => periodWords[duration] ?? duration;

/** The price of a plan for one billing period, wherever the data keeps it; undefined when it is not published. */
export function priceOf(plan, duration) {
  return [plan.price, ...(plan.otherPrices ?? [])].find((price) => price.value !== null && price.period === duration);
}

/** What a year costs less when it is paid at once; undefined when the data holds only one of the two prices. */
export function yearSaving(plan) {
  const month = priceOf(plan, 'P1M');
  const year = priceOf(plan, 'P1Y');
  if (!month || !year) return undefined;
  return { value: month.value * 12 - year.value, currency: year.currency };
}

/** Value of `data-sitec-price`. */
export const priceHint = (price) => (price.value === null ? 'on-request' : `${price.value} ${price.currency} ${price.period}`);

/** A limit is a number, `unlimited`, or `{ value, period }` whose value is null when it is agreed by contract. */
function readLimit(limit) {
  return limit !== null && typeof limit === 'object' ? limit : { value: limit };
}

/** `2 users`, `500 AI credits a month`, `Unlimited contacts`, `AI credits by agreement` */
export function limitText(limit, words) {
  const { value, period: each, quote = 'on request' } = readLimit(limit);
  if (value === null) return `${words.many} ${quote.toLowerCase()}`;
  if (value === 'unlimited') return `Unlimited ${words.many}`;
  const text = `${number(value)} ${value === 1 ? words.one : words.many}`;
  return each ? `${text} ${period(each)}` : text;
}

/** The same without the noun, for a table whose row head names it. */
export function limitCell(limit) {
  const { value, period: each, quote = 'On request' } = readLimit(limit);
  if (value === null) return quote;
  if (value === 'unlimited') return 'Unlimited';
  return each ? `${number(value)} ${period(each)}` : number(value);
}

/** Value of `data-sitec-limit`; undefined for a limit that has no figure. */
export function limitHint(limit, key) {
  const { value, period: each } = readLimit(limit);
  if (value === null) return undefined;
  return `${key}:${value}${each ? `/${each}` : ''}`;
}

/** YAML readers disagree on dates: one gives a Date at midnight UTC, the other the text. */
export const isoDate = (value) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);

/** `2026-03-12` -> `12 March 2026`, `12. März 2026`, `12 مارس 2026` */
export function readableDate(value, lang) {
  const [year, month, day] = isoDate(value).split('-').map(Number);
  const name = (months[lang] ?? months.en)[month - 1];
  return `${day}${lang === 'de' ? '.' : ''} ${name} ${year}`;
}

export const phoneLink = (telephone) => `tel:${telephone.replace(/[^+\d]/g, '')}`;

/** `['a', 'b', 'c']` -> `a, b and c` */
const sentence = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** `Starter, Growth and Business` */
export const planNames = (plans, slugs) => sentence(plans.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name));

/** `2 on Starter, 5 on Growth and unlimited on Enterprise` */
export const limitSentence = (plans, key) =>
  sentence(plans.map(({ name, limits }) => `${limitCell(limits[key]).toLowerCase()} on ${name}`));
