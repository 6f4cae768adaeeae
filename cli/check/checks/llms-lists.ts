import { onceEach } from '../../../compiler/base/memoise.ts';
import { isLlmsPath, paths } from '../../../compiler/paths.ts';
import type { Answer, Context } from '../check.ts';
import { type Arrival } from './follow.ts';
import { faultOf, pathOnSite } from './findings.ts';

/** Targets of the links in a markdown text, in linear time. */
export const markdownLinks = (text: string): readonly string[] =>
  text
    .split('](')
    .slice(1)
    .flatMap((rest) => targetIn(rest) ?? []);

/** The link target at the start of a text: up to white space, or to the parenthesis that closes the link (CommonMark, 6.3). */
const targetIn = (text: string): string | null => {
  if (text.startsWith('<')) return /^<([^<>\n]+)>/.exec(text)?.[1] ?? null;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[\s()]/g)) {
    depth += STEPS.get(sign) ?? -Infinity;
    if (depth < 0) return index === 0 ? null : text.slice(0, index);
  }
  return null;
};

/** How a character changes the depth of parentheses. White space ends a target at any depth. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  [')', -1],
]);

/** Media types that readers of llms.txt accept. */
export const PLAIN = ['text/plain', 'text/markdown'];

/** True for a link that leads away from the text itself. */
export const isPlace = (target: string): boolean => !target.startsWith('#');

/** Paths of the site that a list links to, each once. */
export const targetsOf = (path: string, answer: Answer, context: Context): readonly string[] => {
  const links = markdownLinks(answer.text()).filter(isPlace);
  return [...new Set(links.flatMap((href) => pathOnSite(href, context, path) ?? []))];
};

/** Maximum files of a run. */
const MOST = 20;

/** The llms.txt at the root, and those of folders that it leads to, directly or by others; at most 20. */
export const llmsLists = onceEach(async (context: Context): Promise<readonly Arrival[]> => {
  const known = [paths.llms as string];
  const lists: Arrival[] = [];
  // The array grows while it is read.
  for (const path of known) {
    const answer = await context.get(path);
    // A dead link is a fault of the list that has it.
    if (path !== paths.llms && answer.status !== 200) continue;
    lists.push({ path, answer });
    if (faultOf(answer, PLAIN) !== null) continue;
    const below = targetsOf(path, answer, context).filter((target) => isLlmsPath(target) && !known.includes(target));
    known.push(...below.slice(0, MOST - known.length));
  }
  return lists;
});
