/**
 * Measures HTML to markdown on one core over the pages of every site of a folder: `npx tsx bench/markdown.ts <folder>`. Figures are ratios
 * to the naive pipeline of the same packages, measured in the same run. Each converter runs in a separate, cold process.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Converter = (html: string, url: string) => string;

interface Row {
  readonly pages: number;
  readonly milliseconds: number;
  readonly p99: number;
  readonly megabytes: number;
}

const CONVERTERS: Readonly<Record<string, () => Promise<Converter>>> = {
  naive: async () => {
    const [{ fromHtml }, { toMdast }, { toMarkdown }, { gfmToMarkdown }] = await Promise.all([
      import('hast-util-from-html'),
      import('hast-util-to-mdast'),
      import('mdast-util-to-markdown'),
      import('mdast-util-gfm'),
    ]);
    return (html) => toMarkdown(toMdast(fromHtml(html)) as Parameters<typeof toMarkdown>[0], { extensions: [gfmToMarkdown()] });
  },
  mdream: async () => {
    const { htmlToMarkdown } = await import('@mdream/js');
    return (html, url) => String(htmlToMarkdown(html, { origin: new URL(url).origin }));
  },
  sitec: async () => {
    const { readContentTree } = await import('../compiler/pages/content-tree.ts');
    const { parsePage } = await import('../compiler/markdown/parse.ts');
    const { prune } = await import('../compiler/markdown/prune/prune.ts');
    const { ProblemList } = await import('../compiler/problems/problem.ts');
    return (html, url) => {
      const { origin, pathname } = new URL(url);
      const { head, root } = parsePage(html);
      const page = { head, content: prune(root, pathname) };
      return readContentTree(page, { path: pathname, url, source: pathname, base: origin }, new ProblemList()).markdown;
    };
  },
};

/** Pages with fewer characters are redirects and empty shells, which have no content to convert. */
const MINIMUM_CHARACTERS = 2500;

const pagesOf = (folder: string): readonly (readonly [html: string, url: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => [readFileSync(join(folder, path), 'utf8'), `https://site.example/${path.replace(/index\.html$/, '')}`] as const)
    .filter(([html]) => html.length > MINIMUM_CHARACTERS);

const measure = async (name: string, folder: string): Promise<Row> => {
  const convert = await CONVERTERS[name]?.();
  if (!convert) throw new Error(`no converter is called ${name}`);
  const pages = pagesOf(folder);
  const before = process.cpuUsage();
  const times = pages.map(([html, url]) => {
    const started = performance.now();
    convert(html, url);
    return performance.now() - started;
  });
  const { user, system } = process.cpuUsage(before);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { pages: pages.length, milliseconds: (user + system) / 1000, p99, megabytes: process.resourceUsage().maxRSS / 1024 };
};

const [folder = '.corpora', only] = process.argv.slice(2);
if (only !== undefined) {
  console.log(JSON.stringify(await measure(only, folder)));
} else {
  const rows = Object.keys(CONVERTERS).map((name) => {
    const run = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, folder, name], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`${name}: ${run.stderr}`);
    return [name, JSON.parse(run.stdout) as Row] as const;
  });
  const [, naive] = rows[0] ?? [];
  for (const [name, { pages, milliseconds, p99, megabytes }] of rows)
    console.log(
      [
        name.padEnd(8),
        `${pages} pages`,
        `${milliseconds.toFixed(0).padStart(6)} ms CPU`,
        `${((naive?.milliseconds ?? 0) / milliseconds).toFixed(2)} x naive`,
        `p99 ${p99.toFixed(1)} ms`,
        `${megabytes.toFixed(0)} MB peak`,
      ].join('  '),
    );
}
