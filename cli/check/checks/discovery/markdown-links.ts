/** Targets of the links in a markdown text. Each part of the text is read once, so that no text takes longer than its length. */
export const markdownLinks = (text: string): readonly string[] =>
  text
    .split('](')
    .slice(1)
    .flatMap((rest) => targetIn(rest) ?? []);

/** The target that a text begins with: up to white space, or the parenthesis that closes the link and none of its own (CommonMark, 6.3). */
const targetIn = (text: string): string | null => {
  if (text.startsWith('<')) return /^<([^<>\n]+)>/.exec(text)?.[1] ?? null;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[\s()]/g)) {
    depth += STEPS.get(sign) ?? -Infinity;
    if (depth < 0) return index === 0 ? null : text.slice(0, index);
  }
  return null;
};

/** What parentheses change; white space ends a target at any depth. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  [')', -1],
]);
