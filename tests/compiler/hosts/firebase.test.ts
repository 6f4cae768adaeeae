/** firebase.json: every rule that matches counts, nothing can be taken away again, and nothing negotiates. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firebase, type FirebaseRule } from '../../../compiler/hosts/firebase/index.ts';
import { encodePath } from '../../../compiler/paths.ts';
import { emit, fileOf, pageFiles, type Situation } from './plan.ts';
import { firebaseHeaders, planned } from './simulate.ts';
import { nastyTree, plainTree } from './trees.ts';

interface FirebaseConfig {
  readonly hosting: {
    readonly public: string;
    readonly ignore: readonly string[];
    readonly cleanUrls: boolean;
    readonly trailingSlash?: boolean;
    readonly headers: readonly FirebaseRule[];
  };
}

const configOf = (situation: Situation): FirebaseConfig['hosting'] =>
  (JSON.parse(emit(firebase, situation).text('firebase.json')) as FirebaseConfig).hosting;

const site = (...pages: readonly string[]): Situation => ({ pages, files: pages.flatMap(pageFiles), negotiates: false });

describe('firebase.json', () => {
  it('gives every file its headers, encoded or not, whatever its name is', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.oneof(nastyTree, plainTree), (files) => {
        const { plan, text } = emit(firebase, { files, negotiates: false });
        const { headers } = (JSON.parse(text('firebase.json')) as FirebaseConfig).hosting;
        for (const { path } of files)
          for (const request of [path, encodePath(path)])
            expect(firebaseHeaders(headers, request)).toEqual(planned(plan.headers, path, ['Vary']));
      }),
    );
  });

  it('tells of pages what they link, and where their markdown is', () => {
    const { headers } = configOf(site('/', '/a/', '/a/b/'));
    for (const path of ['/', '/a/', '/a/b/'])
      expect(firebaseHeaders(headers, path)).toEqual({
        Link: expect.stringMatching(
          /^<index\.md>; rel="alternate"; type="text\/markdown", <\/\.well-known\/api-catalog>; rel="api-catalog"/,
        ) as string,
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
      });
  });

  it('tells of pages that are files nothing that files without an extension have not', () => {
    const { headers } = configOf({ ...site('/', '/a'), files: [...pageFiles('/a'), fileOf('/mcp/server-card', 'serverCardFile')] });
    expect(firebaseHeaders(headers, '/a')).not.toHaveProperty('Link');
    expect(firebaseHeaders(headers, '/mcp/server-card')).not.toHaveProperty('Link');
  });

  it('has every page answered with and without a slash, at the address that it names', () => {
    expect(configOf(site('/', '/a/'))).toMatchObject({ cleanUrls: true, trailingSlash: true });
    expect(configOf(site('/', '/a'))).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(configOf(site('/', '/a', '/b/'))).not.toHaveProperty('trailingSlash');
    expect(configOf(site('/'))).not.toHaveProperty('trailingSlash');
  });

  it('leaves no folder out that begins with a dot, and lies beside its copy of the bundle', () => {
    expect(configOf(site('/'))).toMatchObject({ public: 'dist', ignore: ['**/node_modules/**'] });
    expect(emit(firebase, site('/')).files).toContainEqual({ place: 'copy', path: 'dist' });
  });
});
