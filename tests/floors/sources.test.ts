/** The small parser that the floor tests stand on: what it must see, and what it must not take for code. */
import { expect, it } from 'vitest';
import { importsOf, sourceOf } from './sources.ts';

const targets = (text: string): readonly string[] => importsOf(sourceOf('compiler/tools/x.ts', text)).map(({ target }) => target);

it('sees every form of import', () => {
  const text = [
    "import { a } from '../problem.ts';",
    "import type { B } from './b.ts';",
    "import 'node:fs';",
    'export { c } from "../../runtime/bundle.ts";',
    'import {',
    '  d,',
    "} from 'yaml';",
    "const e = await import('../hosts/index.ts');",
  ].join('\n');
  expect(targets(text)).toEqual([
    'compiler/problem.ts',
    'compiler/tools/b.ts',
    'node:fs',
    'runtime/bundle.ts',
    'yaml',
    'compiler/hosts/index.ts',
  ]);
});

it('takes neither comments nor texts for imports', () => {
  const text = [
    "// import { a } from './a.ts'",
    "/* from './b.ts' */",
    'const c = "from \'./c.ts\'";',
    "const d = `import './d.ts'`;",
  ].join('\n');
  expect(targets(text)).toEqual([]);
});

it('keeps code and lines when it blanks comments, strings, templates and regular expressions', () => {
  const text = "const a = 'any'; // any\nconst b = /['\"`]/.test(c) ? `${d}\n` : process.argv;";
  const { code } = sourceOf('x.ts', text);
  expect(code).not.toContain('any');
  expect(code).toContain('process.argv');
  expect(code.split('\n').map(({ length }) => length)).toEqual(text.split('\n').map(({ length }) => length));
});
