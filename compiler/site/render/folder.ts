import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { percentDecoded } from '../../base/percent.ts';
import { mediaType } from '../../header-table.ts';
import { readHtml } from '../../html/html.ts';
import type { Site } from '../site.ts';
import type { Refused, RenderSource, Reply } from './source.ts';

/** Maximum bytes of a file, as in a crawl. */
const MAXIMUM_FILE_BYTES = 25_000_000;

/** Answers requests to the public address from a site folder: only its published files, like a static host. */
export const folderSource = ({
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
