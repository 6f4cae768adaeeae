/** Turns each code of a problem in a text into a link to its page, so that authors and definitions write only the code. */
import type { MarkdownRenderer } from 'vitepress';

type Token = ReturnType<MarkdownRenderer['parse']>[number];
type Make = new (type: string, tag: string, nesting: 1 | 0 | -1) => Token;

const CODE = /(SITEC\d{4})/;

/** A markdown-it plugin. Headings and links do not change. */
export const problemLinks = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push('problem-links', ({ tokens, Token }) => {
    for (const [position, token] of tokens.entries())
      if (token.children && tokens[position - 1]?.type !== 'heading_open') token.children = linked(token.children, Token);
  });
};

const linked = (tokens: readonly Token[], make: Make): Token[] => {
  let depth = 0;
  return tokens.flatMap((token) => {
    depth += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
    return depth === 0 && token.type === 'text' ? token.content.split(CODE).flatMap((part) => pieces(part, make)) : [token];
  });
};

const pieces = (text: string, make: Make): readonly Token[] => {
  const words = new make('text', '', 0);
  words.content = text;
  if (!CODE.test(text)) return text === '' ? [] : [words];
  const open = new make('link_open', 'a', 1);
  open.attrSet('href', `/problems/${text.toLowerCase()}.md`);
  return [open, words, new make('link_close', 'a', -1)];
};
