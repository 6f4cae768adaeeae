import { paths } from '../paths.ts';
import type { Page } from './page.ts';

/** A page's markdown version: front matter, the line with the link to llms.txt, then the markdown from the title on. */
export const twinOf = (page: Page, base: string): string => twinHead(page, base) + page.markdown();

/** Values are JSON strings, which are also YAML strings, so that no title can break out of its line. */
const twinHead = ({ url, original, title, description, updated, language }: Page, base: string): string => {
  const matter = { title, description, canonical_url: original ?? url, last_updated: updated, lang: language };
  const lines = Object.entries(matter).flatMap(([key, value]) => (value === null ? [] : [`${key}: ${JSON.stringify(value)}`]));
  return `---\n${lines.join('\n')}\n---\n\n> ${indexSentence(base + paths.llms)}Markdown version of any page: append /index.md.\n\n`;
};

const indexSentence = (index: string): string => `For the complete index of this site, see [llms.txt](${index}). `;

/**
 * A markdown version that names another llms.txt, at `path` (percent-encoded), or none: null for a bundle without these files. A title may
 * contain the sentence, but no line of the front matter begins like the replaced text.
 */
export const withIndex = (twin: string, base: string, path: string | null): string =>
  twin.replace(`\n> ${indexSentence(base + paths.llms)}`, () => `\n> ${path === null ? '' : indexSentence(base + path)}`);
