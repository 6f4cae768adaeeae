/** Every discovery file of the example is in the list, with a validator that it passes, and the list has no other. */
import { expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { DISCOVERY_DOCUMENTS, isShown } from './discovery-documents.ts';
import { example, filesOf, getText } from './example.ts';

const ofSite = new Set(filesOf(example.rendered).map((file) => `/${file}`));
/** Pages and their markdown, records, the files of the runtime, and the search of pages: nobody finds other files by them. */
const OTHERS = /\.html$|\/index\.md$|^\/_sitec\/|\.(?:br|gz)$|^\/developers\/|^\/search\.js(?:on)?$|^\/api\/v1\/(?!schemas\/)/;
const isDiscovery = (path: string): boolean => (!ofSite.has(path) || path.startsWith('/.well-known/')) && !OTHERS.test(path);
const published = filesOf(example.dist)
  .map((file) => `/${file}`)
  .filter((path) => path === paths.robots || path === paths.sitemap || isDiscovery(path))
  .filter((path) => path !== paths.manifest);

test('the bundle and the list have the same files', () => {
  expect(published.filter((path) => !DISCOVERY_DOCUMENTS.some(({ shown }) => isShown(path, shown)))).toEqual([]);
  expect(DISCOVERY_DOCUMENTS.flatMap(({ shown }) => shown).filter((shown) => !published.some((path) => isShown(path, [shown])))).toEqual(
    [],
  );
  expect(published.length).toBeGreaterThan(25);
});

test.each(published)('%s passes its validator', async (path) => {
  const document = DISCOVERY_DOCUMENTS.find(({ shown }) => isShown(path, shown));
  expect(await document?.faults(await getText(path))).toEqual([]);
});

test.each(DISCOVERY_DOCUMENTS)('the validator of $shown refuses an empty file', async ({ faults }) => {
  expect((await faults('')).length).toBeGreaterThan(0);
});
