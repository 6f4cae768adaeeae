/** Plans of bundles that were never written, for tests of hosts. */
import type { BundleFile } from '../../../compiler/artefact.ts';
import type { Build } from '../../../compiler/build/build.ts';
import type { RateLimit } from '../../../compiler/config/rate-limit.ts';
import { headerTable, mediaType, pageLinks, type HeaderClass } from '../../../compiler/header-table.ts';
import { headerPlan } from '../../../compiler/headers/rules.ts';
import type { Host, HostCopy, HostFile, HostPlan } from '../../../compiler/hosts/host.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { BASE } from '../site.ts';

/** A file by its path and row. */
export const fileOf = (path: string, row: HeaderClass = 'asset', more: Partial<BundleFile> = {}): BundleFile => {
  const declared = headerTable[row][0][1];
  const type = declared === '{type}' ? mediaType(path) : declared;
  return { path, class: row, type, sha256: '', bytes: 1, origin: path, ...more };
};

/** The files of a page at a path: HTML, markdown and, but for the home page, its second address. */
export const pageFiles = (path: string): readonly BundleFile[] => {
  const stem = path.replace(/\/$/, '');
  const alias = stem === '' ? [] : [fileOf(`${stem}.md`, 'twin', { page: path })];
  const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  return [fileOf(file, 'htmlFile', { page: path }), fileOf(`${stem}/index.md`, 'twin', { page: path }), ...alias];
};

/** What a host is given, of files and pages; `site` are the files that the site brings along. */
export interface Situation {
  readonly files: readonly BundleFile[];
  readonly pages?: readonly string[];
  readonly negotiates?: boolean;
  readonly posts?: boolean;
  readonly site?: Readonly<Record<string, string>>;
  readonly base?: string;
  readonly rateLimit?: RateLimit | null;
  readonly bundlePath?: string;
}

/** What a host made, and what it said. */
export interface Emitted {
  readonly plan: HostPlan;
  readonly files: readonly (HostFile | HostCopy)[];
  readonly problems: ProblemList;
  /** Text of a file of the host. */
  readonly text: (path: string) => string;
}

/** Has a host make its files. */
export const emit = (
  host: Host,
  { files, pages = ['/'], negotiates = true, posts = true, site = {}, base = BASE, rateLimit = null, bundlePath = '../../dist' }: Situation,
): Emitted => {
  const problems = new ProblemList();
  const build = {
    pages: pages.map((path) => ({ path })),
    site: { name: 'site' },
    settings: { config: {} },
    base,
    serves: { headers: true, negotiation: negotiates, post: posts },
    problems,
  } as unknown as Build;
  const plan: HostPlan = {
    build,
    files,
    headers: headerPlan(files, { links: pageLinks(() => true), negotiates }),
    negotiates,
    rateLimit,
    bundlePath,
    own: (file) => site[file] ?? null,
    edge: (name) => `// ${name}\n`,
  };
  const made = [...host.emit(plan)];
  const text = (path: string): string => {
    const file = made.find((each) => each.place !== 'copy' && each.path === path);
    if (!file || file.place === 'copy') throw new Error(`the host made no ${path}`);
    return file.body;
  };
  return { plan, files: made, problems, text };
};

/** Codes of the problems of a list. */
export const codesOf = (list: ProblemList): readonly string[] => list.sorted().map(({ code }) => code);
