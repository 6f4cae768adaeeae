/** Texts are in usual words: messages, help, literals of the program with a sentence, comments and documents. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { checks } from '../../cli/check/checks/index.ts';
import { exitCodes } from '../../cli/exit-codes.ts';
import { commonFlags } from '../../cli/flags/common-flags.ts';
import { problemFamilies } from '../../compiler/problems/index.ts';
import { helpTexts } from '../docs/commands.ts';
import { GENERATED } from '../../docs/.vitepress/markdown.ts';
import { readText, ROOT } from '../docs/document.ts';
import { sources } from '../floors/sources.ts';
import { allowances } from './allowances.ts';
import { blockCommentsOf, commentsOf } from './comments.ts';
import { literalsOf } from './literals.ts';
import { ownWordIn, ownWords } from './own-words.ts';

/** Most characters of a message, a reason or a fix, which are one line each; `{name}` counts as it is written. */
const LONGEST = 130;

const problems = problemFamilies.flatMap((family) => family.problems);

/** What is wrong with texts, with where each is from. */
const wrongIn = (texts: Iterable<readonly [where: string, text: string]>): readonly string[] =>
  [...texts].flatMap(([where, text]) => {
    const word = ownWordIn(text);
    return word === null ? [] : [`${where}: ${word}`];
  });

/** Files whose texts are words of other sites, which are looked for in pages. */
const DATA = /^compiler\/(?:words|offers)\/|-words\.ts$|country-codes\.ts$/;

/** A text is a sentence when a word follows another one. */
const isSentence = (text: string): boolean => /[a-z]{2,} [a-z]+/i.test(text);

/** A text without the names of values, which are not words of it. */
const withoutNames = (text: string): string => text.replace(/\{\w+\}/g, '{}');

const literals = sources('cli', 'compiler')
  .filter(({ path }) => !DATA.test(path))
  .flatMap(({ path, text }) => literalsOf(text).map((literal) => [`${path}:${literal.line}`, withoutNames(literal.text)] as const));

/** Files below some folders, without those of packages. */
const filesIn = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => !path.includes('/node_modules/')),
  );

/** Documents, generated ones too. The change log keeps its words. */
const documents = [
  ...fastGlob.sync('{docs,compiler,runtime,cli,templates}/**/*.md', { cwd: ROOT }).sort(),
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
].map((path) => [path, readText(path)] as const);

const isGenerated = ([, text]: readonly [string, string]): boolean => text.includes(GENERATED);

/** Comments of the product code, without quoted code. Scripts are read by TypeScript's scanner; style sheets have only block comments. */
const comments = filesIn('cli', 'compiler', 'runtime', 'templates').flatMap((path): readonly (readonly [string, string])[] => {
  const read = /\.[jt]s$/.test(path) ? commentsOf : /\.(?:css|eta)$/.test(path) ? blockCommentsOf : null;
  return read === null ? [] : read(readText(path)).map(({ text, line }) => [`${path}:${line}`, text.replace(/`[^`]*`/g, '')] as const);
});

/** Texts without the words that are allowed in their files. */
const withoutAllowed = (texts: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
  texts.map(([where, text]) => [
    where,
    allowances.filter(({ path }) => where.startsWith(`${path}:`)).reduce((left, { words }) => left.replace(words, ''), text),
  ]);

/** Lines of a document without its code, which has names of keys and files. */
const proseLines = ([path, text]: readonly [string, string]): readonly (readonly [string, string])[] =>
  text
    .replace(/^```[^]*?^```$/gm, (code) => code.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, at) => [`${path}:${at + 1}`, line.replace(/`[^`]*`|\]\([^)]*\)/g, '')] as const);

