/** sitec as `npm run build` makes it, inside of this process: a small site takes longer to start a process for than to build. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = (path: string): string => pathToFileURL(join(resolve(import.meta.dirname, '../../build'), path)).href;

const compiler = (await import(built('compiler/index.js'))) as typeof import('../../compiler/index.ts');

/** Compiles a site as `sitec build --no-cache` does. Throws with its problems when it fails. */
export const compileSite = async (options: Parameters<typeof compiler.compile>[0]): Promise<void> => {
  const { exitCode, problems } = await compiler.compile({ ...options, cache: false });
  const errors = problems.filter(({ level }) => level === 'error').map(({ code, message }) => `${code} ${message}`);
  if (exitCode !== 0) throw new Error(`sitec build ends with ${exitCode}: ${errors.join('; ')}`);
};
