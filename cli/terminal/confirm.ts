import { createInterface } from 'node:readline';

/** Asks on the terminal for a yes; anything else is a no. Answers null when it was interrupted with Ctrl-C. */
export const confirm = (question: string): Promise<boolean | null> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    let answered: boolean | null = false;
    terminal.once('close', () => resolve(answered));
    terminal.once('SIGINT', () => {
      answered = null;
      terminal.close();
    });
    terminal.question(`${question} [y/N] `, (answer) => {
      answered = /^y(?:es)?$/i.test(answer.trim());
      terminal.close();
    });
  });
};
