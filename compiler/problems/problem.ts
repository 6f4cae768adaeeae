/** Defines Problem: a finding with a stable code, a place, a reason and a fix. Problems are data; only reporters turn them into text. */
import { withAddresses } from './documentation.ts';

/** `error` fails the build, `warning` and `note` do not. */
export type Severity = 'error' | 'warning' | 'note';

/** Lowest level of problems that makes a build fail, so that its bundle is not published. */
export type FailOn = 'error' | 'warning' | 'never';

/** A position in a source file. Offsets count UTF-16 code units from its start; line and column are computed for the report. */
export interface Place {
  /** Path of the file, relative to the working folder, with forward slashes. */
  readonly file: string;
  readonly offset?: number;
  /** Offset after the end of the range; absent where that is not known. */
  readonly end?: number;
  /** The part of the file, for example `JSON-LD /offers/1/price`. */
  readonly note?: string;
}

/** A finding of a run. */
export interface Problem {
  /** Stable code, never reused: SITEC1xxx input, 2xxx facts, 3xxx markdown and discovery, 4xxx hosts, 5xxx checks of a site, 9xxx internal. */
  readonly code: string;
  readonly level: Severity;
  /** The fault, in one sentence without a full stop. */
  readonly message: string;
  /** Why it matters. */
  readonly why: string;
  /** How to fix it. */
  readonly fix: string;
  /** Path of the affected fact, for example `plans.growth.price`. */
  readonly fact?: string;
  readonly place?: Place;
  /** Other places of the finding. */
  readonly related: readonly Place[];
}

/** Values for the placeholders of a problem; `fact` or `subject` is the path of the affected fact. */
export type ProblemArguments = Readonly<Record<string, string | number>>;

/** A problem's definition, used by the compiler, the reporters and the documentation. */
export interface ProblemDefinition {
  readonly code: string;
  readonly level: Severity;
  /** Template with `{name}` placeholders. */
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  /** True for the most important finding about a site, which comes before other problems. @default false */
  readonly isToldFirst?: boolean;
}

/** The first of some texts, for a message; an ellipsis at the end means that there are more. */
export const firstOf = (texts: readonly string[], most = 5): string =>
  texts.slice(0, most).join(', ') + (texts.length > most ? ', ...' : '');

/** Values of a problem about many places: the first of them, sorted, and their number. */
export const someOf = (texts: Iterable<string>): { readonly some: string; readonly count: number } => {
  const sorted = [...texts].sort(compare);
  return { some: firstOf(sorted), count: sorted.length };
};

/** Collects the problems of a run, so that all are reported and not just the first. */
export class ProblemList {
  readonly #problems: Problem[] = [];
  /** Codes of problems that come first. */
  readonly #first = new Set<string>();
  /** Files whose places have no offset. */
  readonly #placeless = new Set<string>();

  /** Adds a problem; `places` are its place and other places that belong to it. */
  add(definition: ProblemDefinition, values: ProblemArguments = {}, ...places: readonly Place[]): void {
    const [place, ...related] = places;
    const { fact = values.subject } = values;
    if (definition.isToldFirst) this.#first.add(definition.code);
    this.#problems.push({
      code: definition.code,
      level: definition.level,
      message: fill(definition.message, values),
      why: fill(definition.why, values),
      fix: fill(withAddresses(definition.fix), values),
      ...(fact !== undefined && { fact: String(fact) }),
      ...(place && { place }),
      related,
    });
  }

  /** Adds problems of another list, such as from another thread. */
  addAll(problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  /** Marks files whose content was not read from their lines, so that problems only name the file. */
  forgetOffsets(files: Iterable<string>): void {
    for (const file of files) this.#placeless.add(file);
  }

  /** All problems, sorted by file, offset and code after those that come first, so that the order of work does not matter. */
  sorted(): readonly Problem[] {
    const isLater = ({ code }: Problem): number => (this.#first.has(code) ? 0 : 1);
    const sorted = this.#problems.toSorted(
      (a, b) => isLater(a) - isLater(b) || comparePlaces(a.place, b.place) || compare(a.code, b.code) || compare(a.message, b.message),
    );
    return this.#placeless.size === 0 ? sorted : sorted.map((problem) => this.#withoutOffsets(problem));
  }

  #withoutOffsets(problem: Problem): Problem {
    const plain = ({ offset, end, ...place }: Place): Place =>
      this.#placeless.has(place.file) || offset === undefined ? place : { ...place, offset, ...(end !== undefined && { end }) };
    return { ...problem, ...(problem.place && { place: plain(problem.place) }), related: problem.related.map(plain) };
  }

  /** True when there is an error. */
  get failed(): boolean {
    return this.#has('error');
  }

  /** True when a problem reaches the level at which the caller fails. */
  failsOn(level: FailOn): boolean {
    return level !== 'never' && (this.failed || (level === 'warning' && this.#has('warning')));
  }

  #has(level: Severity): boolean {
    return this.#problems.some((problem) => problem.level === level);
  }
}

/** Ends a stage that cannot continue; the `problems` so far are still reported. */
export class Halt extends Error {
  readonly exitCode: 1 | 3 | 4;

  constructor(exitCode: 1 | 3 | 4) {
    super('the run was stopped by a problem that is in the list of problems');
    this.exitCode = exitCode;
  }
}

/** Orders texts by UTF-16 code units, the same on every machine and in every locale. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const comparePlaces = (a: Place | undefined, b: Place | undefined): number =>
  compare(a?.file ?? '', b?.file ?? '') || (a?.offset ?? 0) - (b?.offset ?? 0);

const fill = (template: string, values: ProblemArguments): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
