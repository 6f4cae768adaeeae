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

/** The bullet lines of a record: its list items, else the lines after its price, else those between its name and its price. */
export const bulletsIn = (all: readonly PricedLine[], draft: Draft, name: Candidate): readonly ShownBullet[] => {
  const isInside = ({ line }: PricedLine): boolean => line.item !== null && line.item !== draft.element;
  // A hidden amount is of the other side of a switch, and a saving or the price of others is not a part of the offer.
  const isText = ({ price, words, line, amounts }: PricedLine): boolean =>
    !amounts.some(({ role }) => role === 'former' || role === 'saving') && (price !== 'amount' || (words > 0 && !line.hidden));
  const items = all.filter((each) => isInside(each) && each !== name.line);
  const first = all.findIndex(({ price }) => price !== null);
  const texts = all.filter((each) => each !== name.line && each.line.heading === 0 && isText(each) && isShort(each));
  const after = first < 0 ? [] : texts.filter((each) => all.indexOf(each) > first);
  const before = texts.filter(
    (each) => all.indexOf(each) > all.indexOf(name.line) && each.line.control === null && all.indexOf(each) < first,
  );
  const isBefore = items.length === 0 && after.every(({ line }) => line.control !== null) && before.length >= LEAST_BEFORE;
  const behind = isBefore ? before : after;
  // The panel of a button is a text about the line of the button.
  const buttons = behind.filter(({ line }) => line.control?.tagName === 'button');
  const own =
    items.length > 0
      ? all.filter(
          (each) => items.includes(each) || (behind.includes(each) && each.line.control === null && /\p{Nd}/u.test(each.line.text)),
        )
      : buttons.length > 2
        ? buttons
        : withoutLead(behind.filter(({ line }) => line.control === null));
  const shownTexts = new Map<unknown, { text: string; raw: string; element: Element }>();
  for (const each of own) {
    const { line } = each;
    const key = line.item ?? each;
    const known = shownTexts.get(key);
    shownTexts.set(key, {
      text: known ? `${known.text} ${nameIn(line.text)}` : nameIn(line.text),
      raw: known?.raw ?? line.text,
      element: line.item ?? line.owner,
    });
  }
  const shown = [...shownTexts.values()].filter(({ text }) => text.length <= LONGEST_BULLET && /\p{L}/u.test(text));
  // One line with a plus may say what the price lacks: "+ VAT".
  const hasPluses = shown.filter(({ text }) => text.startsWith('+')).length > 1;
  return shown.map(({ text, raw, element }) => ({
    text: withoutSign(hasPluses ? text.replace(PLUS, '') : text),
    included: !isExcluded(raw, element),
  }));
};

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
