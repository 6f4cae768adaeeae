/** A site with a good bundle, of which single files are changed, built and changed back. */
import { SiteFolder, type Files, type LocatedProblem } from '../../site.ts';

/** What the build of a changed site came to. */
export interface Outcome {
  readonly exitCode: number;
  readonly problems: readonly LocatedProblem[];
  /** Codes of the errors. */
  readonly errors: readonly string[];
  /** "file:line" of every place that an error names. */
  readonly places: readonly string[];
  /** True when every file of the first bundle is there with the same bytes, and no other. */
  readonly isUntouched: boolean;
}

/** A site in a folder with a bundle that was built without an error. */
export class MutatedSite {
  readonly #original: Files;
  readonly #site: SiteFolder;
  #first: ReadonlyMap<string, Buffer> = new Map();

  constructor(files: Files) {
    this.#original = files;
    this.#site = new SiteFolder(files);
  }

  get folder(): string {
    return this.#site.folder;
  }

  /** The bundle that was built first. */
  get bundle(): ReadonlyMap<string, Buffer> {
    return this.#first;
  }

  /** Builds the site as it is, once. */
  async open(): Promise<void> {
    const { exitCode, problems } = await this.#site.compile();
    if (exitCode !== 0) throw new Error(problems.map(({ code, message }) => `${code} ${message}`).join('; '));
    this.#first = this.#site.bundle();
  }

  /** Builds it with some of its files changed. */
  async build(files: Files): Promise<Outcome> {
    const changed = Object.entries(files).filter(([path, body]) => this.#original[path] !== body);
    for (const [path, body] of changed) this.#site.write(path, body);
    const result = await this.#site.compile();
    const problems = result.problems.filter(({ code }) => code !== 'SITEC2001').map((problem) => this.#site.locate(problem));
    const errors = problems.filter(({ level }) => level === 'error');
    const isUntouched = this.#isFirst(this.#site.bundle());
    for (const [path] of changed) this.#site.write(path, this.#original[path] ?? '');
    return { exitCode: result.exitCode, problems, errors: errors.map(({ code }) => code), places: errors.flatMap(placesOf), isUntouched };
  }

  remove(): void {
    this.#site.remove();
  }

  #isFirst(bundle: ReadonlyMap<string, Buffer>): boolean {
    return bundle.size === this.#first.size && [...this.#first].every(([path, body]) => bundle.get(path)?.equals(body) === true);
  }
}

const placesOf = ({ place, line, related, relatedLines }: LocatedProblem): readonly string[] => [
  `${place?.file}:${line}`,
  ...related.map(({ file }, index) => `${file}:${relatedLines[index]}`),
];
