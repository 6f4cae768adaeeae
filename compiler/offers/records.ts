import { foldName } from '../base/slug.ts';
import { attribute, classes, elements, type Element } from '../markdown/hast.ts';
import type { Line } from './lines.ts';
import type { ShownBullet, ShownOffer, ShownPrice } from './offer.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';

/** A part of a page that may be an offer: consecutive lines, mostly those of one element. */
export interface Draft {
  readonly from: number;
  readonly to: number;
  readonly element: Element | null;
}

/** What drafts are read from. */
export interface PageLines {
  readonly lines: readonly Line[];
  /** In order; each stands for the lines up to its `next`. */
  readonly priced: readonly PricedLine[];
  /** Place in `priced` of the first that begins at a line or behind it. */
  readonly pricedAt: (line: number) => number;
  /** The period that a text names and nothing else. */
  readonly periodIn: (text: string) => string | null;
  /** True for a line that begins with a word for what costs extra. */
  readonly isExtra: (text: string) => boolean;
  /** True for words that head prices and name nothing. */
  readonly isLabel: (text: string) => boolean;
}

/** What a sum is called. */
const TOTALS =
  /^(?:sub-?total|(?:grand |estimated )?total(?: due)?|amount due|gesamt(?:betrag|summe|preis)?|zwischensumme|summe|totale|montant total|importe total|razem|suma|итого|合計|合计|总计|toplam|المجموع|din totalpris|i alt|totalt|yhteensä)\b/i;

/** True for the name of a sum, which no offer has: an invoice, or a calculator. */
export const isSum = (text: string): boolean => TOTALS.test(text.trim());

/** Longest name of an offer, in characters (evidence.md of the rules for facts, section 4: a longer heading is none). */
const LONGEST_NAME = 60;

/** The priced lines of a draft. */
export const linesIn = ({ from, to }: Draft, { priced, pricedAt }: PageLines): readonly PricedLine[] => {
  const found: PricedLine[] = [];
  for (let at = pricedAt(from); at < priced.length && (priced[at] as PricedLine).index < to; at++) found.push(priced[at] as PricedLine);
  return found;
};

/** A line that may name a draft. */
export interface Candidate {
  readonly name: string;
  /** What tells the names of all records of a set from their other lines. */
  readonly signature: string;
  readonly isHeading: boolean;
  readonly order: number;
  readonly line: PricedLine;
}

const signatureOf = ({ heading, owner }: Line): string => (heading > 0 ? `h${heading}` : `${owner.tagName}.${classes(owner).join('.')}`);

const candidatesOf = (draft: Draft, page: PageLines): readonly Candidate[] => {
  const all = linesIn(draft, page);
  const firstPrice = all.findIndex(({ price }) => price === 'amount');
  return all.flatMap((each, order): readonly Candidate[] => {
    const { line } = each;
    const isInPlace = line.heading > 0 || ((firstPrice < 0 || order <= firstPrice) && isOutside(line, draft, order));
    if (!isInPlace || page.isExtra(line.text) || isSentence(each)) return [];
    const name = nameOf(each);
    const isNaming = isName(name, each) && (!page.isLabel(name) || page.periodIn(name) !== null);
    return isNaming ? [{ name, signature: signatureOf(line), isHeading: line.heading > 0, order, line: each }] : [];
  });
};

/** True for a line that is no item of a list in the record; the record itself may be an item, and its first line always counts. */
const isOutside = ({ item }: Line, { element }: Draft, order: number): boolean => item === null || item === element || order === 0;

/** "A call costs $65 an hour." names nothing. */
const isSentence = ({ line, amounts }: PricedLine): boolean =>
  amounts.length > 0 && line.heading === 0 && /[.!?。！？]$/.test(line.text.trim());

const nameOf = ({ line, amounts, lead }: PricedLine): string => nameIn(amounts.length > 0 ? lead : ownText(line));

/** Words of a heading by itself, without a badge in an element of its own: "Pro", "Most popular". */
const ownText = ({ heading, owner, text }: Line): string => {
  const own = owner.children
    .flatMap((child) => (child.type === 'text' ? [child.value] : []))
    .join(' ')
    .trim();
  return heading > 0 && /^h[1-6]$/.test(owner.tagName) && /\p{L}/u.test(own) ? own : (text.split('\u200B')[0] ?? '');
};

/** Words of a line, without marks at its ends. */
const nameIn = (text: string): string =>
  text
    .replace(/[\u200B\s]+/g, ' ')
    .replace(/^[\s•·–—:|★*-]+|[\s:–—|★*+-]+$/g, '')
    .trim();

