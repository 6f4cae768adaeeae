/** docs/dependencies.md names every dependency, no other one, and holds the size of the production tree. */
import { describe, expect, it } from 'vitest';
import { readText } from './document.ts';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true }>>;
}

const document = readText('docs/dependencies.md');
const [published = '', development = ''] = document.split('\n## Of this repository only\n');
const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Package;

const found = (pattern: RegExp, text: string): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

describe('docs/dependencies.md', () => {
  it('has a section for each runtime dependency, and for no other package', () => {
    expect(found(/^### `([^`]+)`$/gm, published)).toEqual(Object.keys(dependencies).sort());
  });

  it('has a row of sizes for each runtime dependency, and for no other package', () => {
    expect(found(/^\| `([^`]+)` \|/gm, published)).toEqual(Object.keys(dependencies).sort());
  });

  it('says of each runtime dependency what for, why not ours and why not another', () => {
    const sections = published.split(/^### /m).slice(1);
    for (const section of sections) expect(section).toMatch(/\n- For: .+\n- Why not ours: .+\n- Why not another: .+/);
  });

  it('has a row for each development dependency, and for no other package', () => {
    expect(found(/^\| `([^`]+)` \|/gm, development)).toEqual(Object.keys(devDependencies).sort());
  });

  it('states at least as many packages as the production tree has', () => {
    // The lock file holds what `npm ls --omit=dev --all` lists, without asking npm; its first entry is sitec itself.
    const { packages } = JSON.parse(readText('package-lock.json')) as Lock;
    const tree = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
    const stated = Number(/^Packages in the production tree: (\d+)$/m.exec(published)?.[1]);
    expect(stated).toBeGreaterThanOrEqual(tree.length);
  });
});
