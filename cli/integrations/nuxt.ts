import { compileOutput, type IntegrationOptions } from './compile-output.ts';
import { terminalLog, WATCHING } from './tool-log.ts';

interface Nuxt {
  readonly options: {
    readonly dev: boolean;
    readonly rootDir: string;
    readonly app: { readonly baseURL: string };
    /** Shared by modules for sitemaps and search engines. */
    readonly site?: { readonly url?: string | undefined } | undefined;
  };
  hook(name: 'nitro:init', listener: (nitro: Nitro) => void): unknown;
  hook(name: 'close', listener: () => Promise<void>): unknown;
}

interface Nitro {
  readonly options: { readonly static?: boolean | undefined; readonly output: { readonly publicDir: string } };
  readonly hooks: { hook(name: 'prerender:done', listener: () => void): unknown };
}

const SERVED = 'sitec compiles static sites only: nothing is compiled for a server, use nuxt generate';

/** Nuxt module: compiles the output of `nuxt generate`. Add it after all modules that write pages or files. */
export const sitec =
  (options: IntegrationOptions = {}) =>
  (_: unknown, nuxt: Nuxt): void => {
    const { dev, rootDir } = nuxt.options;
    nuxt.hook('nitro:init', (nitro) => {
      if (dev) terminalLog.info(WATCHING);
      else if (!nitro.options.static) terminalLog.info(SERVED);
      else onceRendered(nitro, nuxt, () => compileOutput(outputOf(nitro, nuxt, rootDir), options, terminalLog));
    });
  };

/**
 * Nuxt also closes after other commands, such as `nuxt prepare`. Nitro copies files after it has rendered the pages, and is ready when Nuxt
 * closes.
 */
const onceRendered = (nitro: Nitro, nuxt: Nuxt, compileSite: () => Promise<void>): void => {
  let isRendered = false;
  nitro.hooks.hook('prerender:done', () => {
    isRendered = true;
  });
  nuxt.hook('close', async () => {
    if (isRendered) await compileSite();
  });
};

const outputOf = (nitro: Nitro, { options: { app, site } }: Nuxt, root: string) => ({
  folder: nitro.options.output.publicDir,
  root,
  generator: { name: 'nuxt', origin: site?.url, path: app.baseURL },
});
