import { atRest } from './at-rest.ts';
import { compileOutput, type IntegrationOptions } from './compile-output.ts';
import { WATCHING, type ToolLog } from './tool-log.ts';

interface SiteConfig {
  readonly outDir: string;
  readonly site: { readonly base: string };
  readonly sitemap?: { readonly hostname: string } | undefined;
  readonly logger: ToolLog;
  buildEnd?: ((config: SiteConfig) => unknown) | undefined;
}

interface ViteConfig {
  readonly command: string;
  readonly logger: ToolLog;
  /** VitePress passes its configuration to Vite plugins. */
  readonly vitepress?: SiteConfig;
}

/** Plugin for `vite.plugins` of VitePress: compiles the output of `vitepress build`, after `buildEnd` of the configuration. */
export const sitec = (options: IntegrationOptions = {}) => {
  let isTold = false;
  // VitePress reads the configuration of Vite for each of its two bundles.
  const known = new WeakSet<SiteConfig>();
  return {
    name: 'sitec',
    configResolved({ command, logger, vitepress }: ViteConfig): void {
      if (command === 'serve' && !isTold) logger.info(WATCHING);
      isTold = true;
      if (command === 'serve' || vitepress === undefined || known.has(vitepress)) return;
      known.add(vitepress);
      // Hooks of Vite run before pages exist.
      const { buildEnd } = vitepress;
      vitepress.buildEnd = async (config) => {
        await buildEnd?.(config);
        await atRest();
        await compileSite(config, options);
      };
    },
  };
};

const compileSite = ({ outDir, site, sitemap, logger }: SiteConfig, options: IntegrationOptions): Promise<void> => {
  const generator = { name: 'vitepress', origin: sitemap?.hostname, path: site.base };
  return compileOutput({ folder: outDir, root: process.cwd(), generator }, options, logger);
};
