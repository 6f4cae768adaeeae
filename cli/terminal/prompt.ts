import { createInterface, type Interface } from 'node:readline';

/** The user ended the questions: Ctrl-C, or the end of the input. */
export class Interrupted extends Error {}

/** Exit code after `Interrupted`. */
export const INTERRUPTED = 130;

/** True when questions can be asked: both input and output are terminals. */
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
    if (line === undefined) throw new Interrupted('the input ended');
    return line.trim() || fallback;
  }

  /** Asks until the answer is yes or no; an empty answer is the default. Throws `Interrupted`. */
  async confirm(question: string, fallback: boolean): Promise<boolean> {
    const choices = fallback ? '[Y/n]' : '[y/N]';
    for (;;) {
      const answer = (await this.ask(`${question} ${choices}`, fallback ? 'y' : 'n')).toLowerCase();
      if (['y', 'yes'].includes(answer)) return true;
      if (['n', 'no'].includes(answer)) return false;
      process.stderr.write('y for yes, n for no\n');
    }
  }

  /** Releases the terminal. Answers that were typed ahead are lost. */
  close(): void {
    this.#reader?.close();
  }

  /** After the end of the input, earlier answers may still be in the queue. */
  #show(question: string): void {
    if (this.#isEnded) return void process.stderr.write(question);
    this.#reader ??= this.#open();
    this.#reader.setPrompt(question);
    this.#reader.prompt();
  }

  /** The terminal is opened with the first question: until then, Ctrl-C ends the process. */
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
