/** What the suite asks of a host: assertions with names, over a bundle that the host serves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import type { RuntimeIndex } from '../../runtime/bundle.ts';
import { encodePath } from '../../compiler/paths.ts';
import { HostClient } from './client.ts';

/** A running host and the bundle that it serves. */
export interface Subject {
  readonly client: HostClient;
  readonly index: RuntimeIndex;
  /** Request target, without a slash at the end, of a page that is a folder and of which HTML and markdown lie in compressed forms, where the bundle has any. */
  readonly page: string;
  /** Request targets of all pages, with the slash of those that are folders. */
  readonly pages: readonly string[];
  /** Bytes of a file of the bundle, by its path without a slash at the start. */
  readonly file: (path: string) => Buffer;
}

/** A question to a host. `check` throws an Error that says what was answered instead. */
export interface Assertion {
  readonly name: string;
  readonly check: (subject: Subject) => Promise<void>;
}

/** Makes an assertion. */
export const assertion = (name: string, check: Assertion['check']): Assertion => ({ name, check });

/** Throws with what was seen when something does not hold. */
export function want(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Error(seen);
}

/** What a host at an address serves: the bundle in a folder. */
export const subjectOf = async (base: string, dist: string): Promise<Subject> => {
  const { index } = await loadBundle(dist);
  const targets = [
    ...new Set(Object.entries(index.routes).flatMap(([path, route]) => (isPage(index, path) ? [[path, route] as const] : []))),
  ];
  const isFolder = (path: string): boolean =>
    path.endsWith('/') && index.routes[path]?.variant[0].endsWith(`${path.slice(1)}index.html`) === true;
  const isFile = (path: string): boolean => !path.endsWith('/') && index.routes[path]?.variant[0] === `${path.slice(1)}.html`;
  const pages = targets.map(([path]) => path).filter((path) => isFolder(path) || isFile(path));
  const [long] = pages
    .filter((path) => isFolder(path) && path.split('/').length > 3 && isCoded(index, `${path.slice(1)}index`))
    .toSorted((a, b) => codingsOf(index, b) - codingsOf(index, a));
  if (long === undefined) throw new Error(`${dist} has no page in a folder of a folder that is long enough to be compressed`);
  return {
    client: new HostClient(base),
    index,
    page: encodePath(long.slice(0, -1)),
    pages: pages.map(encodePath),
    file: (path) => readFileSync(join(dist, path)),
  };
};

const isPage = ({ routes }: RuntimeIndex, path: string): boolean => routes[path]?.page !== undefined && !/\.(?:md|html)$/.test(path);

const codingsOf = ({ encodings }: RuntimeIndex, path: string): number => encodings[`${path.slice(1)}index.html`]?.length ?? 0;

/** A bundle for hosts that compress by themselves has no such forms at all. */
const isCoded = ({ encodings }: RuntimeIndex, stem: string): boolean =>
  Object.keys(encodings).length === 0 || ['.html', '.md'].every((extension) => Object.hasOwn(encodings, stem + extension));
