import { createHash } from 'node:crypto';
import { INDEX_FILE, INDEX_FORMAT, type HeaderSet, type Route, type RuntimeIndex, type Variant } from '../runtime/bundle.ts';
import { answerContext } from './answer-context.ts';
import { compileAnswers } from './answers.ts';
import { a2aTable } from './a2a.ts';
import { json, type Artefact, type Build, type Emitter } from './artefact.ts';
import { headerTable, mediaType, pageLinks, type HeaderClass } from './headers.ts';
import { httpTable, limitTable, missingApiPath } from './http.ts';
import { mcpTable } from './mcp.ts';
import { missingPaths, encodePath, pageStem, paths, routePath, twinPath } from './paths.ts';
import { compare } from './problem.ts';
import { input } from './problems/input.ts';
import { DEFAULT_RATE_LIMIT } from './prose.ts';
import { compileSearch } from './search-index.ts';
import type { Stage } from './write.ts';

/** A written file of the bundle. */
export interface BundleFile {
  /** Public path with leading slash. */
  readonly path: string;
  readonly class: HeaderClass;
  readonly page?: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly type: string;
}

/** Writes every artefact to the stage, one at a time. Two artefacts with one path are a problem that names both. */
export const writeArtefacts = (build: Build, emitters: readonly Emitter[], stage: Stage): readonly BundleFile[] => {
  const files: BundleFile[] = [];
  const origins = new Map<string, string>();
  for (const emitter of emitters) {
    for (const artefact of emitter.emit(build)) {
      // Names that differ only by case or by Unicode form are one file on many systems.
      const key = artefact.path.normalize('NFC').toLowerCase();
      const first = origins.get(key);
      if (first !== undefined) build.problems.add(input.pathTaken, { path: artefact.path.slice(1), first, second: artefact.origin });
      else files.push(writeFile(artefact, stage));
      origins.set(key, first ?? artefact.origin);
    }
  }
  return files;
};

const writeFile = ({ path, class: row, body, page }: Artefact, stage: Stage): BundleFile => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  stage.write(path.slice(1), bytes);
  const declared = headerTable[row][0][1];
  return {
    path,
    class: row,
    ...(page !== undefined && { page }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    type: declared === '{type}' ? mediaType(path) : declared,
  };
};

/** Writes the runtime's index and the manifest, the last two files of a bundle. */
export const writeIndex = (build: Build, files: readonly BundleFile[], stage: Stage): void => {
  const index = writeFile(
    { path: `/${INDEX_FILE}`, class: 'internal', body: json(runtimeIndex(build, files)), origin: 'runtime index' },
    stage,
  );
  const sorted = [...files, index].toSorted((a, b) => compare(a.path, b.path));
  const listed = Object.fromEntries(sorted.map(({ path, sha256, bytes, type }) => [path.slice(1), { sha256, bytes, type }]));
  stage.write(paths.manifest.slice(1), `${JSON.stringify({ version: 1, files: listed }, null, 1)}\n`);
};

const runtimeIndex = (build: Build, files: readonly BundleFile[]): RuntimeIndex => {
  const table = new RouteTable(files);
  return {
    format: INDEX_FORMAT,
    site: build.base,
    routes: table.routes(),
    missing: {
      page: { variant: table.variant(missingPaths.page), markdown: table.variant(missingPaths.markdown) },
      api: { variant: table.variant(missingPaths.api) },
      apiPath: missingApiPath(build.base),
    },
    http: httpTable(build.base),
    headers: table.headers,
    mcp: mcpTable(build),
    a2a: a2aTable,
    search: compileSearch(
      build.facts.guides.items.map(({ headings, ...guide }) => ({ ...guide, headings: headings.map(({ text }) => text) })),
    ),
    answers: compileAnswers(answerContext(build)),
    limit: limitTable(build.settings.config.rateLimit ?? DEFAULT_RATE_LIMIT),
  };
};

/** Which request path is answered with which file and header set. */
class RouteTable {
  readonly headers: HeaderSet[] = [];
  readonly #files: ReadonlyMap<string, BundleFile>;
  readonly #sets = new Map<string, number>();
  readonly #links: string;

  constructor(files: readonly BundleFile[]) {
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#links = pageLinks((path) => this.#files.has(path) || this.#files.has(`${path}index.html`));
  }

  routes(): Record<string, Route> {
    const routes = new Map<string, Route>();
    for (const file of this.#files.values()) {
      if (file.class.startsWith('missing') || file.class === 'hostFile') continue;
      const page = file.page === undefined ? {} : { page: encodePath(pageStem(file.page)) };
      routes.set(routePath(file.path), { variant: this.variant(file.path), ...page });
      if (file.class !== 'htmlFile' || file.page === undefined) continue;
      const route: Route = {
        variant: this.variant(file.path, 'page'),
        markdown: this.variant(twinPath(file.page), 'pageMarkdown'),
        ...page,
      };
      for (const path of new Set([pageStem(file.page) || '/', `${pageStem(file.page)}/`])) routes.set(routePath(path), route);
    }
    return Object.fromEntries([...routes].sort(([a], [b]) => compare(a, b)));
  }

  /** A file with the headers of its own row, or of another one. */
  variant(path: string, row?: HeaderClass): Variant {
    const file = this.#files.get(path);
    if (!file) throw new Error(`the bundle has no file ${path}`);
    return [path.slice(1), `"${file.sha256.slice(0, 32)}"`, this.#headerSet(row ?? file.class, file)];
  }

  #headerSet(row: HeaderClass, file: BundleFile): number {
    const isFolder = file.page?.endsWith('/') ?? true;
    const set = headerTable[row].map(([name, value]): readonly [string, string] => [
      name,
      value
        .replace('{type}', file.type)
        .replace('{links}', this.#links)
        .replace('{page}/', isFolder ? '{page}/' : '{page}'),
    ]);
    const key = JSON.stringify(set);
    const known = this.#sets.get(key) ?? this.headers.push(set) - 1;
    this.#sets.set(key, known);
    return known;
  }
}
