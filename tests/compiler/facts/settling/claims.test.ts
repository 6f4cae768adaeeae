/** Claims of several sources about one value: which of them wins, which confirm it, and what is reported. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../../compiler/facts/claim.ts';
import { FactLog } from '../../../../compiler/facts/log.ts';
import {
  isExplicit,
  isStated,
  levelName,
  problemBetween,
  provenanceOf,
  reportDrift,
  reportFact,
  settle,
  type Drift,
  type Reporting,
} from '../../../../compiler/facts/settle.ts';
import { drift as problems } from '../../../../compiler/problems/drift.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import { levels, type Level } from '../../../../compiler/schema/shapes.ts';

/** What a source says of the price of a plan. */
const claim = (level: Level, value: unknown, place: Partial<Claim> = {}): Claim => ({
  slug: 'solo',
  pointer: '/price',
  value,
  level,
  page: `https://acme.test/${level}/`,
  place: { file: level },
  ...place,
});

/** Numbers are the same where their whole part is; null says nothing. A fraction is what only some sources know. */
const DRIFT: Drift = {
  problem: problems.priceDrift,
  key: (value) => (typeof value === 'number' ? String(Math.floor(value)) : null),
  words: (value) => `USD ${JSON.stringify(value)}`,
};

const FRACTIONS: Drift = { ...DRIFT, differs: (first, second) => first !== second };

const reporting = (rest: Partial<Reporting> = {}): Reporting => ({ problems: new ProblemList(), config: {}, log: new FactLog(), ...rest });

/** What comes of claims: the value, who won, confirmed and opposed, the problems, and what the log says. */
const outcomeOf = (claims: readonly Claim[], drift: Drift | null = DRIFT, rest: Partial<Reporting> = {}) => {
  const reports = reporting(rest);
  const settled = settle('plans', claims, () => drift, reports)
    .get('solo')
    ?.get('/price');
  const levelsOf = (all: readonly Claim[] = []): string => all.map(({ level }) => level).join(' ');
  return {
    value: settled?.value,
    sides: `${settled?.level}: ${levelsOf(settled?.confirming)} / ${levelsOf(settled?.opposing)}`,
    problems: reports.problems
      .sorted()
      .map(({ level, code, message, related }) => `${level} ${code} ${message} (${related.length + 1} places)`),
    log: reports.log.entries().map(([path, { value, reason, losing }]) => [path, value, reason, losing.length]),
  };
};

const DISAGREE = (first: string, second: string, values = 'USD 9, USD 8', places = 2): string => {
  const [one, other] = values.split(', ');
  return `SITEC2101 plans.solo.price: ${first} says ${one}, ${second} says ${other} (${places} places)`;
};

describe('a value', () => {
  it.each(levels.slice(1).map((level, index) => [levels[index] as Level, level] as const))(
    'of level %s wins over one of %s',
    (first, second) => {
      expect(outcomeOf([claim(second, 9), claim(first, 9)])).toMatchObject({ value: 9, sides: `${first}: ${second} / `, problems: [] });
    },
  );

  it.each<readonly [string, readonly Claim[], object]>([
    ['alone is confirmed by nobody', [claim('content', 9)], { value: 9, sides: 'content:  / ', log: [['plans.solo.price', 9, null, 0]] }],
    ['is not confirmed by a second place of its level', [claim('jsonld', 9), claim('jsonld', 9)], { sides: 'jsonld:  / ', problems: [] }],
    ['is contradicted by a second place of its level', [claim('jsonld', 9), claim('jsonld', 8)], { sides: 'jsonld:  / jsonld' }],
    [
      'is neither confirmed nor contradicted by one that says nothing',
      [claim('content', 9), claim('jsonld', null)],
      { sides: 'content:  / ' },
    ],
    [
      'that says nothing is not confirmed or contradicted',
      [claim('content', null), claim('jsonld', 9)],
      { value: null, sides: 'content:  / ' },
    ],
    ['that says nothing is not confirmed by nothing', [claim('content', null), claim('jsonld', null)], { sides: 'content:  / ' }],
    [
      'that nobody can read is weaker than any that somebody can',
      [claim('config', { reason: 'unreadable' }), claim('derived', 9)],
      { value: 9, sides: 'derived:  / ' },
    ],
    [
      'that is not there is no weaker for it',
      [claim('table', 9), claim('content', { reason: 'not_stated' })],
      { value: { reason: 'not_stated' }, log: [['plans.solo.price', { reason: 'not_stated' }, 'not_stated', 0]] },
    ],
    ['with a reason that is no word has none', [claim('content', { reason: 5 })], { log: [['plans.solo.price', { reason: 5 }, null, 0]] }],
  ])('%s', (_, claims, expected) => {
    expect(outcomeOf(claims)).toMatchObject(expected);
  });

  it('may differ in a part that only some sources know', () => {
    const claims = [claim('content', 9.5), claim('jsonld', 9.25), claim('table', 9.5)];
    expect(outcomeOf(claims).sides).toBe('content: jsonld table / ');
    expect(outcomeOf(claims, FRACTIONS).sides).toBe('content: table / jsonld');
  });

  it('that is compared with nothing has no losers, and every source is told', () => {
    const reports = reporting();
    const claims = [claim('content', 9), claim('jsonld', 8)];
    const settled = settle('plans', claims, () => null, reports)
      .get('solo')
      ?.get('/price');
    expect(settled).toMatchObject({ value: 9, confirming: [], opposing: [] });
    expect(reports.log.entries()).toEqual([
      ['plans.solo.price', { value: 9, reason: null, winner: claims[0], confirming: [claims[1]], losing: [] }],
    ]);
  });

  it('has the page and the place of its winner', () => {
    const [settled] = [
      ...(settle('plans', [claim('jsonld', 9)], () => DRIFT, reporting())
        .get('solo')
        ?.values() ?? []),
    ];
    expect(settled).toMatchObject({ page: 'https://acme.test/jsonld/', place: { file: 'jsonld' }, winner: claim('jsonld', 9) });
  });
});

