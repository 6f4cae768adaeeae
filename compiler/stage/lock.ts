import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive } from '../base/alive.ts';
import { errorCode } from '../base/errors.ts';

/**
 * A lock file with the process that holds it. A process is identified by its number and, where the system shows it, by its start time,
 * because numbers are reused, especially in containers.
 */
export class Lock {
  readonly #path: string;
  readonly #own: string;
  #held = false;

  constructor(path: string) {
    this.#path = path;
    this.#own = `${process.pid} ${startOf(process.pid)}\n`;
  }

  /** Takes the lock; returns the number of a living process that holds it. A lock of a dead process is taken over. */
  take(): number | null {
    try {
      writeFileSync(this.#path, this.#own, { flag: 'wx' });
      this.#held = true;
      return null;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const owner = livingOwner(readFileSync(this.#path, 'utf8'));
    if (owner !== null) return owner;
    rmSync(this.#path, { force: true });
    return this.take();
  }

  /** Removes the lock, if this process holds it. */
  release(): void {
    if (this.#held) rmSync(this.#path, { force: true });
    this.#held = false;
  }
}

const UNKNOWN = '-';

const livingOwner = (content: string): number | null => {
  const [, number, start] = /^(\d+) (\S+)\n$/.exec(content) ?? [];
  const pid = Number(number);
  if (number === undefined || !isAlive(pid)) return null;
  return start === UNKNOWN || start === startOf(pid) ? pid : null;
};

/** Start of a process in clock ticks since boot (proc(5), field 22 of stat); unknown where there is no /proc. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};
