import type { Nodes, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { delimiterOf, type Mark } from './marks.ts';
import { isBesideList, plainBlock } from './plain-blocks.ts';
import { isPlainText, plainLine } from './plain-line.ts';

/** An escaped ampersand that does not begin a character reference: "R\&D". */
const NEEDLESS_ESCAPE = /(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g;

const printText: Handle = (node: Nodes, _parent, state, info) => {
  const value = 'value' in node ? node.value : '';
  return isPlainText(value) ? value : state.safe(value, info).replace(NEEDLESS_ESCAPE, '$1&');
};

const printParagraph = (...printing: Parameters<typeof defaultHandlers.paragraph>): string =>
  taskBox(printing[0], printing[1]) + (plainLine(printing[0].children) ?? defaultHandlers.paragraph(...printing));

/** The checkbox of a task list item, which is in its first paragraph. */
const taskBox = (paragraph: Nodes, parent: Nodes | undefined): string => {
  const isTask = parent?.type === 'listItem' && typeof parent.checked === 'boolean' && parent.children[0] === paragraph;
  return isTask ? `[${parent.checked === true ? 'x' : ' '}] ` : '';
};

const printHeading = (...printing: Parameters<typeof defaultHandlers.heading>): string =>
  plainBlock(printing[0]) ?? defaultHandlers.heading(...printing);

/** Removes needless escapes from the address of a printed link. Its text may contain code, where they must stay. */
const withPlainAddress = (link: string): string => {
  const end = link.lastIndexOf('](');
  return end < 0 ? link : link.slice(0, end) + link.slice(end).replace(NEEDLESS_ESCAPE, '$1&');
};

const printLink = Object.assign(
  (...printing: Parameters<typeof defaultHandlers.link>): string =>
    plainLine([printing[0]]) ?? withPlainAddress(defaultHandlers.link(...printing)),
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

/** Created once, because the printer caches the patterns of an extension on it. */
const GFM = gfmToMarkdown({ tablePipeAlign: false });

/** Prints all blocks with the remark printer, and only lines with `print`. `print` must give the same bytes. */
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
      heading: printHeading,
      link: printLink,
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
