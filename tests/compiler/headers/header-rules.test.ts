/** The header table as rules: what hosts that know patterns are told of the files of a bundle. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLinks } from '../../../compiler/header-table.ts';
import { fileHeaders, headerPlan, matches, partRules } from '../../../compiler/headers/rules.ts';
import { fileOf, pageFiles } from '../hosts/plan.ts';
import { nastyTree, plainTree } from '../hosts/trees.ts';

const context = { links: pageLinks(() => true), negotiates: true, scopes: [] };

const anyTree = fastCheck.oneof(nastyTree, plainTree);

describe('rules', () => {
  it('give every file the headers of its row, by the last one that matches', () => {
    fastCheck.assert(
      fastCheck.property(anyTree, (files) => {
        const { rules } = headerPlan(files, context);
        for (const { path, class: row, type, schema, page } of files) {
          const expected = fileHeaders(
            row,
            { type, ...(schema !== undefined && { schema }), ...(page !== undefined && { page }) },
            context,
          );
          expect(rules.findLast(({ pattern }) => matches(pattern, path))?.headers).toEqual(expected);
        }
      }),
    );
  });

  it('say which rule would count without them', () => {
    fastCheck.assert(
      fastCheck.property(anyTree, (files) => {
        const { rules } = headerPlan(files, context);
        for (const { path } of files) {
          const index = rules.findLastIndex(({ pattern }) => matches(pattern, path));
          const before = rules.slice(0, index).findLast(({ pattern }) => matches(pattern, path)) ?? null;
          expect(rules[index]?.within).toBe(before);
        }
      }),
    );
  });

  it('do not depend on the order of the files', () => {
    fastCheck.assert(
      fastCheck.property(
        anyTree.chain((files) =>
          fastCheck.tuple(fastCheck.constant(files), fastCheck.shuffledSubarray([...files], { minLength: files.length })),
        ),
        ([files, shuffled]) => {
          expect(headerPlan(shuffled, context)).toEqual(headerPlan(files, context));
        },
      ),
    );
  });

  it('are as many for a thousand pages as for one', () => {
    const site = (count: number) => Array.from({ length: count }, (_, index) => pageFiles(`/guides/${index}/`)).flat();
    expect(headerPlan(site(1000), context).rules).toEqual(headerPlan(site(1), context).rules);
  });

  it('are not made for what no address has', () => {
    const files = [fileOf('/_headers', 'hostFile'), fileOf('/404.html', 'missingPage'), fileOf('/_sitec/404.json', 'missingApi')];
    expect(headerPlan(files, context).rules).toEqual([]);
  });
});

describe('rules for a part of the headers', () => {
  it('give every file that part, and match no file without it', () => {
    fastCheck.assert(
      fastCheck.property(anyTree, (files) => {
        const plan = headerPlan(files, context);
        const rules = partRules(plan, files, (headers) => {
          const links = headers.filter(([name]) => name === 'Link');
          return links.length === 0 ? null : links;
        });
        for (const { path } of files) {
          const all = plan.rules.findLast(({ pattern }) => matches(pattern, path))?.headers.filter(([name]) => name === 'Link') ?? [];
          const found = rules.findLast(({ pattern }) => matches(pattern, path))?.headers ?? [];
          expect(found).toEqual(all);
        }
      }),
    );
  });
});
