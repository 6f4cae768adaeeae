import type { HeaderSet } from '../runtime/bundle.ts';
import type { FilePattern, HeaderPlan, HeaderRule } from './header-rules.ts';
import { encodePath } from './paths.ts';

/** One block of a `_headers` file: a path with at most one wildcard, and its lines. */
export interface HeadersBlock {
  readonly path: string;
  readonly lines: readonly string[];
}

/** A pattern as `_headers` writes it: `*` stands for any characters, slashes too. */
export const patternPath = (pattern: FilePattern): string =>
  'path' in pattern ? encodePath(pattern.path) : `${encodePath(pattern.folder)}*${pattern.extension}`;

/**
 * The blocks of a plan for hosts that join the headers of every rule that matches, so that each block first takes away (`! Name`) what it changes.
 * Headers with `{page}` are given as `page` wants them, or left out where that is null.
 */
export const headersBlocks = ({ rules }: HeaderPlan, pageHeaders: HeaderSet): readonly HeadersBlock[] => [
  { path: '/*', lines: pageHeaders.map(line) },
  ...rules.map((rule) => ({ path: patternPath(rule.pattern), lines: changes(rule, pageHeaders) })),
];

const isFixed = ([, value]: HeaderSet[number]): boolean => !value.includes('{page}');

/** What a rule changes of the headers that the rules before it give. */
const changes = ({ headers, within }: HeaderRule, page: HeaderSet): readonly string[] => {
  const before = within?.headers.filter(isFixed) ?? page;
  const now = headers.filter(isFixed);
  const same = (list: HeaderSet, [name, value]: HeaderSet[number]): boolean => list.some((each) => each[0] === name && each[1] === value);
  const gone = before.filter((header) => !same(now, header)).map(([name]) => `  ! ${name}`);
  return [...gone, ...now.filter((header) => !same(before, header)).map(line)];
};

const line = ([name, value]: HeaderSet[number]): string => `  ${name}: ${value}`;

/** Text of a `_headers` file. */
export const headersText = (note: string, blocks: readonly HeadersBlock[]): string =>
  `# ${note}\n${blocks.map(({ path, lines }) => [path, ...lines].join('\n')).join('\n')}\n`;
