import { classes, type Element } from '../markdown/hast.ts';
import { excludedBy, exclusions, isPale, type LineIcon } from '../markdown/icon-mark.ts';
import { areAllAlike } from './alike.ts';
import type { Line } from './lines.ts';
import { nameIn, type Candidate } from './names.ts';
import { isListed, type ShownBullet, type Draft } from './offer.ts';
import type { PricedLine } from './priced-lines.ts';

/** Minimum characters of a line that may describe an offer. */
export const LEAST_DESCRIPTION = 20;

/** Maximum characters of a bullet line. A longer line is a text. */
const LONGEST_BULLET = 200;

/** The text of a bullet line, with its signs. */
interface BulletText {
  readonly text: string;
  readonly raw: string;
  /** Elements whose classes are about the whole line. */
  readonly elements: readonly Element[];
  /** The list item that it is in. */
  readonly item: Element | null;
  readonly icon: LineIcon | null;
}

/** The bullet lines of a record. */
export const bulletsIn = (all: readonly PricedLine[], draft: Draft, name: Candidate): readonly ShownBullet[] => {
  const texts = new Map<unknown, BulletText>();
  for (const each of bulletLines(all, draft, name)) {
    const key = each.line.item ?? each;
    texts.set(key, withLine(texts.get(key), each.line));
  }
  const shown = [...texts.values()].filter(({ text }) => text.length <= LONGEST_BULLET && /\p{L}/u.test(text));
  // One line with a plus may say what the price lacks: "+ VAT".
  const hasPluses = shown.filter(({ text }) => text.startsWith('+')).length > 1;
  const excluded = excludedIn(shown);
  return shown.map((each) => ({
    text: withoutSign(hasPluses ? each.text.replace(PLUS, '') : each.text),
    included: !excluded.has(each),
  }));
};

const withLine = (known: BulletText | undefined, line: Line): BulletText => ({
  text: known ? `${known.text} ${wordsOf(line)}` : wordsOf(line),
  raw: known?.raw ?? line.text,
  elements: [...(known?.elements ?? (line.item ? [line.item] : [])), line.owner, line.block],
  item: line.item,
  icon: known?.icon ?? line.icon,
});

