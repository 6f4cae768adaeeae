/** html-validate: what sitec writes into pages, and the pages that it makes, are valid HTML. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../tools/outcome.ts';
import { tools, type ScannedSite } from './scanned-site.ts';

interface Finding {
  readonly ruleId: string;
  readonly message: string;
}

/** Findings of the pages of a folder, by the path of the page. */
const findingsIn = async (site: string, pages: readonly string[], folder: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const config = join(folder, 'html-validate.json');
  writeFileSync(config, JSON.stringify({ root: true, extends: ['html-validate:recommended'] }));
  const file = join(folder, 'findings.json');
  rmSync(file, { force: true });
  // What it prints is cut where a pipe is full.
  const words = ['--config', config, '--formatter', `json=${file}`, ...pages.map((page) => join(site, page))];
  const { code, stderr } = await tools.run('html-validate/bin/html-validate.mjs', words, folder);
  if (!existsSync(file)) throw new Error(`exit code ${code}, and no findings: ${stderr.slice(0, 500)}`);
  const results = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly filePath: string; readonly messages: readonly Finding[] }[];
  return new Map(results.map(({ filePath, messages }) => [filePath, messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)]));
};

const pagesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort();

/** What is in the second list more often than in the first one. */
const surplus = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = [...before];
  return after.filter((finding) => {
    const place = left.indexOf(finding);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/** A page has no findings that it did not have before it was compiled; one that sitec made has none. */
export const scanWithHtmlValidate = async ({ dist, rendered, folder }: ScannedSite): Promise<readonly Outcome[]> => {
  const pages = pagesOf(dist);
  const sources = pages.filter((page) => existsSync(join(rendered, page)));
  const before = await findingsIn(rendered, sources, folder);
  const after = await findingsIn(dist, pages, folder);
  const faulty = join(folder, 'faulty.html');
  writeFileSync(faulty, '<!doctype html><html lang="en"><head><title>a</title></head><body><p><div></div></body></html>');
  const found = (await findingsIn(folder, ['faulty.html'], folder)).get(faulty) ?? [];
  return [
    ...pages.map((page) => ({
      name: page,
      expected: 0,
      unexpected: surplus(before.get(join(rendered, page)) ?? [], after.get(join(dist, page)) ?? []),
    })),
    { name: 'a faulty page', expected: 0, unexpected: found.length > 0 ? [] : ['nothing is found'] },
  ];
};
