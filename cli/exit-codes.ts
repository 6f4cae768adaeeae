/** What the exit codes of each command mean; `sitec` is what they mean in general. When several apply, the order is 70, 2, 3, 1. */
export const exitCodes = {
  sitec: {
    0: 'done',
    1: 'problems in the site',
    2: 'wrong usage',
    3: 'configuration, input or output',
    4: 'network',
    70: 'internal error',
  },
  mcp: {
    0: 'stdin was closed',
    2: 'wrong usage',
    3: 'no bundle in the folder, or neither MCP nor a bundle at the address',
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
    3: 'a folder is no bundle',
  },
} as const;

/** Exit codes of a command in one line, for its help. */
export const exitCodeLine = (command: keyof typeof exitCodes): string => {
  const meanings = Object.entries(exitCodes[command]).map(([code, meaning]) => `${code} ${meaning}`);
  return `Exit codes: ${meanings.join(', ')}.`;
};
