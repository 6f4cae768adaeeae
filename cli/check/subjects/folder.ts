import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodedOrNull } from '../../../compiler/base/percent.ts';
import { mediaType } from '../../../compiler/header-table.ts';
import { declaredEncoding } from '../../../compiler/html/encoding.ts';
import { missingPaths } from '../../../compiler/paths.ts';
import type { Subject } from '../check.ts';

/**
 * A folder that is not a bundle. It answers like a plain file host: index files of folders, names without .html, and 404.html for missing
 * files.
 */
export const folderSubject = (name: string, folder: string, origin: string): Subject => ({
  name,
  origin,
  folder,
  fetch: async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 });
    const file = fileAt(folder, new URL(url).pathname);
    const shown = file ?? existing(folder, missingPaths.page);
    const bytes = shown === undefined ? null : new Uint8Array(readFileSync(shown));
    const headers = { 'Content-Type': shown === undefined || bytes === null ? 'text/plain' : typeOf(shown, bytes) };
    return new Response(method === 'HEAD' ? null : bytes, { status: file === undefined ? 404 : 200, headers });
  },
});

/** The encoding that a page names counts. */
const typeOf = (file: string, bytes: Uint8Array): string => {
  if (!/\.html?$/i.test(file)) return mediaType(file);
  return declaredEncoding(bytes) === undefined ? 'text/html; charset=utf-8' : 'text/html';
};

/** The file of a request path; undefined when there is none. */
const fileAt = (folder: string, pathname: string): string | undefined => {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.map((each) => existing(folder, each)).find((file) => file !== undefined);
};

/** A path without percent-encoding; undefined when it is malformed, or names something outside of the folder. */
const decoded = (pathname: string): string | undefined => {
  const path = decodedOrNull(pathname);
  return path === null || path.split(/[/\\]/).includes('..') || path.includes('\0') ? undefined : path;
};

const existing = (folder: string, path: string): string | undefined => {
  const file = join(folder, path);
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
};
