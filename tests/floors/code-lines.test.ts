import { expect, test } from 'vitest';
import { codeLines } from './code-lines.ts';

test.each([
  ['', 0],
  ['const a = 1;\n\n  \nconst b = 2;\n', 2],
  ['/** One. */\n/*\n * Two.\n */\n  // Three.\nconst a = 1; // counts\n', 1],
  ["const url = 'https://x'; const glob = '/*';\nconst b = '*/';\n", 2],
  [
    "import type { A } from './a.ts';\nimport type {\n  B,\n} from './b.ts';\nimport { c } from './c.ts';\nimport {\n  d,\n} from './d.ts';\nc(d);\n",
    1,
  ],
  ["export type * from './a.ts';\nexport type { A } from './a.ts';\nexport { a } from './a.ts';\n", 1],
  ['export interface A {\n  readonly b: {\n    c: 1;\n  };\n}\ninterface D extends A {\n  e(): void;\n}\nconst f = 1;\n', 1],
  ["export type A = 'a' | 'b';\ntype B =\n  | { readonly c: 1 }\n  | A;\nfunction d(): void {\n}\n", 2],
])('%j has %i', (source, lines) => {
  expect(codeLines(source)).toBe(lines);
});
