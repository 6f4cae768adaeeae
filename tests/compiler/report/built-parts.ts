/** The style and the script of the report, as `npm run build` makes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../../compiler/base/package.ts';
import type { ReportParts } from '../../../compiler/report/render.ts';

const read = (name: string): string => readFileSync(join(packageFolder(), 'build/browser', name), 'utf8');

/** Both of them. */
export const partsOf = (): ReportParts => ({ style: read('report.css'), script: read('report.js') });
