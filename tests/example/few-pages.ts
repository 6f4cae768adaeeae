/** A site of a few pages, which is built in a fraction of the time of the example, for tests that build again and again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMES = ['index', 'about', 'pricing', 'contact', 'docs/start', 'docs/servers', 'docs/limits', '404'];

const page = (name: string): string => {
  const sentences = Array.from({ length: 40 }, (_, index) => `<p>Sentence ${index} of the page ${name}.</p>`);
  return `<!doctype html>\n<html lang="en">\n<head><title>Acme: ${name}</title></head>\n<body><main><h1>${name}</h1>${sentences.join('\n')}</main></body>\n</html>\n`;
};

/** A folder with the pages as `site` and a configuration, and what builds them for an address with further words. */
export interface FewPages {
  readonly folder: string;
  readonly site: string;
  readonly words: (...others: readonly string[]) => readonly string[];
}

/** Writes the site into a folder. */
export const writeFewPages = (folder: string): FewPages => {
  const site = join(folder, 'site');
  const config = join(folder, 'sitec.config.json');
  for (const name of NAMES) {
    const file = join(site, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page(name));
  }
  writeFileSync(config, '{}');
  return { folder, site, words: (...others) => ['build', site, '--config', config, '--no-cache', ...others] };
};
