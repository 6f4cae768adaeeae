import { paths } from '../paths.ts';
import type { Page } from './page.ts';

/** A page's twin: front matter, the line that points to llms.txt, then the markdown from the title on. */
export const twinOf = (page: Page, base: string): string => twinHead(page, base) + page.markdown();

/** Values are JSON strings, which are YAML strings too, so that no title can break out of its line. */
const twinHead = ({ url, original, title, description, updated, language }: Page, base: string): string => {
  const matter = { title, description, canonical_url: original ?? url, last_updated: updated, lang: language };
  const lines = Object.entries(matter).flatMap(([key, value]) => (value === null ? [] : [`${key}: ${JSON.stringify(value)}`]));
  return `---\n${lines.join('\n')}\n---\n\n> ${indexSentence(base)}Markdown version of any page: append /index.md.\n\n`;
};

const indexSentence = (base: string): string => `For the complete index of this site, see [llms.txt](${base}${paths.llms}). `;

/** A twin that names no llms.txt, for a bundle without one. Titles stand before the sentence, but a line of the front matter does not begin as it does. */
export const withoutIndex = (twin: string, base: string): string => twin.replace(`\n> ${indexSentence(base)}`, () => '\n> ');
