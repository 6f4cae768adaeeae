import { compare } from '../../compiler/problems/problem.ts';
import { ownText } from './clients.ts';

/** Counts of one name: a page, a kind of facts, a path that was not found. */
export interface TallyRow {
  count: number;
  /** How many of them were markdown. */
  markdown: number;
  /** Last day of a request. */
  last: string;
  /** Requests by the names of agents. */
  readonly agents: Map<string, number>;
}

/** Maximum names with separate counts: a client that requests a new path each time must not fill the memory. */
export const MOST_ROWS = 20_000;

/** Counts by name in limited memory. Beyond the limit, the names with the fewest requests are counted together. */
export class Tally {
  readonly #rows = new Map<string, TallyRow>();
  readonly #most: number;
  #folded = 0;

  constructor(most = MOST_ROWS) {
    this.#most = most;
  }

  /** Counts a request. */
  add(name: string, agent: string, day: string, isMarkdown = false): void {
    const row = this.#rows.get(name) ?? this.#open(name);
    row.count++;
    if (isMarkdown) row.markdown++;
    if (day > row.last) row.last = day;
    row.agents.set(agent, (row.agents.get(agent) ?? 0) + 1);
  }

  /** Requests of names that are no longer counted separately. */
  get folded(): number {
    return this.#folded;
  }

  /** Names with their counts, the most first, then by name. */
  rows(): readonly (readonly [name: string, row: TallyRow])[] {
    return [...this.#rows].sort(([a, { count: first }], [b, { count: second }]) => second - first || compare(a, b));
  }

  #open(name: string): TallyRow {
    if (this.#rows.size >= this.#most) this.#fold();
    const row = { count: 0, markdown: 0, last: '', agents: new Map<string, number>() };
    this.#rows.set(ownText(name), row);
    return row;
  }

  /** Keeps the half with the highest counts, so that frequent names stay whenever they come. */
  #fold(): void {
    for (const [name, { count }] of this.rows().slice(Math.floor(this.#most / 2))) {
      this.#folded += count;
      this.#rows.delete(name);
    }
  }
}
