import { lineOf } from '../site/crawl/robots.ts';

/** What sitec would say in robots.txt. */
export interface RobotsLines {
  /** The signals of a group, such as `Content-Signal: search=yes`. */
  readonly signals: readonly string[];
  /** The group of `*` for a file without groups. */
  readonly group: readonly string[];
  /** Lines outside of groups, such as `Sitemap: https://www.example.com/sitemap.xml`. */
  readonly files: readonly string[];
}

/** A group of an existing robots.txt. */
export interface OwnGroup {
  /** Agents, in lower case. */
  readonly agents: string[];
  /** Index of its last User-agent line. */
  last: number;
  /** Allow and Disallow lines with their values. */
  readonly rules: (readonly [key: string, value: string])[];
  /** Values of its Content-Signal and Content-Usage lines. */
  readonly signals: string[];
}

/** An existing robots.txt with what it lacked. */
export interface CompletedRobots {
  readonly body: Buffer;
  /** Lines that were added, each once. */
  readonly added: readonly string[];
  /** Its groups as they were. */
  readonly groups: readonly OwnGroup[];
}

const SIGNALS: readonly string[] = ['content-signal', 'content-usage'];
const RULES: readonly string[] = ['allow', 'disallow'];

/**
 * Completes the robots.txt of a site. All of its bytes stay. Signals go into a group that allows something, when neither it nor another
 * group of its agents has any: only the owner gives permissions, and what was said is not said again. A file in another encoding than UTF-8
 * (RFC 9309, section 2.2) stays as it is.
 */
export const completeRobots = (own: Buffer, { signals, group, files }: RobotsLines): CompletedRobots => {
  // Each byte is a character, so that bytes that are not UTF-8 stay.
  const text = own.toString('latin1');
  if (text.includes('\0')) return { body: own, added: [], groups: [] };
  const lines = text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];
  const parsed = lines.map((line, index) => lineOf(index === 0 ? line.replace(/^\u00ef\u00bb\u00bf/, '') : line));
  const { groups, isSignalled } = groupsOf(parsed);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const places = new Set(isSignalled ? [] : openGroups(groups).map(({ last }) => last));
  const inside = lines.map((line, index) => (places.has(index) ? ended(line, eol) + signals.map((each) => each + eol).join('') : line));
  const blocks = [groups.length === 0 && !isSignalled ? group : [], missingOf(files, parsed)].filter((block) => block.length > 0);
  const added = [...(places.size > 0 ? signals : []), ...blocks.flat()];
  return { body: added.length === 0 ? own : Buffer.from(withBlocks(inside.join(''), blocks, eol), 'latin1'), added, groups };
};

type Parsed = readonly ReturnType<typeof lineOf>[];

/** The lines whose keys a file does not have. */
const missingOf = (files: readonly string[], parsed: Parsed): readonly string[] => {
  const named = new Set(parsed.flatMap((line) => (line && line[1] !== '' ? [line[0]] : [])));
  return files.filter((line) => !named.has(line.slice(0, line.indexOf(':')).toLowerCase()));
};

/** Blocks at the end of a text, with a blank line before each. */
const withBlocks = (text: string, blocks: readonly (readonly string[])[], eol: string): string =>
  blocks
    .map((block) => block.map((line) => line + eol).join(''))
    .reduce((before, block) => (before === '' ? block : ended(before, eol) + eol + block), text);

const ended = (line: string, eol: string): string => (/[\r\n]$/.test(line) ? line : line + eol);

/** The groups, and whether signals are outside of all groups, where they are meant for each of them. */
const groupsOf = (lines: Parsed): { readonly groups: readonly OwnGroup[]; readonly isSignalled: boolean } => {
  const groups: OwnGroup[] = [];
  const outside: OwnGroup = { agents: [], last: -1, rules: [], signals: [] };
  let isHead = false;
  for (const [index, line] of lines.entries()) {
    if (line === null) continue;
    const [key, value] = line;
    if (key === 'user-agent' && !isHead) groups.push({ agents: [], last: index, rules: [], signals: [] });
    addLine(groups.at(-1) ?? outside, key, value, index);
    isHead = key === 'user-agent' || (isHead && !RULES.includes(key));
  }
  return { groups, isSignalled: outside.signals.length > 0 };
};

const addLine = (group: OwnGroup, key: string, value: string, index: number): void => {
  if (RULES.includes(key)) group.rules.push([key, value]);
  else if (SIGNALS.includes(key)) group.signals.push(value);
  else if (key === 'user-agent') {
    group.agents.push(value.toLowerCase());
    group.last = index;
  }
};

/** The groups that allow something, and whose agents have no signals. */
const openGroups = (groups: readonly OwnGroup[]): readonly OwnGroup[] => {
  const told = new Set(groups.flatMap(({ agents, signals }) => (signals.length > 0 ? agents : [])));
  return groups.filter(({ agents, rules }) => allowsSomething(rules) && !agents.some((agent) => told.has(agent)));
};

const allowsSomething = (rules: OwnGroup['rules']): boolean =>
  rules.some(([key, value]) => key === 'allow' && value !== '') ||
  !rules.some(([key, value]) => key === 'disallow' && /^(?:\/\*?|\*+)$/.test(value));
