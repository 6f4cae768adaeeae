/** Whatever a site says, it is text in the report. */
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { scriptJson } from '../../../compiler/prose/template.ts';
import { renderReport, type ReportData } from '../../../compiler/report/render.ts';
import { embeddedTwins } from '../../../compiler/report/report.ts';
import { ReportPage } from './report-page.ts';

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

/** A report in which every text that may come from a site is the same. */
const reportOf = (text: string): ReportData => ({
  verdict: {
    score: 50,
    language: text,
    answered: 1,
    answers: [
      { question: text, isAnswered: true, text, url: text, tokens: 10, htmlTokens: 1000 },
      { question: text, isAnswered: false, text: null, url: null, tokens: 10, htmlTokens: null },
    ],
    readers: [{ name: 'html', pages: 1, of: 2, words: 10, lost: 0, tokens: 20, prices: 1 }],
  },
  summary: {
    input: text,
    out: text,
    baseFound: null,
    missing: [text],
    prices: { seen: 0, confirmed: 0 },
    base: text,
    pages: 1,
    hosts: [text],
    hostsFound: text,
    isDryRun: false,
    only: null,
    serves: { post: false, negotiation: false, headers: false, missingData: false, aliases: false },
    cached: 0,
    isUnchanged: false,
    languages: [text],
    facts: { [`kind${text}`]: 2 },
    singulars: {},
    files: 1,
    bytes: 1,
    twins: 1,
    tools: 1,
  },
  failed: true,
  problems: [{ level: 'error', code: 'SITEC1001', why: text, fix: text, problems: [{ message: text, places: [text] }] }],
  facts: [
    {
      kind: text,
      facts: [
        {
          path: text,
          words: text,
          status: text,
          isKnown: false,
          sources: [{ role: 'wins', level: text, words: text, place: text, page: text, quote: text }],
          confirming: text,
          losing: text,
        },
      ],
    },
  ],
  pages: [
    {
      path: text,
      address: text,
      title: text,
      language: text,
      direction: 'rtl',
      kind: text,
      listed: false,
      words: 1,
      htmlFile: text,
      twinFile: text,
      html: { bytes: 1, tokens: 1 },
      twin: { bytes: 1, tokens: 1 },
      saved: 0,
      leftOut: [{ rule: text, words: 1 }],
      leftOutWords: 1,
    },
  ],
  twins: [text],
  classes: [{ name: text, files: 1, bytes: 1, coded: null, largest: { path: text, bytes: 1 } }],
});

const expected = new ReportPage(renderReport(reportOf('words')));

it('is text, wherever it stands', () => {
  fastCheck.assert(
    fastCheck.property(hostile, (text) => {
      const report = new ReportPage(renderReport(reportOf(text)));
      expect(report.skeleton).toEqual(expected.skeleton);
      expect(report.twins).toEqual([text]);
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

it('lets only its own script run, and loads nothing', () => {
  const html = renderReport(reportOf('words'));
  const [policy = ''] = /content="default-src[^"]+"/.exec(html) ?? [];
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'unsafe-inline'; frame-src file: http: https:;/);
  expect(expected.skeleton.filter((element) => /^(?:link|img|iframe|object|embed|base)\b|\b(?:src|srcSet|action)\b/.test(element))).toEqual(
    [],
  );
});

it('holds twins until there is no room, and asks for no further one', () => {
  const asked: number[] = [];
  const twins = [3, 4, 9, 1].map((length, index) => ({ twin: () => (asked.push(index), 'x'.repeat(length)) }));
  expect(embeddedTwins(twins, 7)).toEqual(['xxx', 'xxxx']);
  expect(asked).toEqual([0, 1, 2]);
  expect(embeddedTwins(twins, 6)).toEqual(['xxx']);
  expect(new ReportPage(renderReport({ ...reportOf('words'), twins: [] })).texts('footer')[0]).toContain('0 of 1 twins');
});
