import { createInterface, type Interface } from 'node:readline';

/** Somebody ended the questions: Ctrl-C, or the end of the input. */
export class Interrupted extends Error {}

/** True where a person can be asked: the answers come from a terminal, and the questions go to one. */
export const canAsk = (): boolean => Boolean(process.stdin.isTTY && process.stderr.isTTY);

/** Questions on stderr with answers from stdin. Answers that are typed ahead wait for their question. */
export class Prompt {
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #wake: () => void = () => {};
  #isEnded = false;

  constructor() {
    this.#reader = createInterface({ input: process.stdin, output: process.stderr });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#reader.on('close', () => {
      this.#isEnded = true;
      this.#wake();
    });
  }

  /** Asks for a text; an empty answer is the default. Throws `Interrupted`. */
  async ask(question: string, fallback = ''): Promise<string> {
    this.#reader.setPrompt(`${question} `);
    this.#reader.prompt();
    while (this.#lines.length === 0 && !this.#isEnded)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    const line = this.#lines.shift();
    if (line === undefined) throw new Interrupted('the questions were ended');
    return line.trim() || fallback;
  }

  /** Asks for yes or no until it is one of them; an empty answer is the default. Throws `Interrupted`. */
  async confirm(question: string, fallback: boolean): Promise<boolean> {
    const choices = fallback ? '[Y/n]' : '[y/N]';
    for (;;) {
      const answer = (await this.ask(`${question} ${choices}`, fallback ? 'y' : 'n')).toLowerCase();
      if (['y', 'yes'].includes(answer)) return true;
      if (['n', 'no'].includes(answer)) return false;
      process.stderr.write('y for yes, n for no\n');
    }
  }

  /** Gives the terminal back. */
  close(): void {
    this.#reader.close();
  }
}
