/** Random trees of files, with names that mean something to the configuration of some host. */
import fastCheck from 'fast-check';
import type { BundleFile } from '../../../compiler/artefact.ts';
import type { HeaderClass } from '../../../compiler/header-table.ts';
import { fileOf } from './plan.ts';

const ROWS: readonly HeaderClass[] = ['asset', 'twin', 'api', 'card', 'skill', 'markdownFile', 'text', 'internal', 'serverCardFile'];

const nastyName = fastCheck.string({
  unit: fastCheck.constantFrom(...'aB0-_ "\'`$%{}[]()*+?#!;:,|^&=@~<>\\üب😀'),
  minLength: 1,
  maxLength: 5,
});

const plainName = fastCheck.constantFrom('a', 'b', 'c');

const extension = fastCheck.constantFrom('.md', '.json', '.txt', '.html', '.MD', '');

const file = (name: fastCheck.Arbitrary<string>): fastCheck.Arbitrary<BundleFile> =>
  fastCheck
    .tuple(
      fastCheck.array(name, { maxLength: 3 }),
      name,
      extension,
      fastCheck.constantFrom(...ROWS),
      fastCheck.constantFrom('/s.json', '/t.json'),
    )
    .map(([folders, last, end, row, schema]) => {
      const path = `/${[...folders, last].join('/')}${end}`;
      return fileOf(path, row, {
        ...(row === 'api' && { schema }),
        ...(row === 'twin' && { page: path.replace(/(?:\/index)?\.md$/, '/') }),
      });
    });

const tree = (name: fastCheck.Arbitrary<string>): fastCheck.Arbitrary<readonly BundleFile[]> =>
  fastCheck.uniqueArray(file(name), { maxLength: 12, selector: ({ path }) => path });

/** Files with any names. */
export const nastyTree = tree(nastyName);

/** Files with few names, so that folders hold several. */
export const plainTree = tree(plainName);
