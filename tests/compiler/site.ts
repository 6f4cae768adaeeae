/** Builds small sites in a folder of their own, with every path given, so that nothing of the repository leaks in. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile, type Options, type Result } from '../../compiler/index.ts';
import { locate } from '../../compiler/problems/locate.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { CODING_SUFFIXES } from '../../runtime/bundle.ts';

/** Address that the sites are built for. */
export const BASE = 'https://acme.example';

/**
 * A configuration as JSON, that wants no page for developers unless it says so: that page takes longer than all of a small site, and is one more in
 * every list. It is said at the end, so that places in the configuration stay what they are.
 */
const withoutDevelopers = (config: string): string => {
  const ended = config.replace(/(\{\s*)?\}\s*$/, (_, open?: string) => `${open ?? ','}"developers":false}`);
  return config.includes('"developers"') || !isJson(ended) ? config : ended;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Path -> content. `content/...` are content sources, `templates/...` templates, `sitec.config.*` is the configuration, everything else is a file of the site. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Options of a build; without an address when it is null. */
export type BuildOptions = Omit<Options, 'baseUrl'> & { readonly baseUrl?: string | null };

/** A problem with the line that it names. */
export interface LocatedProblem extends Problem {
  readonly line: number | null;
  /** Text of that line, without white space around it. */
  readonly text: string | null;
  readonly relatedLines: readonly (number | null)[];
}

/** What a build came to; the folder is gone by then. */
export interface Built {
  readonly exitCode: Result['exitCode'];
  readonly problems: readonly LocatedProblem[];
  /** Codes of the problems as `codesOf` gives them. */
  readonly codes: readonly string[];
  /** Every file of the bundle by its path, but for compressed forms. */
  readonly dist: ReadonlyMap<string, Buffer>;
  readonly read: (path: string) => string;
  readonly json: (path: string) => unknown;
  /** The only problem with a code. */
  readonly problem: (code: string) => LocatedProblem;
}

/** A folder with a site that can be built several times; `remove` deletes it. */
export class SiteFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
  readonly out = join(this.folder, 'dist');

  constructor(files: Files) {
    for (const [path, body] of Object.entries(files)) this.write(path, body);
  }

  write(path: string, body: string | Uint8Array): void {
    const isOutside = /^(?:content\/|templates\/|sitec\.config\.|dist)/.test(path);
    const file = join(this.folder, isOutside ? path : join('site', path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === 'sitec.config.json' && typeof body === 'string' ? withoutDevelopers(body) : body);
  }

  /** Compiles the site; `more` may change anything. */
  compile(more: BuildOptions = {}): Promise<Result> {
    return compile(this.options(more));
  }

  /** Options that name the folder, the files that have a place of their own, and an address. */
  options({ baseUrl = BASE, ...options }: BuildOptions = {}): Options {
    const configured = readdirSync(this.folder).filter((name) => name.startsWith('sitec.config.'));
    if (configured.length === 0) this.write('sitec.config.json', '{}');
    // Of several files none is named, so that the compiler finds them itself.
    const config = configured.length > 1 ? {} : { config: configured[0] ?? 'sitec.config.json' };
    const content = existsSync(join(this.folder, 'content')) ? ['content'] : [];
    return { cwd: this.folder, ...config, input: 'site', content, out: 'dist', ...(baseUrl !== null && { baseUrl }), ...options };
  }

  /** Every file of the output folder by its path; empty when there is none. */
  bundle(): ReadonlyMap<string, Buffer> {
    if (!statSync(this.out, { throwIfNoEntry: false })?.isDirectory()) return new Map();
    const paths = readdirSync(this.out, { recursive: true }).map(String);
    const files = paths.filter((path) => statSync(join(this.out, path)).isFile());
    return new Map(files.sort().map((path) => [path, readFileSync(join(this.out, path))]));
  }

  locate(problem: Problem): LocatedProblem {
    const [first = null, ...others] = [problem.place, ...problem.related].map((place) => (place ? locate(place, this.folder) : null));
    return {
      ...problem,
      line: first?.line ?? null,
      text: first?.text.trim() ?? null,
      relatedLines: others.map((place) => place?.line ?? null),
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Whether a file is a compressed form of another one: it says the same, and is tested where it is made. */
export const isCodedForm = (path: string): boolean => Object.values(CODING_SUFFIXES).some((suffix) => path.endsWith(suffix));

/** Compiles a site once and reads the bundle. Compressed forms are only made when they are asked for: nobody reads them. */
export const buildSite = async ({ files, options = {} }: { readonly files: Files; readonly options?: BuildOptions }): Promise<Built> => {
  const site = new SiteFolder(files);
  try {
    const result = await site.compile({ precompress: false, ...options });
    const problems = result.problems.map((problem) => site.locate(problem));
    const plain = [...site.bundle()].filter(([path]) => !isCodedForm(path));
    return { ...access(new Map(plain), problems), exitCode: result.exitCode, problems };
  } finally {
    site.remove();
  }
};

/** Codes of problems, without those that every small site has (kinds without records), sorted. */
export const codesOf = (problems: readonly Problem[]): readonly string[] =>
  problems
    .map(({ code }) => code)
    .filter((code) => code !== 'SITEC2001')
    .sort();

const access = (dist: ReadonlyMap<string, Buffer>, problems: readonly LocatedProblem[]): Omit<Built, 'exitCode' | 'problems'> => {
  const read = (path: string): string => {
    const body = dist.get(path);
    if (!body)
      throw new Error(`no ${path} in the bundle; problems: ${problems.map(({ code, message }) => `${code} ${message}`).join('; ')}`);
    return body.toString('utf8');
  };
  return {
    dist,
    codes: codesOf(problems),
    read,
    json: (path) => JSON.parse(read(path)) as unknown,
    problem: (code) => {
      const found = problems.filter((problem) => problem.code === code);
      if (found.length !== 1 || !found[0])
        throw new Error(`${found.length} problems ${code} in ${problems.map((problem) => problem.code).join(', ')}`);
      return found[0];
    },
  };
};

/** A page with a title, something in its head and a main element. */
export const html = (title: string, body = '<p>Text of the page.</p>', head = ''): string =>
  `<!doctype html>\n<html lang="en">\n<head><title>${title}</title>${head}</head>\n<body>\n<main>\n<h1>${title}</h1>\n${body}\n</main>\n</body>\n</html>\n`;
