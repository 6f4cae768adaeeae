import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches, type FilePattern } from '../../../compiler/headers/rules.ts';
import { patternExpression, STEM_OF_TARGET } from '../../../compiler/hosts/patterns.ts';
import { encodePath } from '../../../compiler/paths.ts';
import { hostile } from '../../cli/fixture.ts';

const name = fc
  .oneof(hostile, fc.constantFrom('a', 'index', 'ü', '${HOME}', '{$HOME}', '"; }', '%{ENV:X}', '\n'))
  .map((text) => text.replaceAll(/[/\0]/g, '_') || 'x');
const pattern: fc.Arbitrary<FilePattern> = fc.oneof(
  name.map((file) => ({ path: `/${file}` })),
  fc.tuple(name, fc.constantFrom('.css', '.JSON')).map(([folder, extension]) => ({ folder: `/${folder}/`, extension })),
);

test('an expression matches what its rule is for, and holds no sign of a configuration file', () => {
  fc.assert(
    fc.property(pattern, name, (rule, other) => {
      const expression = patternExpression(rule);
      const inside = 'path' in rule ? rule.path : `${rule.folder}x${rule.extension}`;
      for (const path of [inside, `/${other}`, `${inside}x`, `/x${inside}`])
        expect(new RegExp(expression).test(path) && !path.includes('\n')).toBe(matches(rule, path) && !path.includes('\n'));
      expect(expression.replace(/\.\*/, '')).toMatch(/^\^[A-Za-z0-9/_\\.\u0080-\u{10ffff}-]*\$$/u);
    }),
  );
});

test.each([
  ['/', ''],
  ['/index.html', ''],
  ['/index.md', ''],
  ['/x', '/x'],
  ['/x/', '/x'],
  ['/x/index.md', '/x'],
  ['/x.md', '/x'],
  ['/x.html?a=/y.md', '/x'],
  [`${encodePath('/straße/größe')}/?`, encodePath('/straße/größe')],
])('the target %s is of the page "%s"', (target, page) => {
  expect(new RegExp(`^${STEM_OF_TARGET}$`).exec(target)?.[1]).toBe(page);
});

test.each(['//elsewhere.example/x', '/x>;rel=y/', '/x"/', '/ü/', '/x y/', '/x\r\n', 'x', '/x#y'])(
  'nothing of the target %j is repeated',
  (target) => {
    expect(new RegExp(`^${STEM_OF_TARGET}$`).test(target)).toBe(false);
  },
);