const isName = (name: string, { follows, leads, line }: PricedLine): boolean =>
  name !== '' &&
  name.length <= LONGEST_NAME &&
  /\p{L}/u.test(name) &&
  ((!follows && !leads) || line.heading > 0) &&
  !/[.!?。！？…]$/.test(name.replace(/\b\p{L}{1,4}\.$/u, ''));

/** The names of the drafts of a set: one for each, all different, at the same place of each; null where there are none. */
export interface Names {
  readonly of: ReadonlyMap<Draft, Candidate>;
  readonly isHeading: boolean;
}

/** Finds the lines that name the drafts of a set: alike in their mark-up, different in their words. */
export const namesOf = (drafts: readonly Draft[], page: PageLines): Names => {
  const all = drafts.map((draft) => candidatesOf(draft, page));
  const counts = new Map<string, number>();
  for (const candidates of all)
    for (const key of new Set(candidates.map(({ name }) => foldName(name)))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const own = all.map((candidates) => candidates.filter(({ name }) => counts.get(foldName(name)) === 1));
  const signatures = new Map<string, { count: number; isHeading: boolean; order: number }>();
  for (const candidates of own) {
    for (const signature of new Set(candidates.map((each) => each.signature))) {
      const first = candidates.find((each) => each.signature === signature) as Candidate;
      const known = signatures.get(signature) ?? { count: 0, isHeading: first.isHeading, order: 0 };
      signatures.set(signature, { ...known, count: known.count + 1, order: known.order + first.order });
    }
  }
  const ranked = [...signatures].sort(
    ([, a], [, b]) => b.count - a.count || Number(b.isHeading) - Number(a.isHeading) || a.order - b.order,
  );
  const headings = ranked.filter(([, { isHeading, count }]) => isHeading && count * 2 > drafts.length);
  const [best] = [...headings, ...ranked];
  const of = new Map<Draft, Candidate>();
  const isPeriod = ({ name }: Candidate): boolean => page.periodIn(name) !== null;
  drafts.forEach((draft, index) => {
    const candidates = own[index] ?? [];
    const chosen =
      candidates.find(({ signature }) => signature === best?.[0]) ??
      candidates.find(({ isHeading }) => isHeading) ??
      (best?.[1].isHeading === true ? undefined : candidates[0]);
    if (chosen) of.set(draft, chosen);
  });
  // "Monthly" and "Yearly" are two prices of one thing.
  if ([...of.values()].every(isPeriod)) of.clear();
  return { of, isHeading: best?.[1].isHeading ?? false };
};

/** Headings of its own, and lines between its name and its price, above which a draft is a section of the page. */
const MOST_HEADINGS = 4;
const FARTHEST = 15;

/** True for drafts that are no longer than cards: few headings that only one of them has, and prices near the names. */
export const areCards = (drafts: readonly Draft[], names: Names, page: PageLines): boolean => {
  const all = drafts.map((draft) => linesIn(draft, page));
  const counts = new Map<string, number>();
  for (const lines of all)
    for (const text of new Set(lines.flatMap(({ line }) => (line.heading > 0 ? [line.text] : []))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return drafts.every((draft, index) => {
    const name = names.of.get(draft);
    const lines = all[index] ?? [];
    const own = lines.filter(({ line, price }) => line.heading > 0 && price === null && counts.get(line.text) === 1);
    const shown = lines.filter((each) => each.line.item === null || each.line.item === draft.element || each === name?.line);
    const price = shown.findIndex((each) => each.price !== null && each !== name?.line);
    return name === undefined || (own.length <= MOST_HEADINGS && (price < 0 || Math.abs(price - shown.indexOf(name.line)) <= FARTHEST));
  });
};

/** Reads an offer of the lines of a draft. */
export const readDraft = (draft: Draft, name: Candidate, page: PageLines): ShownOffer => {
  const all = linesIn(draft, page);
  const prices = pricesIn(all, draft);
  const request = prices.length > 0 ? null : (all.find(({ price }) => price === 'request')?.line.text ?? null);
  return {
    name: name.name,
    prices,
    request: request === null ? null : nameIn(request),
    bullets: bulletsIn(all, draft, name),
    description: descriptionIn(all, name),
    action: actionIn(all),
    anchor: draft.element ? anchorOf(draft.element) : null,
    offset: name.line.line.offset,
  };
};

const pricesIn = (all: readonly PricedLine[], draft: Draft): readonly ShownPrice[] => {
  const amounts = all.filter(({ price }) => price === 'amount');
  const outside = amounts.filter(({ line }) => line.item === null || line.item === draft.element);
  const inside = amounts.filter((each) => !outside.includes(each) && each.words <= (outside.length > 0 ? 0 : 2));
  const isFree =
    outside.length === 0 &&
    all.some(({ price, line }) => price === 'free' && line.control === null && line.item === null && line.heading === 0);
  const own = isFree
    ? []
    : outside.length > 0
      ? [...outside, ...inside.filter(({ amounts: [amount] }) => amount?.role === 'addOn')]
      : inside.filter(({ lead, amounts: [amount] }) => amount?.role !== 'addOn' && nameIn(lead) === '');
  const shown = own.flatMap(({ amounts: each, line }) =>
    each.filter(isPrice).map((amount): ShownPrice => ({
      ...amount,
      quote: amount.raw,
      isExtra: amount.role === 'addOn',
      isHidden: line.hidden,
      offset: line.offset,
    })),
  );
  const told = all.flatMap(({ price, line, amounts: each }) => (price === null && line.item === null ? each.filter(isPrice) : []));
  // "Renews at $11.99/mo." says that the figure above holds for a while.
  const isDoubted = ({ value, currency, period }: ShownPrice): boolean =>
    period !== null &&
    told.some(
      (other) =>
        other.currency === currency &&
        other.period === period &&
        other.value !== value &&
        !shown.some((each) => each.value === other.value),
    );
  const prices = shown.every(({ isExtra }) => isExtra)
    ? []
    : withShares(withRhythm(settled(shown), all)).filter((price) => !isDoubted(price));
  if (prices.length > 0 || (amounts.length > 0 && !isFree)) return prices;
  const free = all.find(({ price, line }) => price === 'free' && line.control === null);
  return free ? [{ ...NOTHING, quote: nameIn(free.line.text), isHidden: free.line.hidden, offset: free.line.offset }] : [];
};

const NOTHING: Omit<ShownPrice, 'quote' | 'isHidden' | 'offset'> = {
  value: 0,
  high: null,
  currency: null,
  period: null,
  per: null,
  from: false,
  billed: null,
  taxIncluded: null,
  once: false,
  isExtra: false,
};

/** "$588 a year ($49 a month)": what a month comes to is paid by the year. */
const withShares = (prices: readonly ShownPrice[]): readonly ShownPrice[] =>
  prices.map((price) => {
    const isShare = (year: ShownPrice): boolean =>
      year.period === 'P1Y' && year.currency === price.currency && Math.abs((year.value ?? 0) / 12 - (price.value ?? 0)) < 1;
    return price.period === 'P1M' && price.billed === null && (price.value ?? 0) > 0 && prices.some(isShare)
      ? { ...price, billed: 'P1Y' }
      : price;
  });

/** A price of a card that says in a line of its own how often it is paid: "Billed monthly." */
const withRhythm = (prices: readonly ShownPrice[], all: readonly PricedLine[]): readonly ShownPrice[] => {
  const [price, ...others] = prices;
  const rhythms = new Set(all.flatMap(({ rhythm }) => rhythm ?? []));
  const [rhythm] = rhythms;
  if (!price || others.length > 0 || rhythms.size !== 1 || rhythm === undefined || price.billed !== null || price.once) return prices;
  return [price.period === null ? { ...price, period: rhythm } : rhythm === price.period ? price : { ...price, billed: rhythm }];
};

/** Each price once. Of two for the same thing nobody can tell which one counts, and beside one that says what it is for the others say nothing. */
const settled = (prices: readonly ShownPrice[]): readonly ShownPrice[] => {
  const isSaid = ({ period, per, once }: ShownPrice): boolean => period !== null || per !== null || once;
  const said = prices.some((price) => price.period !== null && !price.isExtra) ? prices.filter((price) => isSaid(price)) : prices;
  const keyOf = ({ currency, period, per, billed, once, isExtra }: ShownPrice): string =>
    JSON.stringify([currency, period, per, billed, once, isExtra]);
  const groups = new Map<string, ShownPrice[]>();
  for (const price of said) groups.set(keyOf(price), [...(groups.get(keyOf(price)) ?? []), price]);
  const isClear = (price: ShownPrice): boolean => new Set(groups.get(keyOf(price))?.map(({ value }) => value)).size === 1;
  const first = new Set([...groups.values()].map(([each]) => each));
  const clear = said.filter((price) => first.has(price) && isClear(price));
  // "33 cents a day" leads to the price of the month.
  const isHook = ({ period }: ShownPrice): boolean =>
    /^P\d+[DW]$/.test(period ?? '') && clear.some((other) => /^P\d+[MY]$/.test(other.period ?? ''));
  return clear.filter((price) => !isHook(price));
};

/** Lines of a card above which it is a text. */
const LONGEST_BULLET = 200;

const bulletsIn = (all: readonly PricedLine[], draft: Draft, name: Candidate): readonly ShownBullet[] => {
  const isInside = ({ line }: PricedLine): boolean => line.item !== null && line.item !== draft.element;
  const isText = (each: PricedLine): boolean => each.price !== 'amount' || each.words > 0;
  const items = all.filter((each) => isInside(each) && each !== name.line);
  const behind = all.filter(
    (each) => each !== name.line && each.line.heading === 0 && isBehindPrice(each, all) && isText(each) && isShort(each),
  );
  // What a button opens is a text about the line that the button is.
  const buttons = behind.filter(({ line }) => line.control?.tagName === 'button');
  const own =
    items.length > 0
      ? all.filter(
          (each) => items.includes(each) || (behind.includes(each) && each.line.control === null && /\p{Nd}/u.test(each.line.text)),
        )
      : buttons.length > 2
        ? buttons
        : behind.filter(({ line }) => line.control === null);
  const texts = new Map<unknown, { text: string; raw: string; element: Element }>();
  for (const each of own) {
    const { line } = each;
    const key = line.item ?? each;
    const known = texts.get(key);
    texts.set(key, {
      text: known ? `${known.text} ${nameIn(line.text)}` : nameIn(line.text),
      raw: known?.raw ?? line.text,
      element: line.item ?? line.owner,
    });
  }
  return [...texts.values()]
    .filter(({ text }) => text.length <= LONGEST_BULLET && /\p{L}/u.test(text))
    .map(({ text, raw, element }) => ({ text: withoutSign(text), included: !isExcluded(raw.trim(), element) }));
};

const isShort = ({ line: { text } }: PricedLine): boolean => text.length <= 80 && !/[.!?。]$/.test(text);

const isBehindPrice = (each: PricedLine, all: readonly PricedLine[]): boolean => {
  const first = all.findIndex(({ price }) => price !== null);
  return first >= 0 && all.indexOf(each) > first;
};

const CROSS = /^[✗✘✕✖×❌🚫⛔]|^[-–—]\s/u;
const CHECK = /^[✓✔✅☑●•◦▪·*]\s*/u;
const EXCLUDED = /(?:^|[-_])(?:excluded?|unavailable|disabled|not-included|missing)(?:$|[-_])/i;

const withoutSign = (text: string): string => text.replace(CROSS, '').replace(CHECK, '').trim();

const isExcluded = (text: string, element: Element): boolean =>
  CROSS.test(text) ||
  classes(element).some((name) => EXCLUDED.test(name)) ||
  elements(element).some(
    (inner) => inner.tagName !== 'a' && classes(inner).some((name) => /(?:^|[-_])(?:times|xmark|cross|x-circle|ban)(?:$|[-_])/i.test(name)),
  );

/** The line behind the name that is longer than a name: what the offer is for. */
const descriptionIn = (all: readonly PricedLine[], name: Candidate): string | null => {
  const at = all.indexOf(name.line);
  const found = all
    .slice(at + 1, at + 5)
    .find(
      ({ line, price, amounts }) =>
        price === null &&
        amounts.length === 0 &&
        line.item === null &&
        line.heading === 0 &&
        line.control === null &&
        nameIn(line.text).length >= 20,
    );
  const text = found ? nameIn(found.line.text) : null;
  return text === null || text.length > 300 ? null : text;
};

/** What somebody clicks on to have it: the first link of the record, else its first button. */
const actionIn = (all: readonly PricedLine[]): ShownOffer['action'] => {
  const controls = all.flatMap(({ line }) =>
    line.control && line.item === null ? [{ label: nameIn(line.text), href: hrefOf(line.control) }] : [],
  );
  return controls.find(({ href }) => href !== null) ?? controls[0] ?? null;
};

const hrefOf = (control: Element): string | null => {
  const href = attribute(control, 'href')?.trim() ?? '';
  return href === '' || href === '#' || /^javascript:/i.test(href) ? null : href;
};

const anchorOf = (element: Element): string | null =>
  attribute(element, 'id') ??
  elements(element)
    .map((each) => attribute(each, 'id'))
    .find((id) => id !== undefined) ??
  null;
