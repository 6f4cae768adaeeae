import { spawn, type ChildProcess } from 'node:child_process';
import { isOutOfFiles } from '../base/errors.ts';

/** Receives the next text of an output; false when no more are needed. */
type TakeText = (text: string) => boolean;

/** Variables that would make git use another repository than the one of the folder, as inside of a hook. */
const LOCATIONS = (
  'GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_NAMESPACE GIT_PREFIX ' +
  'GIT_SHALLOW_FILE GIT_GRAFT_FILE GIT_REPLACE_REF_BASE'
).split(' ');

/** No translations, locks or prompts. `#` before a path is part of it, and missing objects are not fetched. */
const SETTINGS = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

/** A repository is untrusted: commands and signatures of its configuration are turned off, and so are settings that change the output. */
const OPTIONS = [
  '--no-pager',
  '--no-replace-objects',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'log.showSignature=false',
    'log.showRoot=true',
    'log.follow=false',
    'diff.relative=false',
    'diff.orderFile=/dev/null',
  ].flatMap((setting) => ['-c', setting]),
];

/** Why git did not answer: its message in one line, or null when git is not installed. */
export class GitFailure extends Error {
  readonly reason: string | null;

  constructor(reason: string | null) {
    super(reason ?? 'there is no git');
    this.reason = reason;
  }
}

/** Characters of an error message of git that are read; the reason is at its start. */
const COMPLAINT = 10_000;

/**
 * Runs git in a folder and passes each NUL-terminated text of its output to `take`. Throws `GitFailure` when git is missing or fails; too
 * many open files are thrown as they are. After an error, discard the texts.
 */
export const runGit = (folder: string, words: readonly string[], take: TakeText): Promise<void> =>
  new Promise((done, fail) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !LOCATIONS.includes(name)));
    // Without free file handles there are no pipes, despite the types; the error comes later.
    const git: ChildProcess = spawn('git', [...OPTIONS, '-C', folder, ...words], {
      env: { ...env, ...SETTINGS },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let left = '';
    let complaint = '';
    let isEnough = false;
    git.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      if (isEnough) return;
      const texts = (left + chunk).split('\0');
      left = texts.pop() ?? '';
      isEnough = !texts.every(take);
      if (isEnough) git.kill();
    });
    git.stderr?.setEncoding('utf8').on('data', (chunk: string) => void (complaint = (complaint + chunk).slice(0, COMPLAINT)));
    git.on('error', (error) => fail(isOutOfFiles(error) ? error : new GitFailure(null)));
    git.on('close', (code) => {
      if (code === 0 && left !== '' && !isEnough) take(left);
      if (isEnough || code === 0) done();
      else fail(new GitFailure(reasonIn(complaint) ?? `git ended with code ${code}`));
    });
  });

/** The first line of an error is the reason; further lines have advice and context. */
const reasonIn = (complaint: string): string | undefined => {
  const lines = complaint.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return (lines.find((line) => line.startsWith('fatal: ')) ?? lines[0])?.replace(/^(?:fatal|error): /, '');
};

/** The whole output of a run of git, without the line feed at its end. Throws `GitFailure`. */
export const gitOutput = async (folder: string, words: readonly string[]): Promise<string> => {
  const texts: string[] = [];
  await runGit(folder, words, (text) => texts.push(text) > 0);
  return texts.join('\0').replace(/\r?\n$/, '');
};
