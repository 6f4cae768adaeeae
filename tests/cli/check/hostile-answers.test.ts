/** Answers that are made to keep a check busy take it no longer than others of their size. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../../cli/check/answer.ts';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import type { Answer } from '../../../cli/check/check.ts';
import { pageHtml } from '../../../cli/check/page-html.ts';
import { file } from '../../compiler/site/crawl/web-site.ts';
import { said, webContext } from './web.ts';

const SIZE = 1_000_000;

/** A text over and over, up to a size. */
const filled = (text: string, size = SIZE): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);

const pageOf = (html: string): Promise<Answer> =>
  answering(
    async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    0,
  )(new Request('https://acme.example/'));

/** Milliseconds of this process that some work takes: the least of a few times, or the first that is below `enough`. */
const costOf = async (work: () => Promise<unknown>, enough = 0): Promise<number> => {
  let least = Infinity;
  for (let time = 0; time < 3 && least >= enough; time++) {
    const before = process.cpuUsage();
    await work();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
};

const readPage = async (html: string): Promise<unknown> => pageHtml(await pageOf(html));

describe('a page', () => {
  let limit: number;
  beforeAll(async () => {
    limit = 10 * (await costOf(() => readPage(filled('<p>Acme makes anvils, <a href="/of-iron/">of iron</a>.</p>')))) + 200;
  });

  it.each(['<div>', '<b>', '<svg>', '<table><tr><td>', '<h1><div>words ', '<a href=x ', '<title>', '</p>', '<!--', '<p a=1 '])(
    'of nothing but %s is read as fast as one of words',
    async (tag) => {
      expect(await costOf(() => readPage(filled(tag)), limit)).toBeLessThan(limit);
    },
  );

  it('that is too deep still says what it says before', async () => {
    expect(pageHtml(await pageOf(`<title>Acme</title><script src="/a.js"></script>${filled('<div>')}`))).toMatchObject({
      title: 'Acme',
      scripts: ['/a.js'],
    });
  });
});

describe('a list', () => {
  const readList = async (text: string): Promise<unknown> => {
    const context = await webContext(() => ({ '/llms.txt': file('text/plain', text) }));
    return [await said(discoveryChecks, 'llms-txt', context), await said(discoveryChecks, 'llms-links', context)];
  };

  /** Known after the first test. */
  let limit: number | undefined;

  it.each(['](/', '](', '](((', '](/a)(', '](<', '](https://', '# ', '[[', '\n'])(
    'of nothing but %j is read as fast as one of links',
    async (text) => {
      limit ??= 10 * (await costOf(() => readList(`# Acme\n${filled('- [Anvils](/of/iron)\n')}`))) + 200;
      expect(await costOf(() => readList(`# Acme\n${filled(text)}`), limit)).toBeLessThan(limit);
    },
  );
});
