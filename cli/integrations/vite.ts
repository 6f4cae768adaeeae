import { resolve } from 'node:path';
import { compileOutput, WATCHING, type IntegrationOptions, type ToolLog } from './compile-output.ts';

interface ViteConfig {
  readonly root: string;
  readonly build: { readonly outDir: string; readonly watch?: object | null };
  readonly logger: ToolLog;
}

interface Context {
  readonly environment: { readonly config: ViteConfig };
}

/** Plugin of Vite: compiles what `vite build` has written for browsers. It belongs behind all plugins that write pages or files. */
export const sitec = (options: IntegrationOptions = {}) => {
  let isWritten = false;
  return {
    name: 'sitec',
    apply: 'build',
    enforce: 'post',
    // Builds for servers write no pages.
    applyToEnvironment: ({ name }: { readonly name: string }): boolean => name === 'client',
    configResolved({ build, logger }: ViteConfig): void {
      if (build.watch) logger.info(WATCHING);
    },
    writeBundle(): void {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // It is called after a build that failed, too.
      async handler(this: Context): Promise<void> {
        const { root, build, logger } = this.environment.config;
        if (isWritten && !build.watch) await compileOutput(resolve(root, build.outDir), root, options, logger);
      },
    },
  } as const;
};
