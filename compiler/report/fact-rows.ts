import { grouped } from '../base/group-by.ts';
import { isObject } from '../base/json.ts';
import type { FactRecord, ProvenanceFile, SourceRecord } from '../config/provenance-file.ts';
import { statusMeanings } from '../schema/shapes.ts';
import { keyWords, levelName, pathWords } from './fact-names.ts';
import { placeWords } from './places.ts';

/** The status of a fact with its meaning; null without one. */
interface Certainty {
  readonly status: string | null;
  readonly meaning: string | null;
}

const certaintyOf = ({ value, reason }: Pick<FactRecord, 'value' | 'reason'>): Certainty => {
  const meanings: Readonly<Record<string, string>> = statusMeanings();
  const status = reason ?? (isObject(value) ? value.status : null);
  if (typeof status !== 'string') return { status: null, meaning: null };
  return { status, meaning: Object.hasOwn(meanings, status) ? (meanings[status] ?? null) : null };
};

/** The status of a fact with its meaning; null without one. */
export const statusOf = (fact: Pick<FactRecord, 'value' | 'reason'>): string | null => {
  const { status, meaning } = certaintyOf(fact);
  return meaning === null ? status : `${status}: ${meaning}`;
};

/** The claim of one source about a fact. */
export interface SourceRow {
  readonly role: 'wins' | 'agrees' | 'differs';
  /** Kind of the source in words. */
  readonly level: string;
  readonly words: string;
  readonly place: string;
  /** Address of the page. */
  readonly page: string;
  /** Words of the page; null where the value is the words. */
  readonly quote: string | null;
}

/** A kind of source with a claim about a fact. */
export interface Chip {
  readonly name: string;
  readonly role: SourceRow['role'];
}

/** A fact with all of its claims. */
export interface FactRow extends Certainty {
  readonly path: string;
  /** Its name in words, beside its record. */
  readonly label: string;
  readonly words: string;
  readonly isKnown: boolean;
  readonly sources: readonly SourceRow[];
  /** The kinds of its sources, strongest first, each role of a kind once. */
  readonly chips: readonly Chip[];
}

/** The facts of one record. */
export interface FactRecordRow {
  /** Null for facts of the whole kind, and where a record has a single fact: then the label is the name of the record. */
  readonly name: string | null;
  readonly facts: readonly FactRow[];
}

/** The facts of one kind. */
export interface FactGroup {
  readonly kind: string;
  readonly label: string;
  readonly records: readonly FactRecordRow[];
}

/** Facts by their kind and record, in the order in which they were settled; `isShown` leaves out those that are shown elsewhere. */
export const factGroups = ({ facts }: ProvenanceFile, isShown: (path: string) => boolean): readonly FactGroup[] => {
  const entries = Object.entries(facts).filter(([path]) => isShown(path));
  return [...grouped(entries, ([path]) => path.split('.', 1)[0] ?? '')].map(([kind, group]) => ({
    kind,
    label: keyWords(kind),
    records: recordsOf(group),
  }));
};

type Entry = readonly [path: string, fact: FactRecord];

const recordsOf = (entries: readonly Entry[]): readonly FactRecordRow[] => {
  const byRecord = [...grouped(entries, ([path]) => path.split('.').slice(1, -1).join('.'))];
  const fields = new Set(entries.map(([path]) => path.split('.').slice(2).join('.')));
  // If all records have only the same field, the record is the label.
  const isFlat = fields.size === 1 && byRecord.every(([record, facts]) => record !== '' && facts.length === 1);
  if (isFlat) return byRecord.map(([record, facts]) => ({ name: null, facts: facts.map((fact) => factRow(fact, keyWords(record))) }));
  return byRecord.map(([record, facts]) => ({
    name: record === '' ? null : pathWords(record.split('.')),
    facts: facts.map((fact) => factRow(fact, keyWords(fact[0].split('.').at(-1) ?? ''))),
  }));
};

/** A fact for the report. */
export const factRow = ([path, { value, words, reason, winner, confirming, losing }]: Entry, label: string): FactRow => {
  const sources = [
    ...(winner ? [sourceRow('wins', winner)] : []),
    ...confirming.map((source) => sourceRow('agrees', source)),
    ...losing.map((source) => sourceRow('differs', source)),
  ];
  return {
    path,
    label,
    words,
    ...certaintyOf({ value, reason }),
    isKnown: reason === null,
    sources,
    chips: chipsOf(sources),
  };
};

const chipsOf = (sources: readonly SourceRow[]): readonly Chip[] =>
  [...grouped(sources, ({ role, level }) => `${role === 'differs'} ${level}`).values()].flatMap(([first]) =>
    first === undefined ? [] : [{ name: first.level, role: first.role }],
  );

const sourceRow = (role: SourceRow['role'], source: SourceRecord): SourceRow => ({
  role,
  level: levelName(source.level),
  words: source.words,
  place: placeWords(source),
  page: source.page,
  quote: source.quote,
});
