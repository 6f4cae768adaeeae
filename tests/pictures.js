/** `npm run pictures`: the test of looks, which keeps a picture of each page, width and colour scheme in `.pictures/`, for people who review. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runSteps } from './steps.js';

const folder = join(resolve(import.meta.dirname, '..'), '.pictures');
rmSync(folder, { recursive: true, force: true });
const words = ['vitest', 'run', '--project', 'example', 'tests/example/looks.test.ts'];
const { pictures } = await runSteps({ pictures: { words, environment: { SITEC_PICTURES: folder } } });
process.stdout.write(`\nThe pictures are in ${folder}.\n`);
process.exitCode = pictures;