/** A figure in an element behind the words of a line is the value of a label, as in a table: "Seats: 5". A note has a figure too. */
const wordsOf = (line: Line): string => {
  const { text, parts } = line;
  const at = parts.at(-1)?.at ?? 0;
  const [label, figure] = [nameIn(text.slice(0, at)), nameIn(text.slice(at))];
  const isValue = /^\p{Nd}[\p{Nd}.,’']*$/u.test(figure) && /\p{L}$/u.test(label) && isBehindLabel(line);
  return isValue ? `${label}: ${figure}` : nameIn(text);
};

/** True for a line whose last part has an element of its own, in a row or with its own look, and whose only other words are one part. */
const isBehindLabel = ({ text, edges, parts }: Line): boolean => {
  const owner = parts.at(-1)?.owner ?? null;
  const isOwn = owner !== null && owner.tagName !== 'sup' && (edges.length > 0 || classes(owner).length > 0);
  return isOwn && parts.slice(0, -1).filter((part, index) => /\p{L}/u.test(text.slice(part.at, parts[index + 1]?.at))).length === 1;
};

/** The bullet lines that are not part of the offer: by their sign, their icon or their classes. */
const excludedIn = (shown: readonly BulletText[]): ReadonlySet<BulletText> => {
  const icons = exclusions(shown.map(({ icon }) => icon));
  // Where every line has a dash, it is a plain bullet.
  const cross = shown.length > 1 && shown.every(({ raw }) => DASH.test(raw)) ? CROSS : CROSS_OR_DASH;
  const isOff = ({ icon, elements }: BulletText): boolean =>
    icon?.mark !== 'yes' && elements.some((each) => excludedBy(classes(each)) !== null);
  const pale = paleIn(shown);
  return new Set(shown.filter((each) => cross.test(each.raw) || (each.icon && icons.has(each.icon)) || isOff(each) || pale.has(each)));
};

/** The last items of a list, when only they are pale. A pale note may be anywhere. */
const paleIn = (shown: readonly BulletText[]): ReadonlySet<BulletText> => {
  const items = shown.filter(({ item }) => item !== null);
  const isDim = ({ item }: BulletText): boolean => item !== null && isPale(classes(item));
  const first = items.findIndex(isDim);
  const last = items.slice(first);
  return new Set(first > 0 && last.every(isDim) ? last : []);
};

/**
 * The list items of a record and the other lines with a number after its price. Without items, the lines beside its price. A line with a
 * number of things between name and price is one too: "50 seats".
 */
const bulletLines = (all: readonly PricedLine[], draft: Draft, name: Candidate): readonly PricedLine[] => {
  const others = all.filter((each) => each !== name.line);
  const items = others.filter(({ line }) => isListed(line, draft));
  const texts = others.filter((each) => each.line.heading === 0 && isText(each) && isShort(each));
  const first = all.find(({ price }) => price !== null);
  const after = texts.filter(({ index }) => first && index > first.index);
  const before = texts.filter(({ index }) => first && index > name.line.index && index < first.index);
  const beside = items.length === 0 ? linesBeside(after, before) : [...items, ...after.filter(hasNumber)];
  return all.filter((each) => beside.includes(each) || (before.includes(each) && isCount(each)));
};

const hasNumber = ({ line }: PricedLine): boolean => line.control === null && /\p{Nd}/u.test(line.text);

/** A number of things and little else: "50 seats included". A range, such as an age, has a dash behind its number. */
const isCount = ({ line: { control, text } }: PricedLine): boolean => control === null && COUNT.test(text);

const COUNT = /^\p{Nd}[\p{Nd}.,'’\s]*\p{L}{2}\S*(?:\s\S+){0,2}$/u;

/** The lines after the price. Where there are only links, those between the name and the price. */
const linesBeside = (after: readonly PricedLine[], before: readonly PricedLine[]): readonly PricedLine[] => {
  // The panel of a button is a text about the line of the button.
  const buttons = after.filter(({ line }) => line.control?.tagName === 'button');
  if (buttons.length > 2) return buttons;
  const behind = after.filter(({ line }) => line.control === null);
  const above = withoutLead(before.filter(({ line }) => line.control === null));
  return behind.length === 0 && areItems(above) ? above : withoutLead(behind);
};

/** True for lines alike that do not describe the offer: with a class or a sign, or more than two of them. */
const areItems = (lines: readonly PricedLine[]): boolean => {
  const isMarked = lines.every(({ line: { block, text } }) => classes(block).length > 0 || CHECK.test(text));
  return lines.length >= (isMarked ? 2 : 3) && areAllAlike(lines.map(blockOf));
};

const blockOf = ({ line: { block } }: PricedLine): Element => block;

/** A hidden amount is of the other side of a switch, and a saving or the price of others is not a part of the offer. */
const isText = ({ price, words, line, amounts }: PricedLine): boolean =>
  !amounts.some(({ role }) => role === 'former' || role === 'saving') && (price !== 'amount' || (words > 0 && !line.hidden));

/** Without the first lines that are not like all the others: a badge, and what describes the offer. */
const withoutLead = (lines: readonly PricedLine[]): readonly PricedLine[] => {
  const from = lines.findIndex((_, at) => areAllAlike(lines.slice(at).map(blockOf)));
  const isLead = lines.length - from > 1 && lines.slice(0, from).every((line) => isOther(line, lines[from] as PricedLine));
  return isLead && from <= MOST_LEADS ? lines.slice(from) : lines;
};

/** Maximum such lines. */
const MOST_LEADS = 2;

/** True for a line in another kind of element than a bullet line, without its sign, or a longer one with other classes. */
const isOther = ({ line: { block, text } }: PricedLine, { line }: PricedLine): boolean =>
  !/\p{Nd}/u.test(text) &&
  (block.tagName !== line.block.tagName || text.length >= LEAST_DESCRIPTION || CHECK.test(line.text) !== CHECK.test(text));

const isShort = ({ line: { text } }: PricedLine): boolean => text.length <= 80 && !/[.!?。]$/.test(text);

/** Signs before the words of a line, or behind them: "Chat ✕". */
const CROSS = /^[✗✘✕✖×❌🚫⛔]|[✗✘✕✖❌🚫⛔]\uFE0F?$/u;
const DASH = /^[-–—]\s/u;
const CROSS_OR_DASH = new RegExp(`${DASH.source}|${CROSS.source}`, 'u');
/** Checks and points; the blocks "Arrows", "Geometric shapes" and "Dingbat arrows" of Unicode. */
const CHECK = /^[✓✔✅☑•·›*\u2190-\u21FF\u25A0-\u25FF\u2794-\u27BE]\uFE0F?\s*|\s*[✓✔✅☑]\uFE0F?$/u;
const PLUS = /^\+\s(?=\p{L})/u;

const withoutSign = (text: string): string => text.replace(CROSS_OR_DASH, '').replace(CHECK, '').trim();
