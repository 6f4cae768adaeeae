/** Folders for the commands of the command line, and what the commands print. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { onTestFinished, vi } from 'vitest';
import type { FactChange } from '../../compiler/facts/diff.ts';

/** How a command ended and what it printed. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A new folder with files, deleted when the test ends. */
export const folderOf = (files: Readonly<Record<string, string | Uint8Array>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** The files of a bundle that a diff reads: API documents by their path below `api/v1/`, the index, the manifest. */
export const bundleFiles = (documents: Readonly<Record<string, unknown>>, site = 'https://acme.example'): Record<string, string> => {
  const api = Object.entries(documents).map(([path, value]) => [`api/v1/${path}.json`, JSON.stringify(value)] as const);
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
  const files = Object.fromEntries(api.map(([path, text]) => [path, { sha256: digest(text) }]));
  return {
    ...Object.fromEntries(api),
    '_sitec/index.json': JSON.stringify({ format: 1, site }),
    'sitec-manifest.json': JSON.stringify({ version: 1, files }),
  };
};

/** Runs a command inside this process. Colours of the surroundings are turned off. */
export const run = async (command: () => number | Promise<number>): Promise<Ended> => {
  const printed = { stdout: '', stderr: '' };
  const take = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      printed[name] += String(chunk);
      return true;
    });
  const spies = [take('stdout'), take('stderr')];
  vi.stubEnv('NO_COLOR', '1');
  try {
    return { code: await command(), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
};

/** A price of the API. */
export const money = (value: number | null, changes: Readonly<Record<string, unknown>> = {}) => ({
  value,
  currency: 'USD',
  period: 'P1M',
  per: null,
  from: false,
  billed: null,
  quote: null,
  reason: null,
  ...changes,
});

/** A limit of the API. */
export const limit = (value: number | null, unit: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  value,
  unlimited: false,
  unit,
  period: null,
  quote: null,
  reason: null,
  ...changes,
});

/** A change of a name, but for what is given. */
export const changeOf = (changes: Partial<FactChange> = {}): FactChange => ({
  path: 'plans.growth.name',
  kind: 'changed',
  isRecord: false,
  old: 'a',
  new: 'b',
  oldWords: 'a',
  newWords: 'b',
  oldUrl: null,
  newUrl: null,
  ...changes,
});

const PIECES = ['|', '\\', '\\|', '`', '``', '<b>', '</code>', '<!--', '](http://evil.example)', '![x](y)', '[^1]', '@all', '#1', '$x$'];
const SIGNS = [
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\u001b[31m',
  '\u009b2J',
  '\u2028',
  '\u202e',
  '\ud800',
  '&amp;',
  '&#124;',
  '**',
  '__',
  '~~',
  ':x:',
];
const LINKS = ['https://evil.example/?a=1&b=2', 'www.evil.example', 'a@evil.example', '://', '---', '| --- |', '"', "'", ' '];

/** Texts that a terminal, a table, a page or a parser could take for something else. */
export const hostile: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES, ...SIGNS, ...LINKS), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Signs that steer a terminal; line breaks between lines are meant. */
export const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
