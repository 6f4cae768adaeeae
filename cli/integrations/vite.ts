import { resolve } from 'node:path';
import { compileOutput, type IntegrationOptions } from './compile-output.ts';
import { WATCHING, type ToolLog } from './tool-log.ts';

interface ViteConfig {
  readonly root: string;
  readonly build: { readonly outDir: string; readonly watch?: object | null };
  readonly logger: ToolLog;
}

interface Context {
  readonly environment: { readonly config: ViteConfig };
}

/** Vite plugin: compiles the output of `vite build` for browsers. Add it after all plugins that write pages or files. */
export const sitec = (options: IntegrationOptions = {}) => {
  let isWritten = false;
  return {
    name: 'sitec',
    apply: 'build',
    enforce: 'post',
    // Builds for servers do not write pages.
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
      // It is also called after a failed build.
      async handler(this: Context): Promise<void> {
        const { root, build, logger } = this.environment.config;
        if (isWritten && !build.watch) await compileOutput({ folder: resolve(root, build.outDir), root }, options, logger);
      },
    },
  } as const;
};
