/** Which headings of a page its markdown has to have. */
import { expect, it } from 'vitest';
import { contentHeadings } from '../../../cli/check/checks/markdown/content-headings.ts';

const SENTENCE = '<p>The harbour was closed for two days after a crane fell into it, and nobody was hurt by that.</p>';
const page = (tag: string): string =>
  `<title>Crane falls</title><body><${tag}><h1>Crane falls</h1><div>${SENTENCE.repeat(6)}</div>
  <div><h3>More</h3><ul><li><h4><a href="/a">A ferry in May</a></h4></li><li><h4><a href="/b">A quay</a></h4></li><li><h4><a href="/c">A storm</a></h4></li></ul></div></${tag}></body>`;

it('are those of its content, not those of teasers around it', () => {
  expect(contentHeadings(page('article'), 'https://acme.example/crane')).toEqual(new Set(['Crane falls']));
});

it('are all of a page that names its main content', () => {
  expect(contentHeadings(page('main'), 'https://acme.example/crane')).toBeNull();
});
