/** docs/explanation/dependencies.md names every dependency, no other one, and holds the size of the production tree. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readText } from './document.ts';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true }>>;
}

const document = readText('docs/explanation/dependencies.md');
const [published = '', development = ''] = document.split('\n## Of this repository only\n');
const [installed = '', bundled = ''] = published.split('\n## Inside the published code\n');
const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Package;

const found = (pattern: RegExp, text: string): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name).sort();
const rowsOf = (text: string): readonly string[] => found(/^\| `([^`]+)` \|/gm, text);

/** Names of packages that the program, the compiler and the scripts of templates import more than types of; a worker that only runs from sources is not published. */
const imported = ['cli', 'compiler', 'templates'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith('threads/of-sources.js'))
    .map((name) => readText(`${folder}/${name}`).replaceAll(/^import type [^;]+;/gm, ''))
    .flatMap((text) => found(/(?:^import| from|\bimport\()\s*'((?:@[^/']+\/)?[^./'@][^/']*)['/]/gm, text)),
);
const importedFromDevelopment = [...new Set(imported)].filter((name) => name in devDependencies).sort();

describe('docs/explanation/dependencies.md', () => {
  it('has a row for each package that is installed, and for no other', () => {
    expect(rowsOf(installed)).toEqual(Object.keys(dependencies).sort());
  });

  it('has a row for each package inside the published code, and for no other', () => {
    expect(rowsOf(bundled)).toEqual(importedFromDevelopment);
  });

  it('gives a reason in each row', () => {
    const rows = [...document.matchAll(/^\| `[^`]+` \|(.*)$/gm)].map(([, reason = '']) => reason);
    for (const reason of rows) expect(reason).toMatch(/^ \S.{7,} \|$/);
  });

  it('has a row for each other package, and for no other', () => {
    const others = Object.keys(devDependencies).filter((name) => !importedFromDevelopment.includes(name));
    expect(rowsOf(development)).toEqual(others.sort());
  });

  it('states at least as many packages as the production tree has', () => {
    // The lock file holds what `npm ls --omit=dev --all` lists, without asking npm; its first entry is sitec itself.
    const { packages } = JSON.parse(readText('package-lock.json')) as Lock;
    const tree = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
    const stated = Number(/^Packages in the production tree: (\d+)$/m.exec(published)?.[1]);
    expect(stated).toBeGreaterThanOrEqual(tree.length);
  });
});
