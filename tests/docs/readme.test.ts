/** README.md is short, shows a real picture, and links to what exists. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, ROOT } from './document.ts';

const text = readText('README.md');

test('README.md has at most 1,000 words', () => {
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1000);
});

test('its first screen has one sentence, one picture and the commands', () => {
  const [, head = ''] = /^# sitec\n([^]*?)\n## /.exec(text) ?? [];
  expect(head).toMatch(/^\n\*\*[^*\n]+\*\*\n\n!\[[^\]]+\]\(docs\/public\/wrong-price\.svg\)\n/);
  const [, commands = ''] = /\n## Try it\n([^]*?)\n## /.exec(text) ?? [];
  expect([...commands.matchAll(/```sh\n(.*)\n```/g)].map(([, command]) => command)).toEqual([
    'npx sitec https://www.example.com',
    'npm install && npm run demo',
    'npm install && npm test',
  ]);
});

test('it links to files that exist', () => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
