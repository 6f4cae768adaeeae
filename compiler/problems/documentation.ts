import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../base/memoise.ts';
import { packageFolder } from '../base/package.ts';

/** What of a package.json says where its documents can be read. */
interface PublishedPackage {
  readonly version?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/** The address of the folder of documents: in the repository at this version, else below the home page; null for a package that names neither. */
export const documentsOf = ({ version = '', homepage, repository }: PublishedPackage): string | null => {
  const named = typeof repository === 'string' ? repository : repository?.url;
  const [, path] = /(?:^github:|github\.com[/:])?([\w-]+\/[\w.-]+?)(?:\.git)?$/.exec(named ?? '') ?? [];
  if (path !== undefined) return `https://github.com/${path}/blob/v${version}/docs/`;
  return homepage === undefined ? null : `${homepage.replace(/\/?$/, '/')}docs/`;
};

const documents = once(() => documentsOf(JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as PublishedPackage));

/** A document in a sentence, such as `docs/hosting.md#netlify`. */
const DOCUMENT = /(?<![\w/])docs\/(?=[a-z-]+\.md\b)/g;

/** A text of sitec in which documents are named by their addresses, as far as package.json says where they are; without that, by their files in the package. */
export const withAddresses = (text: string, folder: string | null = documents()): string =>
  folder === null ? text : text.replace(DOCUMENT, folder);
