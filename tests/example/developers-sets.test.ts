/** The page for developers of the example site names what is there: no more, and no less. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths, twinPath } from '../../compiler/paths.ts';
import type { BrowserTools } from '../../runtime/bundle.ts';
import { isCodedForm } from '../compiler/site.ts';
import { TOOLS as BROWSER_TOOLS } from './browser.ts';
import { example, filesOf, getJson, getText, renderedPages } from './example.ts';

interface Named {
  readonly name: string;
}

const developers = await getText(twinPath(paths.developers));

/** The part of the page for developers below a heading, up to the next one of its level. */
const headed = (title: string): string => {
  const [, marks = '', rest = ''] = new RegExp(`^(#+) ${title}\\n([^]*)`, 'm').exec(developers) ?? [];
  return rest.split(new RegExp(`^${marks} `, 'm'))[0] ?? '';
};

/** What sitec puts into a bundle beside pages, their markdown, documents of the API with their schemas, and what servers and hosts read. */
const isForMachines = (file: string): boolean => {
  const isOfSite = existsSync(join(example.rendered, file)) && file !== paths.robots.slice(1) && file !== paths.sitemap.slice(1);
  const isPage = file.endsWith('.html') || (file.endsWith('.md') && renderedPages().some((path) => twinsOf(path).includes(`/${file}`)));
  const isOther = /^api\/v1\/|^developers\/sitec\.|^_|^404\.md$|^sitec-manifest\.json$/.test(file) || isCodedForm(file);
  return !isOfSite && !isPage && !isOther;
};

const twinsOf = (path: string): readonly string[] => [twinPath(path), `${path.replace(/\/$/, '')}.md`];

test('it lists the tools of the server card', async () => {
  const { tools } = await getJson<{ readonly tools: readonly Named[] }>(paths.mcpServerCard);
  expect([...headed('Tools').matchAll(/^#### `([^`]+)`$/gm)].map(([, name]) => name)).toEqual(tools.map(({ name }) => name));
});

test('it lists the tools for browsers that their script registers', async () => {
  const [, data = ''] = /(\{"tools":.*?"search":\[[^\]]*\]\})/.exec(await getText(paths.webmcp)) ?? [];
  const defined = (JSON.parse(data) as BrowserTools).tools.map(([name]) => name);
  expect(defined).toEqual(BROWSER_TOOLS);
  expect([...headed('Tools in the browser').matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name)).toEqual(defined);
});

test('it lists every file for machines that is in the bundle, each once, and no other', () => {
  const listed = [...headed('Files').matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) => path.slice(1));
  expect(listed.toSorted()).toEqual(filesOf(example.dist).filter(isForMachines));
});
