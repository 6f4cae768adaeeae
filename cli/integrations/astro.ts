import { fileURLToPath } from 'node:url';
import { compileOutput, type IntegrationOptions } from './compile-output.ts';
import { WATCHING, type ToolLog } from './tool-log.ts';

interface Logged {
  readonly logger: ToolLog;
}

interface AstroConfig {
  readonly root: URL;
  readonly site?: string | undefined;
  readonly base: string;
}

/**
 * Astro integration: compiles the output of `astro build`, also with Starlight. Add it after all integrations that write pages or files.
 */
export const sitec = (options: IntegrationOptions = {}) => {
  let root = '';
  let generator = { name: 'astro' };
  return {
    name: 'sitec',
    hooks: {
      'astro:config:done': ({ config }: { readonly config: AstroConfig }): void => {
        const { site: origin, base: path } = config;
        root = fileURLToPath(config.root);
        generator = { ...generator, ...(origin && { origin, path }) };
      },
      'astro:server:setup': ({ logger }: Logged): void => logger.info(WATCHING),
      'astro:build:done': ({ dir, logger }: Logged & { readonly dir: URL }): Promise<void> =>
        compileOutput({ folder: fileURLToPath(dir), root, generator }, options, logger),
    },
  };
};
