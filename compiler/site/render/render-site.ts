import { writeFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPause } from '../../base/pace.ts';
import { TemporaryFolder } from '../../base/temporary-folder.ts';
import type { Settings } from '../../config/settings.ts';
import { readHtml } from '../../html/html.ts';
import { emptyWordsIn } from '../../markdown/script-written.ts';
import { encodePath } from '../../paths.ts';
import { ProblemList } from '../../problems/problem.ts';
import { percentDecoded } from '../../base/percent.ts';
import { mediaType } from '../../header-table.ts';
import { sourceName, type Document } from '../files.ts';
import type { Site } from '../site.ts';
import { Renderer } from './renderer.ts';
import type { RenderedFile, RenderedFiles, Refused, RenderSource, Reply } from './source.ts';

/** The rendered pages of a site. */
export interface RenderedSite {
  readonly files: RenderedFiles;
  /** Removes them. */
  remove(): void;
}

/**
 * Renders the pages of a site folder that scripts write, at its public address. Does not write to the folder. Throws `Halt` (exit code 3)
 * when there is such a page and no browser. Pages that cannot be read are reported later by the compiler.
 */
export const renderSite = async (
  site: Site,
  { cwd, onProgress }: Pick<Settings, 'cwd' | 'onProgress'>,
  problems: ProblemList,
): Promise<RenderedSite> => {
  const pages = await scriptWrittenPages(site);
  const files = new Map<string, RenderedFile>();
  if (pages.length === 0) return { files, remove: () => {} };
  const folder = new TemporaryFolder('sitec-render-');
  const renderer = new Renderer(cwd);
  const answers = folderSource(site);
  const found = new ProblemList();
  let done = 0;
  onProgress({ step: 'render', done, total: pages.length });
  const render = async ({ file, path, emptyWords }: ScriptWritten, place: number): Promise<void> => {
    const task = { address: site.base + encodePath(path), source: sourceName(site.name, file) };
    const rendered = await renderer.render(task, answers, found);
    const target = join(folder.path, `${place}.html`);
    if (rendered) writeFileSync(target, `\ufeff${rendered.html}`);
    if (rendered) files.set(file, { path: target, emptyWords });
    onProgress({ step: 'render', done: ++done, total: pages.length });
  };
  const ended = await Promise.allSettled(pages.map(render));
  await renderer.close();
  renderer.report(site.name, found);
  problems.addAll(found.sorted());
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed === undefined) return { files, remove: () => folder.remove() };
  folder.remove();
  throw failed.reason;
};

/** A page that scripts write. */
interface ScriptWritten extends Document {
  readonly emptyWords: string;
}

const scriptWrittenPages = async ({ documents, folder }: Site): Promise<readonly ScriptWritten[]> => {
  const pause = createPause();
  const found: ScriptWritten[] = [];
  for (const document of documents) {
    await pause();
    const page = readHtml(join(folder, document.file));
    const emptyWords = 'text' in page ? emptyWordsIn(page.text) : null;
    if (emptyWords !== null) found.push({ ...document, emptyWords });
  }
  return found;
};

/** Maximum bytes of a file, as in a crawl. */
const MAXIMUM_FILE_BYTES = 25_000_000;

/** Answers requests to the public address from a site folder: only its published files, like a static host. */
const folderSource = ({
  folder,
  base,
  documents,
  assets,
  notFound,
}: Pick<Site, 'folder' | 'base' | 'documents' | 'assets' | 'notFound'>): RenderSource => {
  const pages = new Set([...documents, ...(notFound ? [notFound] : [])].map(({ file }) => file));
  const files = new Set([...pages, ...assets]);
  const { origin, pathname } = new URL(base);
  const root = pathname.replace(/\/$/, '');
  const answer = (url: URL): Reply | Refused => {
    if (url.origin !== origin) return { refused: url.origin };
    const file = url.pathname.startsWith(`${root}/`) ? fileAt(url.pathname.slice(root.length + 1), files) : undefined;
    if (file !== undefined) return pages.has(file) ? pageReply(join(folder, file), 200) : fileReply(folder, file);
    return notFound ? pageReply(join(folder, notFound.file), 404) : MISSING;
  };
  return { answer: async (url) => answer(url) };
};

const MISSING: Reply = { status: 404, type: '', body: Buffer.alloc(0) };

/** Only listed names are read, so no path leads out of the folder. */
const fileAt = (encoded: string, files: ReadonlySet<string>): string | undefined => {
  const path = percentDecoded(encoded);
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return names.find((name) => files.has(name));
};

/** A page is decoded with its own encoding, by the rules of the compiler. */
const pageReply = (path: string, status: number): Reply => {
  const page = readHtml(path);
  return 'text' in page ? { status, type: 'text/html; charset=utf-8', body: Buffer.from(page.text) } : MISSING;
};

const fileReply = (folder: string, file: string): Reply | Refused => {
  const path = join(folder, file);
  const { size } = statSync(path);
  if (size > MAXIMUM_FILE_BYTES) return { refused: `/${file} (beyond ${MAXIMUM_FILE_BYTES} bytes)` };
  return { status: 200, type: mediaType(file), body: readFileSync(path) };
};
