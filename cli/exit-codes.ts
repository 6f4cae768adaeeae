/**
 * What the exit codes of each command mean; `sitec` is what they mean in general. When several apply, `strongest` says which one counts.
 * Two codes are of every command and stand in the general list only: 70, and 130 or 143 for one that was interrupted.
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
    3: 'no bundle in the folder, or an address that cannot be listened on',
  },
  add: {
    0: 'done, or nothing to do',
    2: 'wrong usage, or nobody can be asked and --yes is missing',
    3: 'a file is there with another text or cannot be written, or the project does not fit',
  },
  check: {
    0: 'done',
    1: 'problems in the site, or the score is below --min-score',
    2: 'wrong usage',
    3: 'configuration, or no folder that can be checked',
    4: 'the site did not answer the first request, or not with a page of its own',
  },
  init: {
    0: 'done, or not wanted after all',
    2: 'wrong usage, or no terminal and no --yes',
    3: 'configuration, input or output',
    130: 'interrupted, and nothing written',
  },
  mcp: {
    0: 'stdin was closed',
    2: 'wrong usage',
    3: 'no bundle in the folder, or neither MCP nor a bundle at the address',
    4: 'the address cannot be reached, and there are no copies',
  },
  ask: {
    0: 'done, also when the guide has no answer',
    2: 'wrong usage',
    3: 'no bundle in the folder',
  },
  explain: {
    0: 'done',
    2: 'no such fact, page or problem',
    3: 'no build has noted its facts and pages yet, or the notes are damaged',
  },
  diff: {
    0: 'done',
    1: 'facts differ and --exit-code was given',
    2: 'wrong usage',
    3: 'no bundle in a folder or at an address',
    4: 'an address cannot be reached',
  },
  traffic: {
    0: 'done',
    2: 'wrong usage',
    3: 'a log or the bundle cannot be read, or a log has no request',
  },
} as const;

/** An exit code of a command that came to its end. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 70;

/** From the one that counts most. */
const ORDER: readonly ExitCode[] = [70, 2, 3, 4, 1];

/** The exit code of a command to which several apply. */
export const strongest = (...codes: readonly number[]): ExitCode => ORDER.find((code) => codes.includes(code)) ?? 0;

/** Exit codes of a command in a sentence, for its help: lines of at most 80 columns, each of which begins with a whole part of it. */
export const exitCodeLine = (command: keyof typeof exitCodes): string => {
  const meanings = Object.entries(exitCodes[command]).map(([code, meaning]) => `${code} ${meaning}`);
  return `Exit codes: ${meanings.join(', ')}.`.replace(/(.{1,79}[,.])(?: |$)/g, '$1\n').trimEnd();
};
