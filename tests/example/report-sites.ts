/** Sites whose reports are opened. Each is built in a folder of its own, because other tests write reports of the example, too. */
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, type Options } from '../../compiler/index.ts';
import { REPORT_FILE } from '../../compiler/site/project-folder.ts';
import { example } from './example.ts';

const reportOf = async (folder: string, options: Options): Promise<string> => {
  const { report, problems } = await compile(options);
  if (report === null) throw new Error(`there is no report: ${problems.map(({ message }) => message).join('; ')}`);
  return join(folder, REPORT_FILE);
};

/** Builds the example once more; answers the path of its report. */
export const buildExample = async (): Promise<string> => {
  const folder = mkdtempSync(join(example.folder, 'report-'));
  const config = join(folder, 'sitec.config.json');
  copyFileSync(example.config, config);
  return reportOf(folder, {
    cwd: example.repository,
    input: example.rendered,
    out: join(folder, 'dist'),
    config,
    baseUrl: example.url,
  });
};

const PAGES = {
  'index.html': '<h1>Acme</h1><p>Chat with everybody.</p>',
  'pricing/index.html':
    '<h1>Pricing</h1><div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="29 USD P1M">$29 a month</p></div>',
  'features/index.html': '<h1>Features</h1><p>None that is known.</p>',
};

/** Builds a site with errors and warnings; answers the path of its report. */
export const buildWithProblems = async (): Promise<string> => {
  const folder = mkdtempSync(join(example.folder, 'problems-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, body] of Object.entries(PAGES))
    write(`site/${file}`, `<!doctype html><html lang="en"><head><title>Acme</title></head><body><main>${body}</main></body></html>`);
  write('content/plans.yaml', 'plans:\n  - name: Solo\n    price: { value: 19, currency: USD, period: P1M }\n');
  // A selector that finds nothing is a warning.
  write('sitec.config.json', '{"markdown": {"drop": [".nowhere"]}}');
  return reportOf(folder, { cwd: folder, input: 'site', baseUrl: 'https://acme.example' });
};
