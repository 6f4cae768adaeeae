/** Sites whose reports are opened. Each is built in a folder of its own, because other tests write reports of the example, too. */
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, type Options } from '../../compiler/index.ts';
import { renderReport } from '../../compiler/report/render.ts';
import { REPORT_FILE } from '../../compiler/site/project-folder.ts';
import { partsOf } from '../compiler/report/built-parts.ts';
import { largeReport } from '../compiler/report/report-data.ts';
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

/** A page that would make `.ran` of whatever body it reaches, and asks the network for everything it may. */
const HOSTILE = `<!doctype html><html lang="en"><head><title>Acme</title><base href="https://elsewhere.example/">
<meta http-equiv="refresh" content="0; url=https://elsewhere.example/"><link rel="stylesheet" href="https://elsewhere.example/a.css"><link rel="preload" as="script" href="https://elsewhere.example/b.js">
<style>@import "https://elsewhere.example/c.css"; body { background: url(https://elsewhere.example/d.png) }</style>
<script>document.body.className = 'ran'; parent.document.body.className = 'ran'</script></head>
<body onload="document.body.className = 'ran'"><main><h1>Acme</h1><p>Words enough to be read as a page of a site.</p>
<a href="javascript:document.body.className='ran'" target="_top">One link</a><a href="https://elsewhere.example/" target="_top">Another</a>
<img src="https://elsewhere.example/e.png" srcset="https://elsewhere.example/f.png 2x" onerror="document.body.className = 'ran'">
<iframe src="https://elsewhere.example/g.html"></iframe><iframe srcdoc="<script>parent.document.body.className = 'ran'</script>"></iframe>
<object data="https://elsewhere.example/h"></object><embed src="https://elsewhere.example/i"><video src="https://elsewhere.example/j.mp4" autoplay></video>
<form action="https://elsewhere.example/k"><input autofocus onfocus="this.form.submit()"><button>Send</button></form>
<svg><image href="https://elsewhere.example/l.svg" /><script>parent.document.body.className = 'ran'</script></svg>
</main></body></html>`;

/** Builds a site that is up to no good; answers the path of its report. */
export const buildHostile = async (): Promise<string> => {
  const folder = mkdtempSync(join(example.folder, 'hostile-'));
  mkdirSync(join(folder, 'site/hostile'), { recursive: true });
  writeFileSync(join(folder, 'site/hostile/index.html'), HOSTILE);
  writeFileSync(
    join(folder, 'site/index.html'),
    '<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><p>What Acme makes.</p></html>',
  );
  writeFileSync(join(folder, 'sitec.config.json'), '{}');
  return reportOf(folder, { cwd: folder, input: 'site', baseUrl: 'https://acme.example' });
};

/** Writes the report of a large site without building it, with the files beside it unless it is to be `alone`; answers its path. */
export const writeLarge = (pages: number, how: 'whole' | 'alone' = 'whole'): string => {
  const folder = mkdtempSync(join(example.folder, 'large-'));
  const { html, files } = renderReport(largeReport(pages), partsOf());
  mkdirSync(join(folder, 'report'));
  if (how === 'whole') for (const [name, text] of files) writeFileSync(join(folder, 'report', name), text);
  writeFileSync(join(folder, 'report.html'), html);
  return join(folder, 'report.html');
};
