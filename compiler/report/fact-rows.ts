import { grouped } from '../base/group-by.ts';
import { isObject } from '../base/json.ts';
import type { FactRecord, ProvenanceFile, SourceRecord } from '../config/provenance-file.ts';
import { statusMeanings } from '../schema/shapes.ts';
import { placeWords } from './places.ts';

/** How sure a fact is, with what that means; null for one that does not say. */
export const statusOf = ({ value, reason }: Pick<FactRecord, 'value' | 'reason'>): string | null => {
  const meanings: Readonly<Record<string, string>> = statusMeanings();
  const status = reason ?? (isObject(value) ? value.status : null);
  if (typeof status !== 'string') return null;
  return Object.hasOwn(meanings, status) ? `${status}: ${meanings[status]}` : status;
};

/** What one source says of a fact. */
interface SourceRow {
  readonly role: 'wins' | 'confirms' | 'loses';
  readonly level: string;
  readonly words: string;
  readonly place: string;
  /** Address of the page. */
  readonly page: string;
  /** Words of the page; null where the value is the words. */
  readonly quote: string | null;
}

/** A fact with everything that was said about it. */
interface FactRow {
  readonly path: string;
  readonly words: string;
  /** Null for a fact that does not say how sure it is. */
  readonly status: string | null;
  readonly isKnown: boolean;
  readonly sources: readonly SourceRow[];
  /** Levels of the sources that agree with the winner, and of those that do not; empty when there are none. */
  readonly confirming: string;
  readonly losing: string;
}

/** The facts of one kind. */
export interface FactGroup {
  readonly kind: string;
  readonly facts: readonly FactRow[];
}

/** Facts by their kind, both in the order in which they were settled. */
export const factGroups = ({ facts }: ProvenanceFile): readonly FactGroup[] =>
  [...grouped(Object.entries(facts), ([path]) => path.split('.', 1)[0] ?? '')].map(([kind, group]) => ({
    kind,
    facts: group.map(([path, fact]) => factRow(path, fact)),
  }));

const factRow = (path: string, { value, words, reason, winner, confirming, losing }: FactRecord): FactRow => ({
  path,
  words,
  status: statusOf({ value, reason }),
  isKnown: reason === null,
  sources: [
    ...(winner ? [sourceRow('wins', winner)] : []),
    ...confirming.map((source) => sourceRow('confirms', source)),
    ...losing.map((source) => sourceRow('loses', source)),
  ],
  confirming: levelsOf(confirming),
  losing: levelsOf(losing),
});

const levelsOf = (sources: readonly SourceRecord[]): string => [...new Set(sources.map(({ level }) => level))].join(', ');

const sourceRow = (role: SourceRow['role'], source: SourceRecord): SourceRow => ({
  role,
  level: source.level,
  words: source.words,
  place: placeWords(source),
  page: source.page,
  quote: source.quote,
});
