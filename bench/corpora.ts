/**
 * Compiles every site of a folder, and prints pages, seconds and peak memory for each: `npx tsx bench/corpora.ts <folder>`. Each site is a
 * folder with rendered HTML and without content files. Every build runs in a separate process, so that peaks do not add up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addressOf, sitesOf } from './sites.ts';

interface Row {
  readonly site: string;
  readonly exitCode: number;
  readonly pages: number;
  readonly facts: string;
  readonly seconds: number;
  readonly megabytes: number;
}

const BUILD = `
  const { compile } = await import(process.argv[1]);
  const started = performance.now();
  const { exitCode, summary } = await compile(JSON.parse(process.argv[2]));
  const seconds = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ exitCode, summary, seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
`;

const folder = resolve(process.argv[2] ?? '.corpora');
const compiler = resolve(import.meta.dirname, '../build/compiler/index.js');

const measure = (site: string): Row => {
  const out = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
  const input = join(folder, site);
  // An empty configuration keeps the one of the surrounding project, and its content, out.
  const config = `${out}.json`;
  writeFileSync(config, '{}');
  const options = { cwd: folder, input, out, config, cache: false, baseUrl: addressOf(folder, site) };
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD, compiler, JSON.stringify(options)], { encoding: 'utf8' });
  for (const path of [out, config]) rmSync(path, { recursive: true, force: true });
  if (run.status !== 0) throw new Error(`${site}: ${run.stderr}`);
  const { exitCode, summary, seconds, megabytes } = JSON.parse(run.stdout) as {
    exitCode: number;
    summary: { pages: number; facts: Record<string, number> };
    seconds: number;
    megabytes: number;
  };
  const facts = Object.entries(summary.facts)
    .filter(([kind, count]) => count > 0 && kind !== 'company')
    .map(([kind, count]) => `${count} ${kind}`);
  return { site, exitCode, pages: summary.pages, facts: facts.join(', ') || 'company only', seconds, megabytes };
};

if (!existsSync(compiler)) throw new Error('Build sitec first: npm run build');
for (const name of sitesOf(folder)) {
  const { site, exitCode, pages, facts, seconds, megabytes } = measure(name);
  console.log(
    [
      site.padEnd(14),
      `exit ${exitCode}`,
      `${String(pages).padStart(5)} pages`,
      `${seconds.toFixed(2).padStart(6)} s`,
      `${megabytes.toFixed(0).padStart(5)} MB peak`,
      facts,
    ].join('  '),
  );
}
