/** The fields of the search index: what each reads of a document, and what one match is worth. */
import { TERMS } from '../../runtime/answer/analyse.ts';
import type { ReadConcepts } from '../../runtime/answer/concepts.ts';
import type { SearchField, SearchFieldName } from '../../runtime/bundle.ts';
import { pack, Postings } from './pack.ts';

/** Tokens of a document by zone. */
export interface Zones {
  /** Few words that say what it is about: title and slug. */
  readonly head: readonly string[];
  /** All of its text. */
  readonly text: readonly string[];
  /** Headings, and the description or the beginning of the text. */
  readonly summary: readonly string[];
}

type Analyser = (tokens: readonly string[]) => readonly string[];

interface FieldRule {
  readonly name: SearchFieldName;
  readonly weight: number;
  /** The zone that is read besides the head. */
  readonly zone: 'text' | 'summary';
}

/** In the order of the index. */
const FIELDS: readonly FieldRule[] = [
  { name: 'words', weight: 1, zone: 'text' },
  { name: 'grams', weight: 0.5, zone: 'summary' },
  { name: 'sounds', weight: 0.3, zone: 'summary' },
  { name: 'concepts', weight: 1, zone: 'text' },
];

/** Terms of tokens, of which each is analysed once: a site says the same words again and again. */
const remembered = (analyse: Analyser): Analyser => {
  const known = new Map<string, readonly string[]>();
  const termsOf = (token: string): readonly string[] => {
    const terms = known.get(token);
    if (terms !== undefined) return terms;
    // A token that was cut out of a text would keep the whole of it in memory.
    const own = Buffer.from(token).toString();
    known.set(own, analyse([own]));
    return known.get(own) ?? [];
  };
  return (tokens) => tokens.flatMap(termsOf);
};

/** A field while documents come in. */
class FieldBuilder {
  readonly #postings = new Postings();
  readonly #lengths: number[] = [];
  readonly #rule: FieldRule;
  readonly #analyse: Analyser;

  constructor(rule: FieldRule, analyse: Analyser) {
    this.#rule = rule;
    this.#analyse = analyse;
  }

  /** Adds the next document. */
  add(zones: Zones): void {
    const [head, text] = [zones.head, zones[this.#rule.zone]].map(this.#analyse) as [readonly string[], readonly string[]];
    const document = this.#lengths.length / 2;
    const [heads, texts] = [count(head), count(text)];
    for (const term of new Set([...head, ...text])) this.#postings.add(term, document, heads.get(term) ?? 0, texts.get(term) ?? 0);
    this.#lengths.push(head.length, text.length);
  }

  build(): SearchField {
    const { name, weight } = this.#rule;
    return { name, weight, lengths: pack(this.#lengths), ...this.#postings.pack() };
  }
}

/** Empty fields; of the concepts that `read` finds only those of `searched` are indexed. */
export const createFields = (read: ReadConcepts, searched: ReadonlySet<string>): readonly FieldBuilder[] => {
  const analysers: Readonly<Record<SearchFieldName, Analyser>> = {
    words: remembered(TERMS.words),
    grams: remembered(TERMS.grams),
    sounds: remembered(TERMS.sounds),
    // Phrases are read too, so that tokens cannot be looked at one by one.
    concepts: (tokens) => read(tokens).flatMap(({ concept }) => (searched.has(concept) ? concept : [])),
  };
  return FIELDS.map((rule) => new FieldBuilder(rule, analysers[rule.name]));
};

const count = (terms: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};
