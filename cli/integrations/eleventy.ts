import { relative, resolve, sep } from 'node:path';
import { compileOutput, WATCHING, type IntegrationOptions, type ToolLog } from './compile-output.ts';

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

/** Plugin of Eleventy: compiles what `eleventy` has written. */
export const sitec = (config: EleventyConfig, options: IntegrationOptions = {}): void => {
  let isTold = false;
  for (const glob of ownFiles(options)) config.ignores.add(glob);
  config.on('eleventy.after', async ({ directories, runMode, outputMode }) => {
    const log = logOf(config);
    if (runMode === 'build' && outputMode === 'fs') await compileOutput(directories.output, process.cwd(), options, log);
    else if (runMode !== 'build' && !isTold) log.info(WATCHING);
    isTold = true;
  });
};

/** What sitec writes into a project whose templates stand in its root would be templates of the next build: the report is HTML, and so is a bundle. */
const ownFiles = ({ cwd = '', out }: IntegrationOptions): readonly string[] =>
  ['.sitec', ...(out === undefined ? [] : [out])].map(
    (folder) => `${relative(process.cwd(), resolve(cwd, folder)).split(sep).join('/')}/**`,
  );

/** The logger of Eleventy is quiet with `--quiet`, also about errors; the reason why a build fails is never left out. */
const logOf = ({ logger }: EleventyConfig): ToolLog => {
  const prefix = '[sitec]';
  return {
    info: (message) => logger.logWithOptions({ message, prefix }),
    warn: (message) => logger.logWithOptions({ message, prefix, type: 'warn' }),
    error: (message) => logger.logWithOptions({ message, prefix, type: 'error', force: true }),
  };
};
