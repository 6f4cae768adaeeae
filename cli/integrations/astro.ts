import { fileURLToPath } from 'node:url';
import { compileOutput, WATCHING, type IntegrationOptions, type ToolLog } from './compile-output.ts';

interface Logged {
  readonly logger: ToolLog;
}

/** Integration of Astro: compiles what `astro build` has written. It belongs behind all integrations that write pages or files. */
export const sitec = (options: IntegrationOptions = {}) => {
  let root = '';
  return {
    name: 'sitec',
    hooks: {
      'astro:config:done': ({ config }: { readonly config: { readonly root: URL } }): void => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ logger }: Logged): void => logger.info(WATCHING),
      'astro:build:done': ({ dir, logger }: Logged & { readonly dir: URL }): Promise<void> =>
        compileOutput(fileURLToPath(dir), root, options, logger),
    },
  };
};
