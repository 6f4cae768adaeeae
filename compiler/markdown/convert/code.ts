import { attribute, classes, elements, isNamed, textOf, type Element, type ElementContent, type Parent } from '../hast.ts';

/** Class names for languages of these highlighters: Prism, highlight.js, Rouge, Chroma, Shiki, SyntaxHighlighter. */
const LANGUAGE = /^(?:lang(?:uage)?-|highlight-source-|brush:)\s*([\w+#.-]+)/i;
/** Values in the place of a language that mean no language. */
const NONE = new Set(['', 'none', 'text', 'plain', 'plaintext', 'txt', 'nohighlight']);

const LINE_NUMBERS = new Set(['lnt', 'ln', 'linenos', 'lineno', 'linenumber', 'line-number', 'line-numbers-rows', 'gutter']);

/**
 * Normalizes blocks of code for the converter, in place: the language as `language-x`, lines that end with line breaks, and without what a
 * highlighter adds, such as line numbers, language names and buttons.
 */
export const rewriteCode = (parent: Parent, above: readonly Element[] = []): void => {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'pre') return [codeBlock(child, above)];
    if (isNamed(child, 'table') && isNumbered(child)) return codeOf(child, above);
    if (isLanguageLabel(child, above)) return [];
    rewriteCode(child, [child, ...above.slice(0, 1)]);
    return [child];
  });
};

const codeBlock = (pre: Element, above: readonly Element[]): Element => {
  const holders = [pre, ...elements(pre).filter(({ tagName }) => tagName === 'code'), ...above];
  const language = holders.map(languageOf).find((found) => found !== undefined) ?? '';
  const className = NONE.has(language.toLowerCase()) ? [] : [`language-${language}`];
  const text: ElementContent = { type: 'text', value: linesOf(pre) };
  return { ...pre, properties: {}, children: [{ type: 'element', tagName: 'code', properties: { className }, children: [text] }] };
};

const languageOf = (element: Element): string | undefined => {
  const names = classes(element);
  const named = names.map((name) => LANGUAGE.exec(name)?.[1]).find((language) => language !== undefined);
  const marked = attribute(element, 'data-lang') ?? attribute(element, 'data-language');
  return (
    named ?? marked ?? afterName(names, 'hljs') ?? afterName(names, 'brush:') ?? (names.includes('sourceCode') ? names.at(-1) : undefined)
  );
};

/** "hljs typescript": the name of the highlighter, then the language. */
const afterName = (names: readonly string[], name: string): string | undefined =>
  names.length === 2 && names[0] === name ? names[1] : undefined;

/** The text of a block of code, without what a highlighter adds. */
const linesOf = (pre: Element): string => {
  const lines = partsOf(pre).join('');
  return lines.replace(/\n$/, '');
};

const partsOf = (parent: Parent): readonly string[] => {
  const parts: string[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') parts.push(child.value);
    if (child.type !== 'element' || isAdded(child)) continue;
    parts.push(...(child.tagName === 'br' ? ['\n'] : partsOf(child)));
    if (isLine(child) && !parts.at(-1)?.endsWith('\n') && isBeforeLine(child, parent)) parts.push('\n');
  }
  return parts;
};

const isAdded = (element: Element): boolean => element.tagName === 'button' || classes(element).some((name) => LINE_NUMBERS.has(name));

/** Elements that highlighters put around each line. */
const isLine = (element: Element): boolean =>
  isNamed(element, 'div', 'p') || classes(element).some((name) => /^(?:line|token-line|code-line|view-line)$/.test(name));

/** Keeps one line break between two lines when the source has one too. */
const isBeforeLine = (element: Element, { children }: Parent): boolean => {
  const next = children[children.indexOf(element) + 1];
  return next?.type === 'element' && isLine(next);
};

/** A table of two cells in which the first contains the line numbers of the second. */
const isNumbered = (table: Element): boolean => {
  const [first, second, ...others] = elements(table).filter((element) => isNamed(element, 'td', 'th'));
  return first !== undefined && second !== undefined && others.length === 0 && /^[\d\s]+$/.test(textOf(first)) && hasCode(second);
};

const hasCode = (cell: Element): boolean => elements(cell).some(({ tagName }) => tagName === 'pre');

const codeOf = (table: Element, above: readonly Element[]): ElementContent[] =>
  elements(table)
    .filter(({ tagName }) => tagName === 'pre')
    .slice(-1)
    .map((pre) => codeBlock(pre, above));

/** The language name beside a block of code. */
const isLanguageLabel = (element: Element, [parent]: readonly Element[]): boolean =>
  isNamed(element, 'span', 'div') && classes(element).includes('lang') && parent?.children.some((child) => isNamed(child, 'pre')) === true;
