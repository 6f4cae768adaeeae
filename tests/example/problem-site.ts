import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../compiler/index.ts';
import { REPORT_FILE } from '../../compiler/report/report.ts';
import { example } from './example.ts';

const PAGES = {
  'index.html': '<h1>Acme</h1><p>Chat with everybody.</p>',
  'pricing/index.html':
    '<h1>Pricing</h1><div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="29 USD P1M">$29 a month</p></div>',
  'features/index.html': '<h1>Features</h1><p>None that is known.</p>',
};

/** Builds a site with errors and warnings; answers the path of its report. */
export async function buildWithProblems(): Promise<string> {
  const folder = mkdtempSync(join(example.folder, 'problems-'));
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, body] of Object.entries(PAGES))
    write(`site/${file}`, `<!doctype html><html lang="en"><head><title>Acme</title></head><body><main>${body}</main></body></html>`);
  write('content/plans.yaml', 'plans:\n  - name: Solo\n    price: { value: 19, currency: USD, period: P1M }\n');
  write('sitec.config.json', '{}');
  const { report } = await compile({ cwd: folder, input: 'site', baseUrl: 'https://acme.example' });
  if (report === null) throw new Error(`no report: ${REPORT_FILE} could not be written`);
  return join(folder, report);
}
