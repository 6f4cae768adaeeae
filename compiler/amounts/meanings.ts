import { COUNTED, COUNTED_WHOLE } from './lexicon/counted.ts';
import { OTHER_MONEY, SAVINGS, type Sides } from './lexicon/other-money.ts';
import { AT_FIRST, COUNTS, DURING, EACH, PAYMENT_RHYTHMS, PERIOD_ADVERBS, PERIOD_NOUNS, PRICE_LABELS } from './lexicon/periods.ts';
import { PRICE_WORDS, type PriceWord } from './lexicon/price-words.ts';
import { phrasesAt, phraseTable, type PhraseMatch, type Words } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What a phrase may mean beside an amount; most have one meaning, and some two: "min" is a minute and the least. */
export interface Meaning {
  readonly word?: PriceWord;
  /** A period by itself (ISO 8601): "monthly". */
  readonly adverb?: string;
  /** Name of a period, as a letter of ISO 8601 or Q: "month". */
  readonly unit?: string;
  /** Number of periods: "two". */
  readonly count?: number;
  /** A period that names a price before it: "Jahrespreis". */
  readonly label?: string;
  /** A rhythm of paying: "Jahreszahlung". */
  readonly rhythm?: string;
  /** What a price counts once for. */
  readonly noun?: string;
  /** "For the user" in one word. */
  readonly whole?: string;
  readonly isEach?: true;
  readonly isDuring?: true;
  readonly isAtFirst?: true;
  readonly saving?: keyof Sides;
  readonly other?: keyof Sides;
}

/** Everything that the phrase at a token may mean; null when no lexicon has it. */
export const meaningAt = (tokens: readonly Token[], index: number): PhraseMatch<Meaning> | null => {
  const found = phrasesAt(TABLE, tokens, index);
  return found && { value: Object.assign({}, ...found.value.toReversed()) as Meaning, next: found.next };
};

type Entry = readonly [Meaning, Words];

const entriesOf = <Key extends string>(lexicon: Readonly<Record<Key, Words>>, mean: (key: Key) => Meaning): readonly Entry[] =>
  (Object.entries(lexicon) as [Key, Words][]).map(([key, words]) => [mean(key), words]);

const TABLE = phraseTable<Meaning>([
  ...entriesOf<PriceWord>(PRICE_WORDS, (word) => ({ word })),
  ...entriesOf(PERIOD_ADVERBS, (adverb) => ({ adverb })),
  ...entriesOf(PERIOD_NOUNS, (unit) => ({ unit })),
  ...entriesOf(COUNTS, (count) => ({ count: Number(count) })),
  ...entriesOf(PRICE_LABELS, (label) => ({ label })),
  ...entriesOf(PAYMENT_RHYTHMS, (rhythm) => ({ rhythm })),
  ...entriesOf(COUNTED, (noun) => ({ noun })),
  ...entriesOf(COUNTED_WHOLE, (whole) => ({ whole })),
  ...entriesOf<keyof Sides>({ ...SAVINGS }, (saving) => ({ saving })),
  ...entriesOf<keyof Sides>({ ...OTHER_MONEY }, (other) => ({ other })),
  [{ isEach: true }, EACH],
  [{ isDuring: true }, DURING],
  [{ isAtFirst: true }, AT_FIRST],
]);
