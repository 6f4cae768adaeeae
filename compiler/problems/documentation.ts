import { publishedPackage, type PublishedPackage } from '../base/package.ts';

/** The address of the folder of documents: in the repository at this version, else below the home page; null for a package that names neither. */
export const documentsOf = ({ version, homepage, repository }: PublishedPackage): string | null => {
  const named = typeof repository === 'string' ? repository : repository?.url;
  const [, path] = /(?:^github:|github\.com[/:])?([\w-]+\/[\w.-]+?)(?:\.git)?$/.exec(named ?? '') ?? [];
  if (path !== undefined) return `https://github.com/${path}/blob/v${version}/docs/`;
  return homepage === undefined ? null : `${homepage.replace(/\/?$/, '/')}docs/`;
};

/** Null also where the file cannot be read any more: a problem is told in any case. */
const documents = (): string | null => {
  try {
    return documentsOf(publishedPackage());
  } catch {
    return null;
  }
};

/** A document in a sentence, such as `docs/hosting.md#netlify`. */
const DOCUMENT = /(?<![\w/])docs\/(?=[a-z-]+\.md\b)/g;

/** A text of sitec in which documents are named by their addresses, as far as package.json says where they are; without that, by their files in the package. */
export const withAddresses = (text: string, folder: string | null = documents()): string =>
  folder === null ? text : text.replace(DOCUMENT, folder);
