import { publishedPackage } from '../base/package.ts';

/** The address of the documentation: the home page of the package; null without one. */
const documentation = (): string | null => {
  try {
    return publishedPackage().homepage ?? null;
  } catch {
    // Problems are reported even when package.json can no longer be read.
    return null;
  }
};

/** The path of a document in a sentence, such as `docs/how-to/hosting/netlify.md#traps`. */
const DOCUMENT = /(?<![\w/])docs\/((?:[a-z0-9-]+\/)+[a-z0-9-]+)\.md\b/g;

/** The address of a documentation page, such as `how-to/ci`. */
const addressIn = (home: string, page: string): string => `${home.replace(/\/?$/, '/')}${page}`;

/** A text of sitec with the addresses of documents, if package.json has a home page; else with their file names in the package. */
export const withAddresses = (text: string, home: string | null = documentation()): string =>
  home === null ? text : text.replace(DOCUMENT, (_, page: string) => addressIn(home, page));

/** The address of the page about a problem; null without a home page. */
export const problemAddress = (code: string, home: string | null = documentation()): string | null =>
  home === null ? null : addressIn(home, `problems/${code.toLowerCase()}`);
