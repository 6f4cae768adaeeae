/** Outcomes of commands for reporters: a plain one, and such with hostile texts in every field. */
import * as fc from 'fast-check';
import type { LocatedPlace, LocatedProblem, Outcome, View } from '../../../cli/report/outcome.ts';
import { withoutGaps } from '../../../cli/report/summary.ts';
import type { Verdict } from '../../../compiler/verdict/verdict.ts';
import { problemFamilies } from '../../../compiler/problems/index.ts';
import { hostile } from '../fixture.ts';

/** How reporters are called for a file. */
export const PLAIN: View = { colours: false, isQuiet: false, isVerbose: false };

/** A problem as a build reports it, but for what is given. */
export const problemOf = (changes: Partial<LocatedProblem> = {}): LocatedProblem => ({
  code: 'SITEC2101',
  level: 'error',
  message: 'plans.growth.price: the content file says 59 USD a month, JSON-LD says 49 USD a month',
  why: 'agents may quote a price that another part of your site contradicts',
  fix: 'correct one of the two sources',
  fact: 'plans.growth.price',
  page: '/pricing/',
  place: { file: 'content/plans.yaml', offset: 31, line: 3, column: 12 },
  related: [{ file: '_site/pricing/index.html', offset: 90, line: 7, column: 5, note: 'JSON-LD /offers/1/price' }],
  ...changes,
});

/** What a build came to that was published, but for what is given. */
export const outcomeOf = (changes: Partial<Outcome> = {}): Outcome => ({
  command: 'build',
  exitCode: 0,
  failOn: 'error',
  isPublished: true,
  problems: [],
  summary: {
    input: '_site',
    out: 'dist',
    isDryRun: false,
    baseFound: null,
    missing: [],
    prices: { seen: 0, confirmed: 0 },
    base: 'https://acme.example',
    pages: 2,
    cached: 1,
    isUnchanged: false,
    languages: ['en'],
    facts: { company: 1, plans: 2 },
    singulars: { company: 'company', plans: 'plan' },
    files: 30,
    bytes: 12_345,
    twins: 2,
    tools: 8,
    hosts: [],
    hostsFound: null,
    only: null,
    serves: { headers: true, negotiation: true, post: true, missingData: true, aliases: true },
  },
  report: null,
  cwd: '/nowhere',
  folder: '',
  milliseconds: 1234,
  ...changes,
});

/** What an agent says about a site, but for what is given. */
export const verdictOf = (changes: Partial<Verdict> = {}): Verdict => ({
  score: 75,
  language: 'en',
  answered: 1,
  answers: [
    {
      question: 'How much does Growth cost?',
      isAnswered: true,
      text: 'Growth: $49 a month',
      url: 'https://acme.example/pricing/#growth',
      tokens: 12,
      htmlTokens: 3400,
    },
    { question: 'Where is my data stored?', isAnswered: false, text: null, url: null, tokens: 30, htmlTokens: null },
  ],
  readers: [
    { name: 'html', pages: 2, of: 2, words: 900, lost: 0, tokens: 6800, prices: 3 },
    { name: 'markdown', pages: 2, of: 2, words: 900, lost: 0, tokens: 1200, prices: 3 },
    { name: 'mcp', pages: 2, of: 2, words: 20, lost: 0, tokens: 12, prices: 3 },
  ],
  ...changes,
});

/** A failed outcome with some problems. */
export const failedOf = (...problems: readonly LocatedProblem[]): Outcome => outcomeOf({ exitCode: 1, isPublished: false, problems });

const SIGNS = ['::', '::error::', '%0A', '%', ']]>', '<![CDATA[', '\n::warning::', '\r', '\ufffe', '{0}', '[x](1)', '##[add-mask]', '"/>'];

/** Hostile texts with what reporters in particular could stumble over, some of them very long. */
const text: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.oneof(hostile, fc.constantFrom(...SIGNS)), { maxLength: 5 }).map((parts) => parts.join('')),
  fc.tuple(hostile, fc.integer({ min: 1, max: 3000 })).map(([part, times]) => part.repeat(times).slice(0, 20_000)),
);

const place: fc.Arbitrary<LocatedPlace> = fc.record(
  { file: text, line: fc.integer({ min: 1, max: 9999 }), column: fc.integer({ min: 1, max: 9999 }), note: text },
  { requiredKeys: ['file'] },
);

const problem: fc.Arbitrary<LocatedProblem> = fc.record(
  {
    code: fc.constantFrom(...problemFamilies.flatMap(({ problems }) => withoutGaps(problems).map(({ code }) => code))),
    level: fc.constantFrom('error', 'warning', 'note'),
    message: text,
    why: text,
    fix: text,
    fact: text,
    page: text,
    place,
    related: fc.array(place, { maxLength: 2 }),
  },
  { requiredKeys: ['code', 'level', 'message', 'why', 'fix', 'related'] },
);

/** Outcomes whose every text is hostile. */
export const hostileOutcome: fc.Arbitrary<Outcome> = fc
  .tuple(fc.array(problem, { maxLength: 6 }), text, text, fc.constantFrom(0, 1, 3))
  .map(([problems, name, folder, exitCode]) => {
    const outcome = outcomeOf();
    const summary = outcome.summary && { ...outcome.summary, input: name, out: name, base: name, languages: [name] };
    return { ...outcome, exitCode, isPublished: exitCode === 0, problems, summary, folder: `x${folder}/` };
  });
