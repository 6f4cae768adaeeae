/** Reports for tests, without a build. */
import type { FactRow } from '../../../compiler/report/fact-rows.ts';
import type { ReportData } from '../../../compiler/report/render.ts';

/** A style and a script that say nothing. */
export const PARTS = { style: 'p { color: red }', script: 'void 0' };

const factOf = (text: string): FactRow => ({
  path: text,
  label: text,
  words: text,
  status: text,
  meaning: text,
  isKnown: false,
  sources: [{ role: 'wins', level: text, words: text, place: text, page: text, quote: text }],
  chips: [{ name: text, role: 'wins' }],
});

/** A report in which every text that may come from a site is the same. */
export const reportOf = (text: string): ReportData => ({
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
  problems: [{ level: 'error', code: 'SITEC1001', problems: [{ message: text, why: text, fix: text, file: text, places: [text, text] }] }],
  plans: [
    {
      name: text,
      description: text,
      prices: [{ ...factOf(text), quote: text, page: text }],
      limits: [text],
      included: 1,
      features: 2,
      facts: [factOf(text)],
    },
  ],
  facts: [{ kind: text, label: text, records: [{ name: text, facts: [factOf(text)] }] }],
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
      leftOut: 1,
    },
  ],
  views: new Map([[0, 'view']]),
  siteFolder: text,
  classes: [{ name: text, files: 1, bytes: 1, coded: null, largest: { path: text, bytes: 1 } }],
});

const numbered = (count: number, itemOf: (words: string) => object): object[] =>
  Array.from({ length: count }, (_, index) => itemOf(`number ${index} of the things that this site is about, in words as long as usual`));

/** The report of a site with as many pages, problems, plans and facts. */
export const largeReport = (count: number): ReportData => {
  const words = reportOf('words');
  const [group] = words.problems;
  const [kind] = words.facts;
  const [plan] = words.plans;
  const [page] = words.pages;
  return {
    ...words,
    summary: { ...words.summary, pages: count },
    problems: [{ ...group, problems: numbered(count, (message) => ({ ...group?.problems[0], message, file: message })) }],
    plans: numbered(count, (name) => ({ ...plan, name })),
    facts: [{ ...kind, records: numbered(count, (name) => ({ name, facts: [factOf(name)] })) }],
    pages: numbered(count, (title) => ({ ...page, title, path: title, address: encodeURI(title), htmlFile: title, twinFile: title })),
    views: new Map(Array.from({ length: count }, (_, index) => [index, `view-${index}`.padEnd(43, 'x')])),
  } as unknown as ReportData;
};
