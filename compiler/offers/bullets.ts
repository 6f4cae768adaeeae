import { classes, elements, type Element } from '../markdown/hast.ts';
import { isCross } from '../markdown/visibility.ts';
import type { Draft } from './drafts.ts';
import { nameIn, type Candidate } from './names.ts';
import type { ShownBullet } from './offer.ts';
import type { PricedLine } from './priced-lines.ts';
import { areAlike } from './runs.ts';

/** Maximum characters of a bullet line. A longer line is a text. */
const LONGEST_BULLET = 200;

/** Minimum lines before a price that are bullet lines. One may describe the offer. */
const LEAST_BEFORE = 2;

/** The bullet lines of a record. */
export const bulletsIn = (all: readonly PricedLine[], draft: Draft, name: Candidate): readonly ShownBullet[] => {
  const texts = new Map<unknown, { text: string; raw: string; element: Element }>();
  for (const each of bulletLines(all, draft, name)) {
    const { line } = each;
    const key = line.item ?? each;
    const known = texts.get(key);
    texts.set(key, {
      text: known ? `${known.text} ${nameIn(line.text)}` : nameIn(line.text),
      raw: known?.raw ?? line.text,
      element: line.item ?? line.owner,
    });
  }
  const shown = [...texts.values()].filter(({ text }) => text.length <= LONGEST_BULLET && /\p{L}/u.test(text));
  // One line with a plus may say what the price lacks: "+ VAT".
  const hasPluses = shown.filter(({ text }) => text.startsWith('+')).length > 1;
  return shown.map(({ text, raw, element }) => ({
    text: withoutSign(hasPluses ? text.replace(PLUS, '') : text),
    included: !isExcluded(raw, element),
  }));
};

/** The list items of a record and the other lines with a number after its price. Without items, the lines beside its price. */
const bulletLines = (all: readonly PricedLine[], draft: Draft, name: Candidate): readonly PricedLine[] => {
  const others = all.filter((each) => each !== name.line);
  const items = others.filter(({ line }) => line.item !== null && line.item !== draft.element);
  const texts = others.filter((each) => each.line.heading === 0 && isText(each) && isShort(each));
  const first = all.find(({ price }) => price !== null)?.index ?? Infinity;
  const after = texts.filter(({ index }) => index > first);
  if (items.length === 0)
    return linesBeside(
      after,
      texts.filter(({ index }) => index > name.line.index && index < first),
    );
  const counted = after.filter(({ line }) => line.control === null && /\p{Nd}/u.test(line.text));
  return all.filter((each) => items.includes(each) || counted.includes(each));
};

/** The lines after the price. Where there are only links, those between the name and the price. */
const linesBeside = (after: readonly PricedLine[], before: readonly PricedLine[]): readonly PricedLine[] => {
  // The panel of a button is a text about the line of the button.
  const buttons = after.filter(({ line }) => line.control?.tagName === 'button');
  if (buttons.length > 2) return buttons;
  const [behind, above] = [after, before].map((lines) => lines.filter(({ line }) => line.control === null)) as [PricedLine[], PricedLine[]];
  return behind.length === 0 && above.length >= LEAST_BEFORE ? withoutLead(above) : withoutLead(behind);
};

/** A hidden amount is of the other side of a switch, and a saving or the price of others is not a part of the offer. */
const isText = ({ price, words, line, amounts }: PricedLine): boolean =>
  !amounts.some(({ role }) => role === 'former' || role === 'saving') && (price !== 'amount' || (words > 0 && !line.hidden));

/** Without the words before the first of several lines alike: a badge, or what describes the offer. */
const withoutLead = (lines: readonly PricedLine[]): readonly PricedLine[] => {
  const isLike = ({ line }: PricedLine, other: PricedLine | undefined): boolean =>
    other !== undefined && areAlike(line.block, other.line.block);
  const first = lines.findIndex((each, at) => isLike(each, lines[at + 1]));
  return lines.filter(({ line }, at) => at >= first || /\p{Nd}/u.test(line.text));
};

const isShort = ({ line: { text } }: PricedLine): boolean => text.length <= 80 && !/[.!?。]$/.test(text);

/** Signs before the words of a line, or behind them: "Chat ✕". */
const CROSS = /^[✗✘✕✖×❌🚫⛔]|^[-–—]\s|[✗✘✕✖❌🚫⛔]\uFE0F?$/u;
const CHECK = /^[✓✔✅☑●•◦▪·*]\s*|\s*[✓✔✅☑]\uFE0F?$/u;
const PLUS = /^\+\s(?=\p{L})/u;
const EXCLUDED = /(?:^|[-_])(?:excluded?|unavailable|disabled|not-included|missing)(?:$|[-_])/i;

const withoutSign = (text: string): string => text.replace(CROSS, '').replace(CHECK, '').trim();

const isExcluded = (text: string, element: Element): boolean =>
  CROSS.test(text) ||
  classes(element).some((name) => EXCLUDED.test(name)) ||
  elements(element).some(
    (inner) =>
      inner.tagName !== 'a' &&
      (classes(inner).some((name) => /(?:^|[-_])(?:times|xmark|cross|x-circle|ban)(?:$|[-_])/i.test(name)) || isCross(inner)),
  );