describe('sources that disagree', () => {
  it.each<readonly [string, readonly Claim[], readonly string[]]>([
    [
      'are reported once for each other value',
      [claim('content', 9), claim('jsonld', 8), claim('table', 8), claim('derived', 7)],
      [
        `error ${DISAGREE('the content file', 'the JSON-LD', undefined, 3)}`,
        `error ${DISAGREE('the content file', 'the page', 'USD 9, USD 7')}`,
      ],
    ],
    [
      'are an error where what somebody declared is compared with the page',
      [claim('selector', 9), claim('heuristic', 8)],
      [`error ${DISAGREE('the page', 'the page')}`],
    ],
    [
      'are an error where one attribute says two things',
      [claim('attribute', 9), claim('attribute', 8)],
      [`error ${DISAGREE('the attribute of the page', 'the attribute of the page')}`],
    ],
    [
      'are a warning where JSON-LD is compared with a guess',
      [claim('jsonld', 9), claim('table', 8)],
      [`warning ${DISAGREE('the JSON-LD', 'the table')}`],
    ],
    [
      'are a warning where JSON-LD says two things',
      [claim('jsonld', 9), claim('jsonld', 8)],
      [`warning ${DISAGREE('the JSON-LD', 'the JSON-LD')}`],
    ],
    ['are a warning where both are guesses', [claim('table', 9), claim('derived', 8)], [`warning ${DISAGREE('the table', 'the page')}`]],
  ])('%s', (_, claims, expected) => {
    expect(outcomeOf(claims).problems).toEqual(expected);
  });

  it('withhold the value where that is an error', () => {
    const claims = [claim('content', 9), claim('jsonld', 8), claim('table', 9)];
    const withheld: Drift = { ...DRIFT, disputed: (value, others) => ({ value, others }) };
    const log = [['plans.solo.price', null, 'disputed', 1]];
    expect(outcomeOf(claims, withheld)).toMatchObject({ value: { value: 9, others: [8] }, log });
    expect(outcomeOf(claims)).toMatchObject({ value: 9, log });
  });

  it('withhold nothing where that is no error, or nobody disagrees', () => {
    const withheld: Drift = { ...DRIFT, disputed: () => null };
    const claims = [claim('content', 9), claim('jsonld', 8)];
    expect(outcomeOf(claims, withheld, { config: { drift: { plans: 'warning' } } }).value).toBe(9);
    expect(outcomeOf(claims, { ...withheld, problem: problems.limitDrift }).value).toBe(9);
    expect(outcomeOf([claim('content', 9), claim('jsonld', 9)], withheld).value).toBe(9);
    expect(outcomeOf(claims, withheld).value).toBeNull();
  });

  it('are told that the configuration is meant, which is a mistake only when the build is strict', () => {
    const claims = [claim('config', 9), claim('content', 8)];
    const withheld: Drift = { ...DRIFT, disputed: () => null };
    const told = 'SITEC2140 the configuration sets plans.solo.price to USD 9, but the content file says USD 8 (2 places)';
    expect(outcomeOf(claims, withheld)).toMatchObject({ value: 9, problems: [`note ${told}`] });
    expect(outcomeOf(claims, withheld, { isStrict: true })).toMatchObject({ value: 9, problems: [`error ${told}`] });
  });

  it('are not reported where that is off', () => {
    expect(outcomeOf([claim('content', 9), claim('jsonld', 8)], DRIFT, { config: { drift: { 'plans.*': 'off' } } }).problems).toEqual([]);
  });
});

