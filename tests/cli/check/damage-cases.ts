/** Bundles that were changed after they were built. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineHost } from '../../../compiler/hosts/host.ts';
import type { RunOptions } from './small-site.ts';

/** What is done to a copy of the bundle, and what is said of it. */
export const damageCases: readonly (readonly [code: string, message: RegExp, damage: (folder: string) => void, options?: RunOptions])[] = [
  ['SITEC5110', /^\/site\.css does not match the manifest$/, (folder) => appendFileSync(join(folder, 'site.css'), '/* */')],
  [
    'SITEC5111',
    /^\/private\.txt is in the folder but not in its manifest$/,
    (folder) => writeFileSync(join(folder, 'private.txt'), 'mine'),
  ],
  ['SITEC5112', /^\/openapi\.json\.gz cannot be decoded as gzip/, (folder) => writeFileSync(join(folder, 'openapi.json.gz'), 'no gzip')],
  [
    'SITEC5114',
    /^Tiny accepts at most 5 files, but this bundle has \d+$/,
    () => {},
    {
      hosts: [
        defineHost({
          name: 'any',
          title: 'Tiny',
          supports: { headers: true, negotiation: true, post: true },
          codings: [],
          limits: { source: 'https://tiny.example/limits', files: 5 },
          *emit() {},
        }),
      ],
    },
  ],
];
