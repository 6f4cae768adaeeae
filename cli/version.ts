import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../compiler/package-folder.ts';

/** Version of the package that this file belongs to. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;
