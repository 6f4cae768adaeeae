import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches } from '../../../compiler/headers/rules.ts';
import { netlify } from '../../../compiler/hosts/netlify/index.ts';
import { encodePath } from '../../../compiler/paths.ts';
import { emit, fileOf, pageFiles, type Situation } from './plan.ts';
import { nastyTree, plainTree } from './trees.ts';

const BASE = 'https://acme.example';

/** The headers of a path: of the blocks that match, the last one that names a header counts. A wildcard stands for anything. */
const headersFor = (text: string, path: string): Readonly<Record<string, string>> => {
  const blocks = text.split(/\n(?=\/)/).filter((part) => part.startsWith('/'));
  const matching = blocks.filter((block) => {
    const [pattern = ''] = block.split('\n', 1);
    return new RegExp(`^${pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);
  });
  return Object.fromEntries(
    matching.flatMap((block) => [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value] as const)),
  );
};

const textOf = (situation: Situation): string => emit(netlify, situation).text('_headers');

/** What stands for a header that cannot be taken away. */
const isStandIn = ([name, value]: readonly [string, string]): boolean =>
  name === 'Vary' || name.startsWith('Access-Control-Allow-')
    ? name !== 'Access-Control-Allow-Origin' || value === BASE
    : name === 'Link' && !value.includes('alternate');

describe('_headers', () => {
  it.each([
    ['names that mean something', nastyTree],
    ['folders of several files', plainTree],
  ])('gives every file what its rule says, and else only what says nothing: %s', (_, tree) => {
    fastCheck.assert(
      fastCheck.property(tree, (files) => {
        const { plan, text } = emit(netlify, { files });
        for (const { path } of files.filter((file) => !/\*|\/:/.test(file.path))) {
          const wanted = (plan.headers.rules.findLast(({ pattern }) => matches(pattern, path))?.headers ?? []).filter(
            ([, value]) => !value.includes('{page}'),
          );
          const got = headersFor(text('_headers'), encodePath(path));
          expect(got).toMatchObject(Object.fromEntries(wanted));
          const more = Object.entries(got).filter(([name]) => !wanted.some(([each]) => each === name));
          expect(more.filter((header) => !isStandIn(header) && header[0] !== 'Access-Control-Expose-Headers')).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('names the markdown relative to addresses that end in a slash, and only to those', () => {
    const text = textOf({ files: [...pageFiles('/'), ...pageFiles('/x/')], pages: ['/', '/x/'] });
    expect(headersFor(text, '/x/')['Link']).toMatch(/^<index\.md>; rel="alternate"/);
    expect(headersFor(text, '/x')['Link']).not.toContain('alternate');
    expect(headersFor(text, '/x/index.md')['Link']).toBe('<./>; rel="canonical"');
  });

  it('takes a page whose address looks like that of a file for a page', () => {
    const text = textOf({ files: [...pageFiles('/node.js/'), fileOf('/a.js')], pages: ['/node.js/'] });
    expect(headersFor(text, '/node.js')['Content-Type']).toBe('text/html; charset=utf-8');
    expect(headersFor(text, '/a.js')['Content-Type']).toBe('text/javascript; charset=utf-8');
  });

  it('fills nothing in, and takes nothing away', () => {
    expect(textOf({ files: pageFiles('/x/') })).not.toMatch(/:splat|\{page\}|^\s*!/m);
  });
});

it('a bundle that does not negotiate has no edge function', () => {
  const pathsOf = (negotiates: boolean): readonly string[] => emit(netlify, { files: [], negotiates }).files.map(({ path }) => path);
  expect(pathsOf(true)).toEqual(['_headers', 'edge-functions/markdown.js', 'functions/rpc.mjs', 'netlify.toml']);
  expect(pathsOf(false)).toEqual(['_headers', 'functions/rpc.mjs', 'netlify.toml']);
});
