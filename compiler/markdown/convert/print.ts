import type { Nodes, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { delimiterOf, type Mark } from './marks.ts';
import { isBesideList, plainBlock, taskBox } from './plain-blocks.ts';

/** An escaped ampersand that does not begin a character reference: "R\&D". */
const NEEDLESS_ESCAPE = /(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g;

const printText: Handle = (node: Nodes, _parent, state, info) =>
  state.safe('value' in node ? node.value : '', info).replace(NEEDLESS_ESCAPE, '$1&');

/** The checkbox of a task is in its first paragraph. */
const printParagraph: typeof defaultHandlers.paragraph = (paragraph, parent, ...printing) => {
  const isTask = parent?.type === 'listItem' && typeof parent.checked === 'boolean' && parent.children[0] === paragraph;
  return (isTask ? taskBox(parent.checked === true) : '') + defaultHandlers.paragraph(paragraph, parent, ...printing);
};

/** Removes needless escapes from the address of a printed link. Its text may contain code, where they must stay. */
const withPlainAddress = (link: string): string => {
  const end = link.lastIndexOf('](');
  return end < 0 ? link : link.slice(0, end) + link.slice(end).replace(NEEDLESS_ESCAPE, '$1&');
};

const printLink = Object.assign(
  (...printing: Parameters<typeof defaultHandlers.link>): string => withPlainAddress(defaultHandlers.link(...printing)),
  // The first characters of a link decide what is escaped before it.
  { peek: defaultHandlers.link.peek },
);

/** Marks have their delimiters already. The printer would choose others and write adjacent letters as character references. */
const printMark = Object.assign(
  ((node: Mark, _parent, state, info) => {
    const delimiter = delimiterOf(node);
    const tracker = state.createTracker(info);
    const before = tracker.move(delimiter);
    const content = state.containerPhrasing(node, { ...tracker.current(), before, after: delimiter });
    return before + content + delimiter;
  }) satisfies Handle,
  { peek: ((node: Mark) => delimiterOf(node).charAt(0)) satisfies Handle },
);

const printImage = Object.assign(
  (...printing: Parameters<typeof defaultHandlers.image>): string => defaultHandlers.image(...printing).replace(NEEDLESS_ESCAPE, '$1&'),
  { peek: defaultHandlers.image.peek },
);

/** Created once, because the printer caches the patterns of an extension on it. */
const GFM = gfmToMarkdown({ tablePipeAlign: false });

/** Prints all blocks with the remark printer. `print` must give the same bytes. */
export const printByPackages = (tree: Root): string =>
  toMarkdown(tree, {
    extensions: [GFM],
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    handlers: {
      text: printText,
      paragraph: printParagraph,
      link: printLink,
      image: printImage,
      emphasis: printMark,
      strong: printMark,
      delete: printMark,
    },
  });

/** Prints a markdown tree: GitHub Flavored Markdown, LF, one newline at the end. Only blocks that are not plain use the remark printer. */
export const print = ({ children }: Root): string => {
  const printed: string[] = [];
  let others: RootContent[] = [];
  const printOthers = (): void => {
    if (others.length > 0) printed.push(printByPackages({ type: 'root', children: others }).replace(/\n$/, ''));
    others = [];
  };
  for (const [index, child] of children.entries()) {
    const plain = isBesideList(children, index) ? null : plainBlock(child);
    if (plain === null) others.push(child);
    else {
      printOthers();
      printed.push(plain);
    }
  }
  printOthers();
  return printed.length > 0 ? `${printed.join('\n\n')}\n` : '';
};
