import { join, relative, resolve } from 'node:path';
import { isWithin } from '../../../compiler/base/file-path.ts';
import type { Options } from '../../../compiler/index.ts';
import { deliver } from '../../report/delivery.ts';
import type { Outcome } from '../../report/outcome.ts';
import { printable } from '../../report/printable.ts';
import { stopSignal } from '../../terminal/stop.ts';
import type { Reporting } from '../../flags/reporting.ts';
import {
  changedFiles,
  countChanges,
  digestsOf,
  hasReplacedFolder,
  isOwnOutput,
  takeSnapshot,
  watchLine,
  type Snapshot,
} from './changes.ts';
import { ChangeHints } from './hints.ts';
import { readInputs, type Inputs } from './inputs.ts';

/** How long a site may be missing, in ms, until sitec prints that it waits. Generators remove the files that they are about to write. */
const PATIENCE_MS = 3000;

/** What to build, and where to report. */
export interface Watch {
  readonly options: Options;
  /** Files that a build writes besides the bundle. */
  readonly written: readonly string[];
  readonly build: (options: Options) => Promise<Outcome>;
  /** Receives each build, and how many files of the bundle it changed. */
  readonly tell: (outcome: Outcome, changes: number) => void | Promise<void>;
  /** Resolves when the watch ends. */
  readonly stopped: Promise<unknown>;
}

/** `sitec build --watch`: prints a line for each build instead of the summary, until SIGINT or SIGTERM; returns the exit code. */
export const runWatch = async (options: Options, reporting: Reporting, build: Watch['build']): Promise<number> => {
  const stopped = stopSignal();
  const cwd = resolve(options.cwd ?? process.cwd());
  const tell = (outcome: Outcome, changes: number): void => void deliver(outcome, withLine(reporting, changes));
  await buildOnChange({ options, written: reporting.files.map(({ file }) => resolve(cwd, file)), build, tell, stopped });
  return 0;
};

/** The reports of a build, with one line instead of the summary. */
const withLine = (reporting: Reporting, changes: number): Reporting => {
  const pretty = reporting.printed.get('pretty');
  if (pretty === undefined) return reporting;
  const report = (outcome: Outcome): string => (reporting.isQuiet && outcome.isPublished ? '' : watchLine(outcome, changes));
  return { ...reporting, printed: new Map([...reporting.printed, ['pretty', { ...pretty, report }]]) };
};

/** Builds, and builds again after each change of its inputs. Returns once it is stopped and no build runs. */
export const buildOnChange = async (watch: Watch): Promise<void> => {
  const hints = new ChangeHints(notePolling);
  void watch.stopped.then(() => hints.stop());
  const loop = new WatchLoop(watch, hints);
  try {
    while (!hints.isStopped) await loop.turn();
  } finally {
    await hints.close();
  }
};

/** State of a watch between builds. */
class WatchLoop {
  readonly #watch: Watch;
  readonly #hints: ChangeHints;
  /** Site and output folder of the last build; null until a build found them. */
  #found: { readonly site: string; readonly out: string } | null = null;
  /** Whether the site had a home page when it was built last; null before the first build. */
  #hadHome: boolean | null = null;
  #roots = '';
  /** The inputs of the last build. */
  #built = NOTHING;
  /** The last snapshot; the watched paths are up to date with it. */
  #last = NOTHING;

  constructor(watch: Watch, hints: ChangeHints) {
    this.#watch = watch;
    this.#hints = hints;
  }

  /** Builds, then waits until something has changed. */
  async turn(): Promise<void> {
    const { options, written } = this.#watch;
    const named = await readInputs(options, written);
    // A site that was detected is not detected again: while it is missing for a moment, no other folder may take its place.
    const pinned = named.isNamed || this.#found === null ? options : { ...options, input: this.#found.site };
    const inputs = pinned === options ? named : await readInputs(pinned, written);
    await this.#follow(inputs);
    if (this.#isWhole(inputs, this.#built)) await this.#build(inputs, pinned);
    await this.#change(inputs);
  }

  async #build(inputs: Inputs, options: Options): Promise<void> {
    const { build, tell } = this.#watch;
    const old = digestsOf(this.#found?.out ?? inputs.out);
    this.#hadHome = hasHome(inputs, this.#built);
    const outcome = await build(options);
    const { summary, cwd, isPublished } = outcome;
    if (summary) this.#found = { site: resolve(cwd, summary.input), out: resolve(cwd, summary.out) };
    const out = this.#found?.out ?? inputs.out;
    const digests = digestsOf(out);
    const after = await this.#look(inputs);
    const changed = changedFiles(this.#built, after).filter((path) => !isOwnOutput(path, out, digests, this.#built));
    // Files that were read while they were written may be incomplete. The next turn builds again.
    if (changed.length > 0 && !isPublished) return;
    if (changed.length === 0) this.#built = after;
    await tell(outcome, countChanges(old, digests));
  }

  /** Waits until another build is due. */
  async #change(inputs: Inputs): Promise<void> {
    let late: NodeJS.Timeout | null = null;
    for (let isDue = false; !isDue && !this.#hints.isStopped;) {
      await this.#hints.quiet();
      const now = await this.#look(inputs);
      const changed = changedFiles(this.#built, now);
      const isWhole = this.#isWhole(inputs, now);
      if (!isWhole) late ??= setTimeout(noteMissing, PATIENCE_MS, inputs);
      isDue = changed.some((path) => isWhole || inputs.configs.includes(path));
      if (!isDue) await this.#hints.next();
    }
    if (late) clearTimeout(late);
  }

  /** Updates the watched paths, and takes a snapshot. */
  async #follow(inputs: Inputs): Promise<void> {
    const roots = inputs.roots.join('\n');
    if (roots !== this.#roots) await this.#hints.follow(inputs);
    this.#roots = roots;
    this.#built = await this.#look(inputs);
  }

  /** The current snapshot. A folder that was replaced is watched again, and read once more after that. */
  async #look(inputs: Inputs): Promise<Snapshot> {
    const last = this.#last;
    this.#last = takeSnapshot(inputs.roots, inputs.isSkipped);
    if (!hasReplacedFolder(last, this.#last)) return this.#last;
    await this.#hints.follow(inputs);
    return this.#look(inputs);
  }

  /** False while a generator is about to write the site again. The first build does not wait: it reports what is missing. */
  #isWhole(inputs: Inputs, { files }: Snapshot): boolean {
    if (this.#hadHome === null || hasHome(inputs, { files })) return true;
    return !this.#hadHome && [...files.keys()].some((path) => inputs.sites.some((site) => isWithin(path, site)) && /\.html?$/i.test(path));
  }
}

const NOTHING: Snapshot = { files: new Map(), folders: new Map() };

const hasHome = ({ sites }: Inputs, { files }: Pick<Snapshot, 'files'>): boolean =>
  sites.some((site) => files.has(join(site, 'index.html')));

const noteMissing = ({ sites }: Inputs): void => {
  const names = sites.map((site) => relative(process.cwd(), site) || '.').join(', ');
  process.stderr.write(`note: waiting for index.html in ${printable(names)}\n`);
};

const notePolling = (reason: string): void =>
  void process.stderr.write(
    `note: this system does not report every change (${printable(reason)}), so sitec checks the files once a second\n`,
  );