describe('words of sitec alone are not in', () => {
  it('messages, reasons and fixes', () => {
    expect(problems.length).toBeGreaterThan(150);
    const texts = problems.flatMap(({ code, message, why, fix }) => [message, why, fix].map((text) => [code, text] as const));
    expect(wrongIn(texts.map(([code, text]) => [code, withoutNames(text)]))).toEqual([]);
  });

  it('titles of families, and reports of checks', () => {
    expect(wrongIn(problemFamilies.map(({ title }) => [title, title]))).toEqual([]);
    expect(wrongIn(checks.map(({ name, problem }) => [name, problem.fix]))).toEqual([]);
  });

  it('the help of a command, exit codes and common flags', () => {
    expect(helpTexts.size).toBeGreaterThan(10);
    expect(wrongIn(helpTexts)).toEqual([]);
    expect(
      wrongIn(Object.entries(exitCodes).flatMap(([name, codes]) => Object.values(codes).map((text) => [name, text] as const))),
    ).toEqual([]);
    expect(wrongIn(Object.values<readonly string[]>(commonFlags).map(([flags = '', text = '']) => [flags, text]))).toEqual([]);
  });

  it('sentences of the program', () => {
    const sentences = literals.filter(([, text]) => isSentence(text));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(wrongIn(sentences)).toEqual([]);
  });

  it('generated documents', () => {
    const generated = documents.filter(isGenerated);
    expect(generated.length).toBeGreaterThan(3);
    expect(wrongIn(generated.flatMap(proseLines))).toEqual([]);
  });

  it('other documents', () => {
    const written = documents.filter((document) => !isGenerated(document));
    expect(written.length).toBeGreaterThan(30);
    expect(wrongIn(withoutAllowed(written.flatMap(proseLines)))).toEqual([]);
  });

  it('comments', () => {
    expect(comments.length).toBeGreaterThan(5000);
    expect(wrongIn(withoutAllowed(comments))).toEqual([]);
  });
});

it.each(allowances)('$path still has "$words"', ({ path, words }) => {
  const texts = [...documents.flatMap(proseLines), ...comments].filter(([where]) => where.startsWith(`${path}:`));
  expect(texts.some(([, text]) => text.includes(words))).toBe(true);
});

describe('the list of such words', () => {
  it('finds each of them, and tells what to write', () => {
    expect(ownWordIn('the twin of the page')).toBe('"twin", better: markdown page, markdown version');
    expect(ownWordIn('install Chromium or Chrome')).toBeNull();
    expect(ownWordIn('there is no such file')).toBeNull();
    expect(ownWordIn('it is no page')).toContain('is not a');
    expect(ownWords.every(({ instead }) => ownWordIn(instead) === null)).toBe(true);
  });

  it('finds no word where it has its usual sense', () => {
    for (const text of ['as soon as it ends', 'MCP stands for', 'a stand-in', 'there is no more', 'it is no longer']) {
      expect(ownWordIn(text)).toBeNull();
    }
  });

  it('is looked for in every comment, and not in strings, templates and regular expressions', () => {
    const source = [
      '/**',
      ' * One',
      ' * two.',
      ' */',
      "const a = '// no'; // three",
      'const b = `/* no */ ${/* four */ { c: `${/\\/* no`/}` }.c} // no`;',
      '// five',
      '// six',
      'const d = (1 + 2) / 3; /* seven */',
    ].join('\n');
    expect(commentsOf(source).map(({ text, line }) => [text, line])).toEqual([
      ['One two.', 1],
      ['three', 5],
      ['four', 6],
      ['five six', 7],
      ['seven', 9],
    ]);
  });

  it('is looked for in every part of a template, and not in code and comments', () => {
    const source = "const a = `one ${b ? `two ${'three'}` : { c: 'four' }.c} five`; // 'six'\nconst e = /'/; const f = 'seven';\n";
    expect(literalsOf(source)).toEqual([
      { text: 'one ', line: 1 },
      { text: 'two ', line: 1 },
      { text: 'three', line: 1 },
      { text: '', line: 1 },
      { text: 'four', line: 1 },
      { text: ' five', line: 1 },
      { text: 'seven', line: 2 },
    ]);
  });
});

it.each(problems)('$code says what, why and how in a line each', ({ message, why, fix }) => {
  for (const text of [message, why, fix]) expect(text.length).toBeLessThanOrEqual(LONGEST);
});