it('records keep the order in which they appear, and values too', () => {
  const claims = [
    claim('content', 1, { slug: 'team' }),
    claim('content', 2, { pointer: '/limits/users' }),
    claim('content', 3, { slug: 'team', pointer: '/name' }),
    claim('content', 4),
  ];
  const reports = reporting();
  const asked: string[] = [];
  const settled = settle('plans', claims, (pointer) => (asked.push(pointer), null), reports);
  expect([...settled].map(([slug, record]) => [slug, [...record.keys()]])).toEqual([
    ['team', ['/price', '/name']],
    ['solo', ['/limits/users', '/price']],
  ]);
  expect(asked).toEqual(['/price', '/name', '/limits/users', '/price']);
  expect(reports.log.entries().map(([path]) => path)).toEqual([
    'plans.team.price',
    'plans.team.name',
    'plans.solo.limits.users',
    'plans.solo.price',
  ]);
});

it('the only record of a kind is the kind itself', () => {
  const reports = reporting();
  settle('company', [claim('content', 'Acme', { slug: 'company', pointer: '/name' })], () => null, reports);
  expect(reports.log.entries().map(([path]) => path)).toEqual(['company.name']);
});

it('provenance tells page and level, and each level that confirms once', () => {
  const claims = [claim('content', 9), claim('jsonld', 9), claim('table', 9), claim('jsonld', 9)];
  const record = settle('plans', claims, () => DRIFT, reporting()).get('solo') ?? new Map();
  expect(provenanceOf(record)).toEqual({
    '/price': { page: 'https://acme.test/content/', level: 'content', confirmedBy: ['jsonld', 'table'] },
  });
});

it('a value is stated where somebody wrote it for machines, or one that says the same', () => {
  expect(levels.filter(isExplicit)).toEqual(['config', 'content', 'attribute', 'selector', 'jsonld']);
  expect(isStated({ level: 'jsonld', confirming: [] })).toBe(true);
  expect(isStated({ level: 'table', confirming: [claim('derived', 9), claim('jsonld', 9)] })).toBe(true);
  expect(isStated({ level: 'table', confirming: [claim('derived', 9)] })).toBe(false);
});

it('every level has a name', () => {
  expect(levels.map(levelName).join(', ')).toBe(
    'the configuration, the content file, the attribute of the page, the page, the JSON-LD, the table, the page, the page',
  );
});

it('a problem between sources is never made worse than it is', () => {
  expect(problemBetween(problems.limitDrift, ['content', 'jsonld'])).toBe(problems.limitDrift);
  expect(problemBetween(problems.limitDrift, ['table', 'derived'])).toBe(problems.limitDrift);
  expect(problemBetween(problems.priceDrift, ['jsonld', 'table', 'content']).level).toBe('error');
  expect(problemBetween(problems.priceDrift, ['table', 'content']).level).toBe('error');
  expect(problemBetween(problems.priceDrift, []).level).toBe('warning');
});

it('a disagreement is reported with every place that says so', () => {
  const reports = reporting();
  reportDrift('plans.solo.price', claim('content', 9), [claim('jsonld', 8), claim('table', 8)], DRIFT, reports);
  expect(reports.problems.sorted()).toMatchObject([{ place: { file: 'content' }, related: [{ file: 'jsonld' }, { file: 'table' }] }]);
});

it('nothing is reported where nobody says anything else', () => {
  const reports = reporting();
  reportDrift('plans.solo.price', claim('content', 9), [], DRIFT, reports);
  reportFact('plans.solo', problems.priceDrift, { subject: 'x', level: 'a', value: 1, otherLevel: 'b', otherValue: 2 }, reports, {
    file: 'here',
  });
  expect(reports.problems.sorted()).toMatchObject([{ fact: 'plans.solo', message: 'x: a says 1, b says 2', place: { file: 'here' } }]);
});
