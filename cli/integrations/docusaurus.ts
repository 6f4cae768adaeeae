import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { atRest } from './at-rest.ts';
import type { IntegrationOptions, ToolOutput } from './compile-output.ts';
import { terminalLog, WATCHING } from './tool-log.ts';

interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly siteConfig: { readonly url: string; readonly baseUrl: string };
  readonly i18n: Languages;
}

interface Languages {
  readonly currentLocale: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
}

/** Docusaurus plugin: compiles the output of `docusaurus build`, in all languages. */
export const sitec =
  (options: IntegrationOptions = {}) =>
  () => {
    let isTold = false;
    return {
      name: 'sitec',
      // Only `docusaurus start` calls it.
      getPathsToWatch(): string[] {
        if (!isTold) terminalLog.info(WATCHING);
        isTold = true;
        return [];
      },
      async postBuild(site: BuiltSite): Promise<void> {
        if (!isLast(site.i18n)) return;
        await atRest();
        const { compileOutput } = loadByNode();
        await compileOutput(outputOf(site), options, terminalLog);
      },
    };
  };

/**
 * Docusaurus transpiles its configuration and all imports of it to a format in which the compiler does not run. This loads the compiler
 * with Node directly.
 */
const loadByNode = () => createRequire(import.meta.url)('./compile-output.js') as typeof import('./compile-output.ts');

/**
 * Docusaurus builds one language after the other, the default first. Where the command line names the languages, each may be the last one.
 */
const isLast = ({ currentLocale, defaultLocale, locales }: Languages): boolean =>
  process.argv.some((word) => /^(?:-l|--locale)/.test(word)) ||
  currentLocale === (locales.findLast((locale) => locale !== defaultLocale) ?? defaultLocale);

/**
 * Each language has a folder in the output folder and a path below the address, except for the default one, and for one that is built
 * alone.
 */
const outputOf = ({ siteDir, outDir, siteConfig: { url, baseUrl }, i18n }: BuiltSite): ToolOutput => {
  const { currentLocale, defaultLocale } = i18n;
  const own = `/${currentLocale}/`;
  const isBelow = currentLocale !== defaultLocale && baseUrl.endsWith(own) && basename(outDir) === currentLocale;
  const path = isBelow ? baseUrl.slice(0, 1 - own.length) : baseUrl;
  return { folder: isBelow ? dirname(outDir) : outDir, root: siteDir, generator: { name: 'docusaurus', origin: url, path } };
};
