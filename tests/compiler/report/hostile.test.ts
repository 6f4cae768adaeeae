/** Whatever a site says, it is text in the report. */
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { scriptJson } from '../../../compiler/prose/template.ts';
import { besideText, renderReport } from '../../../compiler/report/render.ts';
import { partsOf } from './built-parts.ts';
import { PARTS, reportOf } from './report-data.ts';
import { besideValue, ReportPage } from './report-page.ts';

const PIECES = [
  '</script>',
  '</style>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  '<!-- <script>',
  ']]>',
  '"',
  "'",
  '`',
  '&lt;',
  '&',
  '<img src=x onerror=alert(1)>',
  '" onfocus="alert(1)" autofocus x="',
  '${alert(1)}',
  '<%= 1 %>',
  '\u2028',
  '\u2029',
  '\u202e',
  '\ud800',
  'javascript:alert(1)',
  '</td></tr></table>',
  '</dialog>',
  '\\',
  '\n',
  'words',
];
const hostile = fastCheck
  .array(fastCheck.oneof(fastCheck.constantFrom(...PIECES), fastCheck.string()), { minLength: 1, maxLength: 4 })
  .map((parts) => `${parts.join('')}.`);

const pageOf = (text: string): ReportPage => new ReportPage(renderReport(reportOf(text), PARTS).html);
const expected = pageOf('words');

it('is text, wherever it stands', () => {
  fastCheck.assert(
    fastCheck.property(hostile, (text) => {
      expect(pageOf(text).skeleton).toEqual(expected.skeleton);
    }),
  );
});

it('is text in the rows of files beside the report, too', () => {
  const rowBeside = (text: string): readonly string[] => {
    const data = reportOf(text);
    const { files } = renderReport({ ...data, pages: Array.from({ length: 1001 }, () => data.pages).flat() }, PARTS);
    const { name, value } = besideValue(files.get('pages.js') ?? '');
    expect([name, [...files.keys()]]).toEqual(['pages', ['pages.js']]);
    return new ReportPage(`<table>${String((value as readonly string[]).at(-1))}</table>`).skeleton;
  };
  const skeleton = rowBeside('words');
  fastCheck.assert(
    fastCheck.property(hostile, (text) => {
      expect(rowBeside(text)).toEqual(skeleton);
    }),
    { numRuns: 5 },
  );
});

it('reads back the same from files beside the report', () => {
  fastCheck.assert(
    fastCheck.property(hostile, (text) => {
      const file = besideText(text, { text });
      expect(file).not.toMatch(/[<\u2028\u2029]/);
      expect(besideValue(file)).toEqual({ name: text, value: { text } });
    }),
  );
});

it('reads back the same from JSON in a script element', () => {
  fastCheck.assert(
    fastCheck.property(hostile, (text) => {
      const json = scriptJson({ text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    }),
  );
});

it('lets only its own script run, and loads nothing from the network', () => {
  const { html } = renderReport(reportOf('words'), PARTS);
  const [policy = ''] = /content="default-src[^"]+"/.exec(html) ?? [];
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[\w+/]{43}=' 'strict-dynamic'; style-src 'unsafe-inline' 'self' file:;/);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(expected.skeleton.filter((element) => /^(?:link|img|iframe|object|embed|base)\b|\b(?:src|srcSet|action)\b/.test(element))).toEqual(
    [],
  );
});

it('has a script that cannot end its element', () => {
  expect(partsOf().script).not.toMatch(/<\/script|<!--/i);
});
