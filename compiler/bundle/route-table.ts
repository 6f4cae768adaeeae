import type { Route, Variant } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { BundleFile } from '../artefact.ts';
import { fileKey } from '../base/file-path.ts';
import type { Build } from '../build/build.ts';
import { writes } from '../config/only.ts';
import { countsTokens, pageLinks, type HeaderClass } from '../header-table.ts';
import { fileHeaders, llmsScopes, type HeaderContext } from '../headers/rules.ts';
import { encodePath, pageStem, twinPath } from '../paths.ts';
import { input } from '../problems/input.ts';
import { compare, type ProblemList } from '../problems/problem.ts';

/** A request path, percent-decoded for the runtime's look-up, and its file, either as a page or as a plain file. */
interface Claim {
  readonly path: string;
  readonly file: BundleFile;
  readonly isPage: boolean;
}

/** Hexadecimal digits of a digest in an entity tag: 88 bits, because the index has seven of them for each page. */
const ETAG_DIGITS = 22;

/** Maps request paths to files and header sets. */
export class RouteTable {
  readonly headers: HeaderSet[] = [];
  readonly #files: ReadonlyMap<string, BundleFile>;
  readonly #sets = new Map<string, number>();
  /** Values that determine the headers of all files. */
  readonly context: HeaderContext;

  constructor(files: readonly BundleFile[], negotiates: boolean) {
    this.#files = new Map(files.map((file) => [file.path, file]));
    const hasTwins = files.some(({ class: row }) => row === 'twin');
    const has = (path: string): boolean =>
      path.startsWith('{page}') ? hasTwins : this.#files.has(path) || this.#files.has(`${path}index.html`);
    this.context = { negotiates, links: pageLinks(has), scopes: llmsScopes(files) };
  }

  /** Every request path with its answer, sorted. */
  routes(): Record<string, Route> {
    const routes = new Map<string, Route>();
    // The first of two files with the same path wins.
    for (const { path, file, isPage } of this.#claims()) if (!routes.has(path)) routes.set(path, this.#route(file, isPage));
    return Object.fromEntries([...routes].sort(([a], [b]) => compare(a, b)));
  }

  /** Reports request paths of two files. */
  reportTaken(problems: ProblemList): void {
    const owners = new Map<string, BundleFile>();
    for (const { path, file } of this.#claims()) {
      const owner = owners.get(path) ?? file;
      owners.set(path, owner);
      if (owner !== file) problems.add(input.pathTaken, { path: path.slice(1), first: owner.origin, second: file.origin });
    }
  }

  /** The request paths of files and pages. */
  #claims(): readonly Claim[] {
    return [...this.#files.values()].flatMap((file): Claim[] => {
      if (file.class.startsWith('missing') || file.class === 'hostFile') return [];
      const own = [file.path, file.alias ?? []].flat().map((path) => ({ path, file, isPage: false }));
      if (file.class !== 'htmlFile' || file.page === undefined) return own;
      const stem = pageStem(file.page);
      return [...own, ...[...new Set([stem || '/', `${stem}/`])].map((path) => ({ path, file, isPage: true }))];
    });
  }

  #route(file: BundleFile, isPage: boolean): Route {
    const page = file.page === undefined ? {} : { page: encodePath(pageStem(file.page)) };
    if (!isPage || file.page === undefined) return { variant: this.variant(file.path), ...page };
    const variant = this.variant(file.path, 'page');
    return this.context.negotiates
      ? { variant, markdown: this.variant(twinPath(file.page), 'pageMarkdown'), ...page }
      : { variant, ...page };
  }

  /** A file with the custom headers row, or of another one. */
  variant(path: string, row?: HeaderClass): Variant {
    const file = this.#files.get(path);
    if (!file) throw new Error(`the bundle has no file ${path}`);
    const set = row ?? file.class;
    const variant = [path.slice(1), `"${file.sha256.slice(0, ETAG_DIGITS)}"`, this.#headerSet(set, file)] as const;
    return file.tokens !== undefined && countsTokens(set, file.type) ? [...variant, file.tokens] : variant;
  }

  #headerSet(row: HeaderClass, file: BundleFile): number {
    const set = fileHeaders(row, file, this.context);
    const key = JSON.stringify(set);
    const known = this.#sets.get(key) ?? this.headers.push(set) - 1;
    this.#sets.set(key, known);
    return known;
  }
}

/** The paths of a bundle: a file has one owner, and a folder cannot be a file. */
export class ClaimedPaths {
  readonly #files = new Map<string, string>();
  readonly #folders = new Map<string, string>();

  /** The folders of markdown versions are claimed first, so that no file of the site can have their name. */
  constructor({ pages, settings }: Pick<Build, 'pages' | 'settings'>) {
    for (const { path, source } of writes(settings.only, 'markdown') ? pages : []) this.#takeFolders(fileKey(twinPath(path)), source);
  }

  /** Claims a path for an origin; returns the origin that already has it. */
  take(path: string, origin: string): string | null {
    const key = fileKey(path);
    const first = [this.#folders.get(key), ...[key, ...foldersOf(key)].map((name) => this.#files.get(name))].find(
      (name) => name !== undefined && name !== origin,
    );
    if (first !== undefined) return first;
    this.#files.set(key, origin);
    this.#takeFolders(key, origin);
    return null;
  }

  #takeFolders(key: string, origin: string): void {
    for (const folder of foldersOf(key)) if (!this.#folders.has(folder)) this.#folders.set(folder, origin);
  }
}

const foldersOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);
