import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { headerLine, headersBlocks, headersText, type HeadersBlock, type HeadersDialect } from '../../headers/headers-file.ts';
import type { HeaderPlan } from '../../headers/rules.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import type { ProblemList } from '../../problems/problem.ts';

/** What a `_headers` file may hold; what is beyond is skipped with a warning. */
const LIMITS = { source: 'https://developers.cloudflare.com/workers/static-assets/headers/', rules: 100, line: 2000 } as const;

const NOTE =
  'Written by sitec from its header table. The splat is what a wildcard matched; every block that matches counts, and ! takes a header away.';

/** The first line of a block. */
const IS_PATH = /^\s*(?:\/|\S+:\/\/)/;

/** Text of `_headers` as Cloudflare reads it; `own` are the rules of the site. More rules than Cloudflare takes are a problem. */
export const cloudflareHeaders = ({ page, ...plan }: HeaderPlan, own: string | null, list: ProblemList): string => {
  // The media type of HTML is the host's own business.
  const common = page.filter(([name]) => name !== 'Content-Type');
  const text = headersText(NOTE, headersBlocks({ page, ...plan }, dialectOf(common)), own);
  checkText(text, list);
  return text;
};

/** Cloudflare compares paths in the form that it redirects to, and fills in what its wildcard matched. */
const dialectOf = (page: HeaderSet): HeadersDialect => ({
  page,
  pageBlocks: pageBlocks(page),
  encode: (path) => path.split('/').map(encodeURIComponent).join('/'),
  isAmbiguous: (path) => path.includes('*'),
  fill: (value, target) => value.replace('{page}', () => target.page),
  remove: (name) => `  ! ${name}`,
});

/**
 * The blocks of pages. Only a worker knows which paths these are, so that they are for all, and what the rules of files take away. The wildcard
 * cannot leave out the slash at the end: each form of an address has a block for what names the page.
 */
const pageBlocks = (page: HeaderSet): readonly HeadersBlock[] => {
  const ofPage = page.filter(([, value]) => value.includes('{page}'));
  const fill = (set: HeaderSet, stem: string): readonly string[] =>
    set.map(([name, value]) => headerLine([name, value.replace('{page}', () => stem)]));
  const again = (path: string, stem: string): HeadersBlock => ({
    path,
    lines: [...ofPage.map(([name]) => `  ! ${name}`), ...fill(ofPage, stem)],
  });
  return [{ path: '/*', lines: fill(page, '/:splat') }, again('/*/', '/:splat'), again('/', '')];
};

const checkText = (text: string, list: ProblemList): void => {
  const lines = text.split('\n');
  const rules = lines.filter((line) => IS_PATH.test(line)).length;
  const longest = Math.max(...lines.map((line) => line.trim().length));
  const report = (most: number, what: string, count: number, advice: string): void =>
    list.add(problems.hostLimit, { host: 'Cloudflare', most, what, count: String(count), source: LIMITS.source, advice });
  if (rules > LIMITS.rules)
    report(LIMITS.rules, 'rules in _headers', rules, 'shorten the `_headers` of the site; ours are already as few as there can be');
  if (longest > LIMITS.line) report(LIMITS.line, 'characters a line of _headers', longest, 'shorten the name of the file, or the line');
};
