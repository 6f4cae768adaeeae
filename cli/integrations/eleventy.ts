import { compileOutput, WATCHING, type IntegrationOptions, type ToolLog } from './compile-output.ts';

interface Message {
  readonly message: string;
  readonly type?: 'log' | 'warn' | 'error';
  readonly prefix: string;
  readonly force?: boolean;
}

interface EleventyConfig {
  readonly logger: { logWithOptions(message: Message): void };
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
  config.on('eleventy.after', async ({ directories, runMode, outputMode }) => {
    const log = logOf(config);
    if (runMode === 'build' && outputMode === 'fs') await compileOutput(directories.output, process.cwd(), options, log);
    else if (runMode !== 'build' && !isTold) log.info(WATCHING);
    isTold = true;
  });
};

/** The logger of Eleventy is quiet with `--quiet`, also about errors; the reason why a build fails is never left out. */
const logOf = ({ logger }: EleventyConfig): ToolLog => {
  const prefix = '[sitec]';
  return {
    info: (message) => logger.logWithOptions({ message, prefix }),
    warn: (message) => logger.logWithOptions({ message, prefix, type: 'warn' }),
    error: (message) => logger.logWithOptions({ message, prefix, type: 'error', force: true }),
  };
};
