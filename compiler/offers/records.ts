import { attribute, elements, type Element } from '../markdown/hast.ts';
import { bulletsIn, LEAST_DESCRIPTION } from './bullets.ts';
import { isFee, nameIn, type Candidate, type Names } from './names.ts';
import { withRate, type ShownOffer, isListed, linesIn, type Draft, type PageLines } from './offer.ts';
import type { Line } from './lines.ts';
import type { PricedLine } from './priced-lines.ts';
import { pricesIn } from './record-prices.ts';

/** Maximum own headings without a list, and maximum lines between name and price. With more, a draft is a section of the page. */
const MOST_HEADINGS = 4;
const FARTHEST = 15;

/** True for drafts of the size of cards: few unique headings, and prices near the names. */
export const areCards = (drafts: readonly Draft[], names: Names, page: PageLines): boolean => {
  const all = drafts.map((draft) => linesIn(draft, page));
  const counts = new Map<string, number>();
  for (const lines of all) for (const text of new Set(lines.map(({ line }) => line.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return drafts.every((draft, index) => {
    const name = names.of.get(draft);
    const lines = all[index] ?? [];
    const isBare = (below: PricedLine | undefined): boolean => below === undefined || !isListed(below.line, draft);
    const own = lines.filter(
      ({ line, price }, at) => line.heading > 0 && price === null && counts.get(line.text) === 1 && isBare(lines[at + 1]),
    );
    const shown = lines.filter((each) => !isListed(each.line, draft) || each === name?.line);
    const price = shown.findIndex((each) => each.price !== null && each !== name?.line);
    return name === undefined || (own.length <= MOST_HEADINGS && (price < 0 || Math.abs(price - shown.indexOf(name.line)) <= FARTHEST));
  });
};

/** Words for an example at the beginning of a line. */
const EXAMPLE =
  /^(?:e\.g\.|for example|example|z\. ?b\.|beispiel|zum beispiel|(?:par )?exemple|p\. ex\.|(?:por )?ejemplo|(?:por )?exemplo|(?:ad )?esempio|(?:bij)?voorbeeld|bijv\.|przykład|np\.|příklad|(?:till )?exempel|(?:for )?eksempel|esimerkki|örnek|пример|приклад|例|예)(?!\p{L})/iu;

/** True for a line below an example in its block: "Example: 2 homes with 4 rooms", "$333". */
const isExample = (above: Line | undefined, { owner }: Line): boolean =>
  above !== undefined && EXAMPLE.test(above.text) && [above.block, ...elements(above.block)].includes(owner);

/** Reads an offer from the lines of a draft. */
export const readDraft = (draft: Draft, named: Candidate, page: PageLines): ShownOffer => {
  const { all, name } = withoutOuterList(linesIn(draft, page), draft, named);
  // "Jahresbeitrag" as the name of a record tells the period of its price.
  const rate = page.rateBefore(name.name);
  const told = rate ? all.map((each) => (each === name.line ? { ...each, isYearly: false } : each)) : all;
  // A fee that a line of the record names is not the price of the thing.
  const isOwn = (each: PricedLine): boolean =>
    each.index === name.line.index || !(isFee(nameIn(each.lead)) || isExample(page.lines[each.index - 1], each.line));
  const prices = pricesIn(told.filter(isOwn), draft, name.isExtra).map((price) => ({
    ...withRate(price, rate),
    isExtra: price.isExtra || name.isExtra === true,
  }));
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

/** The lines of a record that is one list, with an item for its name and one for its price, are not in items of it. */
const withoutOuterList = (
  all: readonly PricedLine[],
  draft: Draft,
  name: Candidate,
): { readonly all: readonly PricedLine[]; readonly name: Candidate } => {
  const price = all.find((each) => each.price === 'amount');
  const isOuter = price && [price, name.line].every(({ line }) => isListed(line, draft)) && price.line.item !== name.line.line.item;
  if (!isOuter) return { all, name };
  const free = all.map((each): PricedLine => ({ ...each, line: { ...each.line, item: null } }));
  return { all: free, name: { ...name, line: free[all.indexOf(name.line)] ?? name.line } };
};

/** "Annual" at $9 beside "Monthly" at $12 may be the share of a month, so the period that its name tells does not count. */
export const withoutShares = (offers: readonly ShownOffer[], page: PageLines): readonly ShownOffer[] => {
  const periodOf = ({ name }: ShownOffer): string | null => page.rateBefore(name)?.period ?? null;
  const monthly = offers.flatMap((offer) => (periodOf(offer) === 'P1M' ? offer.prices.map(({ value }) => value ?? 0) : []));
  const most = Math.max(0, ...monthly);
  return offers.map((offer) =>
    periodOf(offer) === 'P1Y'
      ? {
          ...offer,
          prices: offer.prices.map((price) => (price.period === 'P1Y' && (price.value ?? 0) <= most ? { ...price, period: null } : price)),
        }
      : offer,
  );
};

/** The line after the name that is longer than a name: the description of the offer. */
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
        nameIn(line.text).length >= LEAST_DESCRIPTION,
    );
  const text = found ? nameIn(found.line.text) : null;
  return text === null || text.length > 300 ? null : text;
};

/** The link to buy it: the first link of the record, else its first button. */
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
