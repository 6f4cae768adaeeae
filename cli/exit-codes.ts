/**
 * The meanings of exit codes for each command; those of `sitec` are the general ones. When several codes apply, `strongest` chooses one.
 * Two codes apply to every command and are in the general list only: 70, and 130 or 143 for an interrupted one.
 */
export const exitCodes = {
  sitec: {
    0: 'done',
    1: 'problems in the site',
    2: 'wrong usage',
    3: 'configuration, input or output',
    4: 'network',
    70: 'internal error',
    130: 'interrupted',
    143: 'terminated',
  },
  serve: {
    0: 'told to stop',
    2: 'wrong usage',
    3: 'no bundle in the folder, or the address is not available',
  },
  add: {
    0: 'done, or no change needed',
    2: 'wrong usage, or no terminal and no --yes',
    3: 'a file exists with different content or cannot be written, or the project does not fit',
  },
  check: {
    0: 'done',
    1: 'problems in the site, or a score below the minimum',
    2: 'wrong usage',
    3: 'configuration, or no folder to check',
    4: 'the site did not answer the first request with a page',
  },
  init: {
    0: 'done, or canceled by you',
    2: 'wrong usage, or no terminal and no --yes',
    3: 'configuration, input or output',
    130: 'interrupted, nothing written',
  },
  mcp: {
    0: 'stdin was closed',
    2: 'wrong usage',
    3: 'no bundle in the folder, or neither MCP nor a bundle at the address',
    4: 'the address cannot be reached, and the cache has no copy',
  },
  ask: {
    0: 'done, also when the guide has no answer',
    2: 'wrong usage',
    3: 'no bundle in the folder',
  },
  explain: {
    0: 'done',
    2: 'no such fact, page or problem',
    3: 'no build yet, or its notes are damaged',
  },
  diff: {
    0: 'done',
    1: 'facts differ and --exit-code was given',
    2: 'wrong usage',
    3: 'no bundle in a folder or at an address',
    4: 'an address cannot be reached',
  },
  publish: {
    0: 'done, or nothing to send',
    1: 'the key file on the site is wrong, or IndexNow refuses',
    2: 'wrong usage, or no terminal and no --yes',
    3: 'no key, no bundle, or a release that cannot be read or stored',
    4: 'the site or IndexNow cannot be reached, or is busy',
    130: 'interrupted',
  },
  traffic: {
    0: 'done',
    2: 'wrong usage',
    3: 'a log or the bundle cannot be read, or a log has no request',
  },
} as const;

/** An exit code of a command that was not interrupted. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 70;

/** By precedence, the highest first. */
const ORDER: readonly ExitCode[] = [70, 2, 3, 4, 1];

/** The exit code with the highest precedence of several. */
export const strongest = (...codes: readonly number[]): ExitCode => ORDER.find((code) => codes.includes(code)) ?? 0;

/** The exit codes of a command as a sentence for its help, in lines of at most 80 columns that do not break a part. */
export const exitCodeLine = (command: keyof typeof exitCodes): string => {
  const meanings = Object.entries(exitCodes[command]).map(([code, meaning]) => `${code} ${meaning}`);
  return `Exit codes: ${meanings.join(', ')}.`.replace(/(.{1,79}[,.])(?: |$)/g, '$1\n').trimEnd();
};

/** The end of the help of a command: its exit codes, and examples. */
export const helpEnd = (command: keyof typeof exitCodes, ...examples: readonly string[]): string =>
  `\n${exitCodeLine(command)}\n\nExamples:\n${examples.map((example) => `  ${example}\n`).join('')}`;
