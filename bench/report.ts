/**
 * Measures the time until a report can be used in Chromium, as a ratio to one document that holds all of its rows: `npm run bench:report`.
 * Loads alternate. Figures are medians, and only their ratio is comparable.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { renderReport } from '../compiler/report/render.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tests/chromium.js';
import { partsOf } from '../tests/compiler/report/built-parts.ts';
import { largeReport } from '../tests/compiler/report/report-data.ts';
import { besideValue } from '../tests/compiler/report/report-page.ts';

const PAGES = [100, 1000, 5000];
const LOADS = 7;
/** Maximum share of the baseline's time for a report that has files beside it. */
const TARGET = 0.5;

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Milliseconds from the request until the document is laid out. */
const open = async (browser: Browser, path: string): Promise<number> => {
  const page = await browser.newPage();
  const started = performance.now();
  await page.goto(pathToFileURL(path).href);
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  const milliseconds = performance.now() - started;
  await page.close();
  return milliseconds;
};

/** The same report with all rows in the document. */
const wholeOf = (html: string, files: ReadonlyMap<string, string>): string =>
  [...files.values()].reduce((text, file) => {
    const { name, value } = besideValue(file);
    const at = text.indexOf('>', text.indexOf(`data-list="${name}"`)) + 1;
    return text.slice(0, at) + (value as readonly string[]).join('') + text.slice(at);
  }, html);

const timeReport = async (browser: Browser, folder: string, pages: number): Promise<string> => {
  const { html, files } = renderReport(largeReport(pages), partsOf());
  const [path, baseline] = [join(folder, 'report.html'), join(folder, 'baseline.html')];
  mkdirSync(join(folder, 'report'), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, 'report', name), text);
  writeFileSync(path, html);
  const whole = wholeOf(html, files);
  writeFileSync(baseline, whole);
  const times: { readonly own: number; readonly whole: number }[] = [];
  for (let load = 0; load < LOADS; load++) times.push({ own: await open(browser, path), whole: await open(browser, baseline) });
  const [own, other] = [median(times.map((time) => time.own)), median(times.map((time) => time.whole))];
  const ratio = own / other;
  const kilobytes = (text: string): string => (Buffer.byteLength(text) / 1000).toFixed(0);
  const verdict = files.size === 0 || ratio <= TARGET ? '' : ', MISSED';
  return `${String(pages).padStart(5)} pages  ${kilobytes(html)} kB in ${own.toFixed(0)} ms, ${ratio.toFixed(2)} x one document (${kilobytes(whole)} kB; target ${TARGET}${verdict})`;
};

const executablePath = findChromium();
if (executablePath === undefined) {
  console.log('There is no Chromium. Install it, or set CHROME_PATH.');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-bench-report-'));
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    await open(browser, import.meta.filename);
    for (const pages of PAGES) console.log(await timeReport(browser, folder, pages));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
