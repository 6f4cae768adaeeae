/** What the developers page tells people to paste, pasted. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { paths, twinPath } from '../../compiler/paths.ts';
import { example, getText } from './example.ts';

interface Pasted {
  readonly under: string;
  readonly language: string;
  readonly code: string;
}

const twin = await getText(twinPath(paths.developers));

/** The examples of requests in the markdown of the page, with the heading that they stand under. */
const pastedCode = (): readonly Pasted[] => {
  const found: Pasted[] = [];
  let under = '';
  for (const [, heading, language, syntax, code = ''] of twin.matchAll(
    /^#{2,4} (.+)$|^\*(curl|JavaScript|Python)\*\n\n```(\w+)\n([^]*?)\n```$/gm,
  )) {
    if (heading !== undefined) under = heading.replaceAll('`', '');
    else found.push({ under, language: language ?? syntax ?? '', code });
  }
  return found;
};

const pasted = pastedCode();
const folder = mkdtempSync(join(tmpdir(), 'sitec-pasted-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAMS: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  curl: ['sh', '-c'],
  JavaScript: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
};

const run = promisify(execFile);
const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const missing = ['curl', 'python3'].filter((program) => !isThere(program));
if (missing.length > 0) console.warn(`Examples are not run in ${missing.join(' and ')}, which this machine does not have.`);

describe('examples', () => {
  test('each request is told in three languages', () => {
    const languages = new Map(
      pasted.map(({ under }) => [under, pasted.filter((other) => other.under === under).map(({ language }) => language)]),
    );
    expect([...languages.keys()]).toEqual(['JSON API', 'By media type', 'Tools', 'A2A guide']);
    expect([...languages].filter(([, told]) => told.join() !== 'curl,JavaScript,Python')).toEqual([]);
  });

  const needs: Readonly<Record<string, string>> = { curl: 'curl', Python: 'python3' };
  const runnable = pasted.filter(({ language }) => !missing.includes(needs[language] ?? ''));
  test.each(runnable)('$under in $language answers', async ({ code, language }) => {
    const [program = '', ...words] = PROGRAMS[language] ?? [];
    const { stdout } = await run(program, [...words, code], { cwd: folder });
    expect(stdout.length).toBeGreaterThan(100);
    expect(stdout).not.toMatch(/"error"|'error'|\berror: \{|isError|not_found|<!doctype/i);
  });
});

describe('set-ups of clients', () => {
  test('name the server of this site, in the form that each client reads', () => {
    const blocks = [...twin.matchAll(/```json\n([^]*?)\n```/g)]
      .map(([, code = '']) => JSON.parse(code) as object)
      .filter((block) => !('arguments' in block || 'uri' in block));
    const url = example.url + paths.mcp;
    expect(blocks).toEqual([{ mcpServers: { bazaarbell: { url } } }, { servers: { bazaarbell: { type: 'http', url } } }]);
    // Who registers the name of a package that is not there would run code at everybody who pastes it.
    expect(twin).not.toMatch(/\bnpx\b/);
    expect(twin).toContain(`claude mcp add --transport http bazaarbell ${url}`);
  });

  test('links that clients open hold the same', async () => {
    const html = await getText(paths.developers);
    const [, cursor = ''] = /href="(cursor:[^"]+)"/.exec(html.replaceAll('&amp;', '&')) ?? [];
    const { searchParams } = new URL(cursor);
    expect(searchParams.get('name')).toBe('bazaarbell');
    expect(JSON.parse(Buffer.from(searchParams.get('config') ?? '', 'base64').toString())).toEqual({ url: example.url + paths.mcp });
    const [, code = ''] = /href="vscode:mcp\/install\?([^"]+)"/.exec(html) ?? [];
    expect(JSON.parse(decodeURIComponent(code))).toEqual({ name: 'bazaarbell', type: 'http', url: example.url + paths.mcp });
  });
});
