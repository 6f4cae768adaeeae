import { grouped } from '../base/group-by.ts';
import type { FactRecord, ProvenanceFile, SourceRecord } from '../config/provenance-file.ts';
import { placeWords } from './places.ts';

/** What the reasons of the API mean. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['not_found', 'no source has it'],
  ['on_request', 'the page says that it is told on request'],
  ['disputed', 'sources disagree, and none of them is published until they agree'],
  ['unreadable', 'it was found, but could not be read'],
]);

/** Why a value is null, in words behind the reason itself; a reason that sitec does not know stands alone. */
export const reasonWords = (reason: string): string => (REASONS.has(reason) ? `${reason}: ${REASONS.get(reason)}` : reason);

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
  /** Why there is no value; null when there is one. */
  readonly reason: string | null;
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

const factRow = (path: string, { words, reason, winner, confirming, losing }: FactRecord): FactRow => ({
  path,
  words,
  reason: reason === null ? null : reasonWords(reason),
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
