import type { Page } from './page.ts';
import { paths, twinPath } from './paths.ts';

/** Where twins are kept between the stages, so that no stage holds the text of all pages. */
export interface TwinStore {
  write(path: string, text: string): void;
  read(path: string): string;
}

type Summary = Pick<Page, 'path' | 'url' | 'title' | 'description' | 'updated' | 'language'>;

/** Stores a page's twin: front matter, the line that points to llms.txt, then the body. */
export const writeTwin = (store: TwinStore, page: Summary, base: string, body: string): void =>
  store.write(twinPath(page.path), twinHead(page, base) + body);

/** The body of a stored twin: the markdown from the title on. */
export const twinBody = (store: TwinStore, page: Summary, base: string): string =>
  store.read(twinPath(page.path)).slice(twinHead(page, base).length);

/** Values are JSON strings, which are YAML strings too, so that no title can break out of its line. */
const twinHead = ({ url, title, description, updated, language }: Summary, base: string): string => {
  const matter = { title, description, canonical_url: url, last_updated: updated, lang: language };
  const lines = Object.entries(matter).flatMap(([key, value]) => (value === null ? [] : [`${key}: ${JSON.stringify(value)}`]));
  return `---\n${lines.join('\n')}\n---\n\n> For the complete index of this site, see [llms.txt](${base}${paths.llms}). Markdown version of any page: append /index.md.\n\n`;
};
