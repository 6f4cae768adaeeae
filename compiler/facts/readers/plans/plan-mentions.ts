import { COUNTED } from '../../../amounts/lexicon/counted.ts';
import type { AmountMention } from '../../../amounts/mentions.ts';
import { periodOf } from '../../../amounts/periods.ts';
import { phraseAt, phraseTable } from '../../../amounts/phrases.ts';
import { plainText } from '../../../amounts/plain.ts';
import { tokenAt, tokenize, type Token } from '../../../amounts/tokens.ts';
import { foldName } from '../../../base/slug.ts';
import { planKey } from './plan-key.ts';
import { BESIDE, LEADING } from './plan-words.ts';
import { priceRow } from './price-rows.ts';

type Meaning = 'leading' | 'beside';

const KNOWN = phraseTable<Meaning>([
  ['leading', LEADING],
  ['beside', BESIDE],
  ...Object.values(COUNTED).map((words) => ['beside', words] as const),
]);

/** What the words of a text are; null when one of them is none that belongs to a price, or another amount stands among them. */
const meaningsOf = (tokens: readonly Token[]): ReadonlySet<Meaning> | null => {
  const found = new Set<Meaning>();
  let index = 0;
  while (index < tokens.length) {
    const match = phraseAt(KNOWN, tokens, index);
    if (match) found.add(match.value);
    else if (!isHarmless(tokenAt(tokens, index))) return null;
    index = match?.next ?? index + 1;
  }
  return found;
};

/** What ends a sentence or a line ends what is said of a plan. */
const isHarmless = ({ kind, raw, text }: Token): boolean =>
  kind === 'number' || (kind === 'mark' && !/^[.!?؟…;؛•·|#]$/.test(raw)) || (kind === 'word' && periodOf(text) !== null);

const tokensOf = (text: string): readonly Token[] => tokenize(plainText(text.replace(/\]\([^)\n]*\)/g, ' ')).text);

/** True when the word that touches an amount or a name from behind lets it be about a price. */
const isOpenEnd = (text: string): boolean => {
  const tokens = /^[ -]?\p{L}/u.test(text) ? tokensOf(text.slice(text.startsWith('-') ? 1 : 0)) : [];
  return tokens.length === 0 || phraseAt(KNOWN, tokens, 0) !== null || isHarmless(tokenAt(tokens, 0));
};

const WORD = /[\p{L}\p{N}]/u;

/** Indexes at which a name stands in a text as whole words, written as the plan is. */
const placesOf = (name: string, text: string): readonly number[] => {
  const places: number[] = [];
  for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + name.length] ?? ' ')) places.push(at);
  return places;
};

/** True when a name stands near an amount, whatever stands between: then the amount may be about it. */
export const isNear = (name: string, { before, after }: AmountMention): boolean =>
  placesOf(name, before).length > 0 || placesOf(name, after).length > 0;

/**
 * True when an amount is said of a plan: in one sentence with nothing else between that could cost it, directly under its name, or in its
 * column of a table. `own` are the folded names of the company: "Acme Pro" is Pro, "MacBook Pro" something else.
 */
export const isAbout = (name: string, mention: AmountMention, own: ReadonlySet<string>): boolean => {
  const { before, after, heads } = mention;
  if (heads !== null && isInTable(name, heads, own)) return true;
  if (!isOpenEnd(after) && !after.trimStart().startsWith(name)) return false;
  const [last, first] = [placesOf(name, before).at(-1), placesOf(name, after)[0]];
  const isBehind =
    last !== undefined && !isPartOfName(before.slice(0, last), own) && leadsTo(before.slice(0, last), before.slice(last + name.length));
  return isBehind || (first !== undefined && isLedBy(after.slice(0, first)) && isOpenEnd(after.slice(first + name.length)));
};

const isInTable = (name: string, [column, row]: readonly [string, string], own: ReadonlySet<string>): boolean => {
  const isPlan = (head: string): boolean => planKey(head, own) === planKey(name, own);
  return (isPlan(column) && priceRow(row) !== null) || (isPlan(row) && priceRow(column) !== null);
};

/** True when the words before a name make it the end of a longer one. */
const isPartOfName = (before: string, own: ReadonlySet<string>): boolean => {
  const [, word = ''] = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+]*)[ -]$/u.exec(before) ?? [];
  if (!/\p{Lu}/u.test(word) || meaningsOf(tokensOf(word)) !== null) return false;
  const folded = `-${foldName(before)}`;
  return ![...own].some((company) => company !== '' && folded.endsWith(`-${company}`));
};

/** True when what stands between a name and the amount behind it is of one sentence, or the name stands over the amount like a title. */
const leadsTo = (lead: string, between: string): boolean => {
  const [title = '', ...lines] = between.split('\n');
  const line = lines.pop();
  if (line === undefined) return meaningsOf(tokensOf(between)) !== null;
  const isTitle = /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(lead) && meaningsOf(tokensOf(title)) !== null;
  // Under a title the amount may stand behind a former one: "was $39, now $19".
  const words = line.split(/\p{Sc}[\d.,\s]*/u).at(-1) ?? '';
  return isTitle && meaningsOf(tokensOf(words)) !== null && !lines.some((each) => each.startsWith('#'));
};

const isLedBy = (between: string): boolean => {
  const tokens = tokensOf(between);
  if (tokens.length === 0) return true;
  return !tokens.some(({ raw }) => /^[,:–—]$/.test(raw)) && (meaningsOf(tokens)?.has('leading') || tokens.every(({ raw }) => raw === '('));
};
