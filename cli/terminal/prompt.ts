import { createInterface, type Interface } from 'node:readline';

/** Somebody ended the questions: Ctrl-C, or the end of the input. */
export class Interrupted extends Error {}

/** Exit code of a command whose questions were ended. */
export const INTERRUPTED = 130;

/** True where a person can be asked: the answers come from a terminal, and the questions go to one. */
export const canAsk = (): boolean => Boolean(process.stdin.isTTY && process.stderr.isTTY);

/** Questions on stderr with answers from stdin. Answers that are typed ahead wait for their question. */
export class Prompt {
  readonly #lines: string[] = [];
  #reader: Interface | null = null;
  #wake: () => void = () => {};
  #isEnded = false;

  /** Asks for a text; an empty answer is the default. Throws `Interrupted`. */
  async ask(question: string, fallback = ''): Promise<string> {
    this.#show(`${question} `);
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

  /** Gives the terminal back. Answers that were typed ahead are lost with it. */
  close(): void {
    this.#reader?.close();
  }

  /** Where the input has ended, answers to this question may have come before. */
  #show(question: string): void {
    if (this.#isEnded) return void process.stderr.write(question);
    this.#reader ??= this.#open();
    this.#reader.setPrompt(question);
    this.#reader.prompt();
  }

  /** The terminal is taken with the first question: until then, Ctrl-C ends the process. */
  #open(): Interface {
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => {
      this.#isEnded = true;
      this.#wake();
    });
    return reader;
  }
}
