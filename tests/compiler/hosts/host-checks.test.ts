/** What hosts cannot do, how much they take, and what two of them want of one file. */
import { describe, expect, it } from 'vitest';
import type { BundleFile } from '../../../compiler/artefact.ts';
import type { Build } from '../../../compiler/build/build.ts';
import { type ChosenHosts, checkLimits, reportAbilities } from '../../../compiler/hosts/choose.ts';
import { hostOutputs } from '../../../compiler/hosts/files.ts';
import type { Host, HostFile, HostLimits } from '../../../compiler/hosts/host.ts';
import { hosts } from '../../../compiler/hosts/index.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { home } from '../problems/problem-case.ts';
import { buildSite } from '../site.ts';
import { codesOf, fileOf } from './plan.ts';

const SOURCE = 'https://host.example/limits';

const host = (more: Partial<Host> = {}): Host => ({
  name: 'nginx',
  title: 'Example Host',
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  *emit() {},
  ...more,
});

const chosen = (...list: readonly Host[]): ChosenHosts => ({
  hosts: list,
  found: null,
  takes: [],
  codings: [],
  isChosen: true,
  serves: { headers: true, negotiation: true, post: true, missingData: true, aliases: true },
});

describe('what a host cannot do', () => {
  it('is a note with what to do instead', () => {
    const list = new ProblemList();
    reportAbilities(chosen(host(), host({ supports: { headers: true, negotiation: { instead: 'do without' }, post: true } })), list);
    expect(list.sorted()).toMatchObject([
      { code: 'SITEC4002', level: 'note', message: 'Example Host cannot answer the address of a page in markdown', fix: 'do without' },
    ]);
  });

  it('is said of each host that sitec knows, in whole sentences', () => {
    const list = new ProblemList();
    reportAbilities(chosen(...hosts), list);
    for (const { message, why, fix } of list.sorted()) expect(`${message} ${why} ${fix}`).not.toMatch(/\{[a-z]+\}|undefined/);
    expect(codesOf(list)).toHaveLength(
      hosts.flatMap(({ supports }) => Object.values(supports)).filter((ability) => ability !== true).length,
    );
  });

  it('is said by a build, which goes on', async () => {
    const { exitCode, problems } = await buildSite({ files: home, options: { hosts: ['github-pages'] } });
    expect(exitCode).toBe(0);
    expect(problems.filter(({ code }) => code === 'SITEC4002').map(({ message }) => message)).toEqual([
      'GitHub Pages cannot answer POST, so there is no MCP server and no A2A agent',
      'GitHub Pages cannot answer the address of a page in markdown',
      'GitHub Pages cannot send the headers of a bundle',
    ]);
  });
});

describe('how much a host takes', () => {
  const file = (path: string, bytes: number): BundleFile => fileOf(path, 'asset', { bytes });
  const files = [file('/a', 10), file('/b', 20), file('/c', 30)];
  const messages = (
    limits: Omit<HostLimits, 'source'>,
    more: Partial<Host> = {},
    coded: Parameters<typeof checkLimits>[2] = [],
  ): readonly string[] => {
    const list = new ProblemList();
    checkLimits([host({ limits: { source: SOURCE, ...limits }, ...more })], files, coded, list);
    for (const { code, level, why } of list.sorted())
      expect({ code, level, why }).toMatchObject({ code: 'SITEC4003', level: 'error', why: expect.stringContaining(SOURCE) as string });
    return list.sorted().map(({ message }) => message);
  };

  it('is not reported when it is just enough', () => {
    expect(messages({ files: 3, bytes: 60, fileBytes: 30 })).toEqual([]);
  });

  it('is reported with both numbers, and with the file', () => {
    expect(messages({ files: 2 })).toEqual(['Example Host accepts at most 2 files, but this bundle has 3']);
    expect(messages({ bytes: 59 })).toEqual(['Example Host accepts at most 59 bytes, but this bundle has 60']);
    expect(messages({ fileBytes: 19 })).toEqual([
      'Example Host accepts at most 19 bytes a file, but this bundle has 20 in /b',
      'Example Host accepts at most 19 bytes a file, but this bundle has 30 in /c',
    ]);
  });

  it('counts compressed forms for hosts that take them', () => {
    const coded = [{ path: '/c.br', bytes: 5 }];
    expect(messages({ files: 3 }, {}, coded)).toEqual([]);
    expect(messages({ files: 3 }, { codings: ['br'] }, coded)).toEqual(['Example Host accepts at most 3 files, but this bundle has 4']);
  });
});

describe('two hosts', () => {
  const writes = (name: Host['name'], body: string): Host =>
    host({
      name,
      *emit(): Iterable<HostFile> {
        yield { place: 'bundle', path: '_headers', body };
      },
    });
  const clashes = (...list: readonly Host[]): readonly string[] => {
    const problems = new ProblemList();
    const build = {
      problems,
      settings: { cwd: '/project', configFile: null, out: '/project/dist', config: {}, only: null },
      site: { taken: [] },
      pages: [],
      resources: [],
      serves: { headers: true, negotiation: true, post: true },
      base: 'https://acme.example',
    } as unknown as Build;
    hostOutputs(build, chosen(...list), []);
    return problems.sorted().map(({ code, message }) => `${code} ${message}`);
  };

  it('that want one file differently are an error that names both', () => {
    expect(clashes(writes('cloudflare', 'a'), writes('netlify', 'b'))).toEqual([
      'SITEC4004 cloudflare and netlify both read _headers, each in its own format',
    ]);
  });

  it('may want the same', () => {
    expect(clashes(writes('cloudflare', 'a'), writes('netlify', 'a'))).toEqual([]);
  });
});
