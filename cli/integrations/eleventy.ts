import { resolve } from 'node:path';
import { relativePath } from '../../compiler/base/file-path.ts';
import { compileOutput, type IntegrationOptions } from './compile-output.ts';
import { WATCHING, type ToolLog } from './tool-log.ts';

interface Message {
  readonly message: string;
  readonly type?: 'log' | 'warn' | 'error';
  readonly prefix: string;
  readonly force?: boolean;
}

interface EleventyConfig {
  readonly logger: { logWithOptions(message: Message): void };
  readonly ignores: { add(glob: string): unknown };
  on(event: 'eleventy.after', listener: (build: EleventyBuild) => Promise<void>): unknown;
}

interface EleventyBuild {
  readonly directories: { readonly output: string };
  readonly runMode: string;
  readonly outputMode: string;
}

/** Eleventy plugin: compiles the output of `eleventy`. */
export const sitec = (config: EleventyConfig, options: IntegrationOptions = {}): void => {
  let isTold = false;
  for (const glob of ownFiles(options)) config.ignores.add(glob);
  config.on('eleventy.after', async ({ directories, runMode, outputMode }) => {
    const log = logOf(config);
    if (runMode === 'build' && outputMode === 'fs') await compileOutput({ folder: directories.output, root: process.cwd() }, options, log);
    else if (runMode !== 'build' && !isTold) log.info(WATCHING);
    isTold = true;
  });
};

/** In a project with templates at its root, Eleventy would read the files of sitec as templates: the report is HTML, and so is a bundle. */
const ownFiles = ({ cwd = '', out }: IntegrationOptions): readonly string[] =>
  ['.sitec', ...(out === undefined ? [] : [out])].map((folder) => `${relativePath(process.cwd(), resolve(cwd, folder))}/**`);

/** With `--quiet`, the logger of Eleventy prints no errors either. The reason of a failed build is printed in any case. */
const logOf = ({ logger }: EleventyConfig): ToolLog => {
  const prefix = '[sitec]';
  return {
    info: (message) => logger.logWithOptions({ message, prefix }),
    warn: (message) => logger.logWithOptions({ message, prefix, type: 'warn' }),
    error: (message) => logger.logWithOptions({ message, prefix, type: 'error', force: true }),
  };
};
