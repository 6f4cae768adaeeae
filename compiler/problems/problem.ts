/** What a Problem is: a finding with a stable code, a place, a reason and a way out. Problems are data; only reporters turn them into text. */
import { withAddresses } from './documentation.ts';

/** `error` fails the build, `warning` and `note` do not. */
export type Severity = 'error' | 'warning' | 'note';

/** From which level on problems make a build fail and keep its bundle from being published. */
export type FailOn = 'error' | 'warning' | 'never';

/** A position in a source file. Offsets count UTF-16 code units from its start; line and column are worked out when a problem is reported. */
export interface Place {
  /** Path of the file, relative to the working folder, with forward slashes. */
  readonly file: string;
  readonly offset?: number;
  /** Offset behind what is meant; absent where that is not known. */
  readonly end?: number;
  /** What was looked at, for example `JSON-LD /offers/1/price`. */
  readonly note?: string;
}

/** A finding of a run. */
export interface Problem {
  /** Stable code, never reused: SITEC1xxx input, 2xxx facts, 3xxx markdown and discovery, 4xxx hosts, 5xxx checks of a site, 9xxx internal. */
  readonly code: string;
  readonly level: Severity;
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** Why it matters. */
  readonly why: string;
  /** How to mend it. */
  readonly fix: string;
  /** Path of the fact that it is about, for example `plans.growth.price`. */
  readonly fact?: string;
  readonly place?: Place;
  /** Other places that belong to the finding. */
  readonly related: readonly Place[];
}

/** Values that the wording of a problem is filled with; `fact` or `subject` is the path of the fact that it is about. */
export type ProblemArguments = Readonly<Record<string, string | number>>;

/** A problem's definition: written once, used by the compiler, the reporters and docs/problems.md. */
export interface ProblemDefinition {
  readonly code: string;
  readonly level: Severity;
  /** Template with `{name}` placeholders. */
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  /** True for what says more of a site than all the rest: it comes before other problems. @default false */
  readonly isToldFirst?: boolean;
}

/** Collects the problems of a run, so that all are reported and not just the first. */
export class ProblemList {
  readonly #problems: Problem[] = [];
  /** Codes of those that come before the others. */
  readonly #first = new Set<string>();
  /** Files in which places have no offset. */
  readonly #placeless = new Set<string>();

  /** Adds a problem; `places` are the place itself and further places that belong to it. */
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

  /** Adds problems that another list collected, such as that of another thread. */
  addAll(problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  /** Says that what was read of some files are not their lines, so that problems name the files alone. */
  forgetOffsets(files: Iterable<string>): void {
    for (const file of files) this.#placeless.add(file);
  }

  /** All problems, sorted by file, offset and code behind those that are told first, so that the order of work never shows. */
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

  /** True when there is what the caller takes for an error. */
  failsOn(level: FailOn): boolean {
    return level !== 'never' && (this.failed || (level === 'warning' && this.#has('warning')));
  }

  #has(level: Severity): boolean {
    return this.#problems.some((problem) => problem.level === level);
  }
}

/** Ends a stage that cannot go on; `problems` of the run so far are reported all the same. */
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
