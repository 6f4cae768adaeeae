/** docs/public/wrong-price.svg, the picture of README.md, is a run of sitec: a page and a content file disagree, the build fails, then both agree. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../cli/fixture.ts';
import { SITEC } from '../program.ts';
import { expectDocument } from './document.ts';
import { plainLine, terminalPicture } from './terminal-picture.ts';

const page = (title: string, path: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="canonical" href="https://www.acme.example${path}">
<nav><a href="/">Acme</a> <a href="/pricing/">Pricing</a></nav>
<main><h1>${title}</h1>
${body}
</main></html>`;

const PLAN = ['<section>', '  <h2>Growth</h2>', '  <p>$59 a month</p>', '</section>'];
const STARTER = '<section><h2>Starter</h2><p>$19 a month</p></section>';
const CONTENT = ['plans:', '  - name: Growth', '    price: { value: 49, currency: USD, period: P1M }'];

const FILES = {
  '_site/index.html': page('Acme', '/', '<p>Acme sends anvils to small shops.</p>'),
  'content/plans.yaml': `${CONTENT.join('\n')}\n  - name: Starter\n    price: { value: 19, currency: USD, period: P1M }\n`,
};
const priced = (price: string): string => page('Pricing', '/pricing/', `${PLAN.join('\n').replace('$59', price)}\n${STARTER}`);

/** What a command prints in a folder, in colours, on both streams; Node's own words are not part of it. */
const printed = (cwd: string, ...words: readonly string[]): { readonly code: number | null; readonly lines: readonly string[] } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SITEC, ...words], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, FORCE_COLOR: '1', TERM: 'xterm' },
  });
  return { code: status, lines: `${stderr}${stdout}`.trimEnd().split('\n') };
};

const marked = (lines: readonly string[], words: string, parameter: number): readonly string[] =>
  lines.map((line) => line.replace(words, `\u001B[1;${parameter}m${words}\u001B[0m`));
const [RED, GREEN] = [31, 32];

test('docs/public/wrong-price.svg is what sitec prints', () => {
  const wrong = folderOf({ ...FILES, '_site/pricing/index.html': priced('$59') });
  const right = folderOf({ ...FILES, '_site/pricing/index.html': priced('$49') });
  const failed = printed(wrong, 'build', '--quiet');
  expect(failed.code).toBe(1);
  expect(printed(right, 'build', '--quiet').code).toBe(0);
  const question = 'How much does Growth cost?';
  const answered = printed(right, 'ask', question);
  expect(answered.lines.map(plainLine)).toContain('Growth: $49 a month');
  const prompt = (command: string): string => `\u001B[90m$\u001B[0m \u001B[1m${command}\u001B[0m`;
  const picture = terminalPicture(
    'A pricing page says $59, a content file says 49. sitec build fails and names both lines. With the page mended, sitec ask answers $49 a month and names the page.',
    [
      [
        { title: '_site/pricing/index.html', lines: marked(PLAN, '$59', RED) },
        { title: 'content/plans.yaml', lines: marked(CONTENT, '49', GREEN) },
      ],
      [
        {
          title: 'in CI, before anybody is told a wrong price',
          lines: [prompt('npx sitec build'), ...failed.lines, `\u001B[90mexit code ${failed.code}\u001B[0m`],
        },
      ],
      [{ title: 'with the page mended', lines: [prompt(`npx sitec ask "${question}"`), ...marked(answered.lines, '$49', GREEN)] }],
    ],
  );
  expectDocument(join('docs', 'public', 'wrong-price.svg'), picture);
});
