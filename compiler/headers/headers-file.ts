import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { FilePattern, HeaderPlan, HeaderRule } from './rules.ts';

/** Name of such a file. */
export const HEADERS_FILE = '_headers';

/** One block of a `_headers` file: a path with at most one wildcard, and its lines. */
export interface HeadersBlock {
  readonly path: string;
  readonly lines: readonly string[];
}

/** The path of a block, and how the page of a matching file follows from it. */
export interface HeadersTarget {
  readonly path: string;
  /** The page, without its last slash; `:splat` is the part that the wildcard matches. */
  readonly page: string;
  /** Whether every matching file is the index of a folder. */
  readonly isIndex: boolean;
}

/** Differences between hosts that read such a file. */
export interface HeadersDialect {
  /** Headers of files that no rule matches: pages, from the first blocks. */
  readonly page: HeaderSet;
  readonly pageBlocks: readonly HeadersBlock[];
  /** A path in the form that the host compares. */
  readonly encode: (path: string) => string;
  /** True for an encoded path with characters that the host would interpret. */
  readonly isAmbiguous: (path: string) => boolean;
  /** The value of a header of a target, with `{page}` filled in; null when the host does not support it. */
  readonly fill: (value: string, target: HeadersTarget) => string | null;
  /** The line that removes a header of earlier blocks; null when there is none. */
  readonly remove: (name: string) => string | null;
}

type Header = HeaderSet[number];

/** A line that sets a header. */
export const headerLine = ([name, value]: Header): string => `  ${name}: ${value}`;

/**
 * The blocks of a plan for hosts that apply all matching blocks in order: each block has only changes. A file whose name no pattern can
 * match exactly gets the headers of the rules around it.
 */
export const headersBlocks = ({ rules }: HeaderPlan, dialect: HeadersDialect): readonly HeadersBlock[] => [
  ...dialect.pageBlocks,
  ...rules.filter((rule) => isSaid(rule, dialect)).flatMap((rule) => ruleBlocks(rule, dialect)),
];

const isSaid = ({ pattern }: HeaderRule, { encode, isAmbiguous }: HeadersDialect): boolean =>
  !isAmbiguous(encode('path' in pattern ? pattern.path : pattern.folder));

/** The nearest rule around a rule that the file has. */
const around = ({ within }: HeaderRule, dialect: HeadersDialect): HeaderRule | null =>
  within === null || isSaid(within, dialect) ? within : around(within, dialect);

const ruleBlocks = (rule: HeaderRule, dialect: HeadersDialect): readonly HeadersBlock[] => {
  const before = around(rule, dialect)?.headers ?? dialect.page;
  const isIn = (list: HeaderSet, [name, value]: Header): boolean => list.some((each) => each[0] === name && each[1] === value);
  const gone = before.filter((header) => !isIn(rule.headers, header));
  const fresh = rule.headers.filter((header) => !isIn(before, header));
  const ofPage = fresh.filter(([, value]) => value.includes('{page}'));
  const [all, ...indexes] = targetsOf(rule.pattern, dialect.encode);
  const more = ofPage.length === 0 ? [] : indexes.map((target) => block(target, ofPage, ofPage, dialect));
  return [block(all, gone, fresh, dialect), ...more].filter(({ lines }) => lines.length > 0);
};

const block = (target: HeadersTarget, gone: HeaderSet, fresh: HeaderSet, { fill, remove }: HeadersDialect): HeadersBlock => {
  const filled = fresh
    .map(([name, value]) => [name, value.includes('{page}') ? fill(value, target) : value] as const)
    .filter((header): header is Header => header[1] !== null);
  const removed = gone.map(([name]) => remove(name)).filter((line) => line !== null);
  // A header that is set again need not be removed.
  const isSet = (line: string): boolean => filled.some(([name]) => line.startsWith(`  ${name}: `));
  return { path: target.path, lines: [...removed.filter((line) => !isSet(line)), ...filled.map(headerLine)] };
};

/** The targets of a pattern, the general one first, then the indexes of folders, whose page is another part of the path. */
const targetsOf = (pattern: FilePattern, encode: (path: string) => string): readonly [HeadersTarget, ...HeadersTarget[]] => {
  if ('path' in pattern) {
    const path = encode(pattern.path);
    return [{ path, page: path.replace(/(?:\/index)?\.[^./]*$/, ''), isIndex: /\/index\.[^/]*$/.test(path) }];
  }
  const folder = encode(pattern.folder);
  const index = `index${pattern.extension}`;
  return [
    { path: `${folder}*${pattern.extension}`, page: `${folder}:splat`, isIndex: false },
    { path: `${folder}*/${index}`, page: `${folder}:splat`, isIndex: true },
    { path: `${folder}${index}`, page: folder.slice(0, -1), isIndex: true },
  ];
};

/** Text of a `_headers` file; `own` are the rules of the site, which come last and therefore have precedence. */
export const headersText = (note: string, blocks: readonly HeadersBlock[], own: string | null): string => {
  const ours = blocks.map(({ path, lines }) => [path, ...lines].join('\n')).join('\n');
  return `# ${note}\n${ours}\n${own === null ? '' : `# The site's own rules.\n${own.trimEnd()}\n`}`;
};
