/** Every problem: one site that has it and no other, with its message, file and line. */
import { describe, expect, it } from 'vitest';
import { problemFamilies } from '../../../compiler/problems/index.ts';
import { probesA2a } from '../../../compiler/problems/probes/a2a.ts';
import { probesApi } from '../../../compiler/problems/probes/api.ts';
import { probesDiscovery } from '../../../compiler/problems/probes/discovery.ts';
import { probesMcp } from '../../../compiler/problems/probes/mcp.ts';
import { publishing } from '../../../compiler/problems/publishing.ts';
import { damageCases } from '../../cli/check/damage-cases.ts';
import { markdownCases } from '../../cli/check/markdown-cases.ts';
import { otherCases } from '../../cli/check/other-cases.ts';
import { pagesCases } from '../../cli/check/pages-cases.ts';
import { buildSite, html, type Files } from '../site.ts';
import { answersCases } from './answers-cases.ts';
import { configuredCases } from './configured-cases.ts';
import { developersCases } from './developers-cases.ts';
import { driftCases } from './drift-cases.ts';
import { factsCases } from './facts-cases.ts';
import { hostsCases } from './hosts-cases.ts';
import { inputCases } from './input-cases.ts';
import { jsonldCases } from './jsonld-cases.ts';
import { kindsCases } from './kinds-cases.ts';
import { nameCases } from './name-cases.ts';
import { outputCases } from './output-cases.ts';
import { renderingCases } from './rendering-cases.ts';
import { templatesCases } from './templates-cases.ts';

const cases = [
  ...inputCases,
  ...nameCases,
  ...factsCases,
  ...driftCases,
  ...configuredCases,
  ...jsonldCases,
  ...kindsCases,
  ...outputCases,
  ...developersCases,
  ...answersCases,
  ...templatesCases,
  ...hostsCases,
  ...renderingCases,
];
/** Codes of checks of discovery, the API, MCP and A2A, each of which tests/cli/check/probes.test.ts has a case of. */
const CHECKED = [probesDiscovery, probesApi, probesMcp, probesA2a].flatMap((family) => Object.values(family).map(({ code }) => code));
/** Codes of checks, which tests/cli/check/checks.test.ts triggers one by one. */
const checked = [...pagesCases, ...markdownCases, ...otherCases, ...damageCases].map(([code]) => code);
const definitions = new Map(problemFamilies.flatMap(({ problems }) => problems).map((problem) => [problem.code, problem]));

/** Codes that no case of the table triggers, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  SITEC1029: 'claimed-paths.test.ts: a name that is too long is so for several files',
  SITEC1050: 'git-repository.test.ts: it takes a shallow clone',
  SITEC1051: 'git-repository.test.ts: it takes a repository',
  SITEC1060: 'in-place.test.ts: it takes a bundle that goes into the folder of its site',
  SITEC1061: 'in-place.test.ts: it takes a second build',
  SITEC1063: 'site/crawl/compiled.test.ts: it takes a server',
  SITEC1064: 'build-output.test.ts: it takes a cache or releases',
  SITEC1070: 'site/crawl/start.test.ts: it takes an address where nobody answers',
  SITEC1071: 'site/crawl/start.test.ts: it takes a server that answers no site',
  SITEC1072: 'site/crawl/hostile.test.ts: it takes a server with pages that never end',
  SITEC1073: 'site/crawl/hostile.test.ts: it takes a server with a long way of links',
  SITEC1074: 'site/crawl/hostile.test.ts: it takes a server without some pages',
  SITEC1075: 'site/crawl/hostile.test.ts: it takes a server that breaks off',
  SITEC1076: 'site/crawl/hostile.test.ts: it takes a server without some files',
  SITEC1077: 'site/crawl/crawl.test.ts: it takes a server with a robots.txt',
  SITEC1078: 'site/crawl/hostile.test.ts: it takes a server that reads queries',
  SITEC1079: 'site/crawl/start.test.ts: it takes a server that redirects',
  SITEC1080: 'site/crawl/hostile.test.ts: it takes a server with sitemaps',
  SITEC1081: 'pages/shards.test.ts: it takes parts of a site',
  SITEC1082: 'pages/shards.test.ts: it takes a build of a part',
  SITEC1091: 'site/render/build.test.ts: it takes a machine without a browser',
  SITEC1092: 'site/render/hostile.test.ts: it takes a browser',
  SITEC1093: 'site/render/hostile.test.ts: it takes a browser',
  SITEC1094: 'site/render/hostile.test.ts: it takes a browser',
  SITEC1095: 'site/render/hostile.test.ts: it takes a browser',
  SITEC1096: 'site/render/build.test.ts: it takes a build of a part',
  ...Object.fromEntries(Object.values(publishing).map(({ code }) => [code, 'cli/publish/publish.test.ts: it takes a bundle that is sent'])),
  SITEC1098: 'site/render/apps.test.ts: it takes a browser',
  SITEC1100: 'tests/cli/traffic/problems.test.ts: it takes an access log',
  SITEC1101: 'tests/cli/traffic/problems.test.ts: it takes an access log',
  SITEC1102: 'tests/cli/traffic/problems.test.ts: it takes an access log',
  SITEC1103: 'tests/cli/traffic/problems.test.ts: it takes an access log',
  SITEC1104: 'tests/cli/traffic/problems.test.ts: it takes an access log',

  SITEC5120: 'tests/cli/check/verdict.test.ts: it takes a check of a whole site',

  SITEC2001: 'below: every small site lacks some kinds',
  SITEC3104: 'workers.test.ts: it takes a page that is read for 20 s, or a shorter limit',
  SITEC3113: 'a defect of the converter, which no input should trigger; audit.test.ts shows what it would find',
  SITEC3114: 'workers.test.ts: it takes a page that uses up all memory, or less of that',
  SITEC4002: 'hosts/host-checks.test.ts: a host that cannot do one thing cannot do another',
  SITEC4003: 'hosts/host-checks.test.ts: it takes a large site',
  SITEC4004: 'hosts/host-checks.test.ts: it takes two hosts, each with notes of its own',
  SITEC4005: 'hosts/deploy-folder.test.ts: it takes a file beside the site',
  SITEC4006: 'hosts/deploy-copies.test.ts: it takes a folder beside the site',
  SITEC4007: 'hosts/deploy-folder.test.ts: it takes a bundle below deploy/',
  SITEC4009: 'hosts/deploy-build.test.ts: it takes a build before',
  SITEC4021: 'hosts/cloudflare.test.ts: it takes a large site',
  SITEC4030: 'hosts/azure.test.ts: its host has notes of its own',
  SITEC5000: 'tests/cli/check/unanswered.test.ts: it takes a server that refuses',
  SITEC5001: 'tests/cli/check/unanswered.test.ts: nothing listens',
  SITEC5008: 'tests/cli/check/home-address.test.ts: it takes a server that redirects to another',
  SITEC5009: 'tests/cli/check/home-address.test.ts: it takes a server that fails',
  SITEC5002: 'tests/cli/check/checks.test.ts: a connection breaks',
  SITEC5003: 'tests/cli/check/command.test.ts: it takes --min-score',
  SITEC5006: 'tests/cli/check/command.test.ts: a bundle without an index',
  SITEC5007: 'tests/cli/check/command.test.ts: there is no folder',
  SITEC5010: 'tests/cli/check/checks.test.ts: a page that is gone is no page for other checks either',
  SITEC5017: 'tests/cli/check/checks.test.ts: a page that redirects is none for other checks either',
  SITEC3304: 'missing-module.test.ts: it takes a sitec that is incomplete',
  SITEC3305: 'tests/cli/build/report-files.test.ts: reports are written after a build',
  SITEC3306: 'tests/cli/bad-input/open-files.test.ts: it takes a process that may open no more files',
  SITEC3307: 'pages/shards.test.ts: it takes a build of a part',
};

/** A site that has records of every kind but guides. */
const withoutGuides: Files = {
  'index.html': html('Acme'),
  'pricing.html': html('Pricing', '<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="free">Free</div>'),
  'features/inbox.html': html('Inbox'),
  'platforms/telegram.html': html('Telegram'),
  'compare/rival.html': html('Rival', '<p data-sitec-comparison="rival" data-sitec-competitor="Rival">Both</p>'),
};

describe.each(cases)('$code', ({ code, files, options = {}, message, file, line, text }) => {
  it(`says: ${String(message)}`, async () => {
    const { problems, codes, exitCode, dist } = await buildSite({ files, options });
    expect(codes).toEqual([code]);
    const [problem] = problems.filter((candidate) => candidate.code === code);
    expect(problem?.message).toSatisfy(
      (words: string) => (typeof message === 'string' ? words === message : message.test(words)),
      String(message),
    );
    expect(problem).toMatchObject({
      level: definitions.get(code)?.level,
      line,
      text,
    });
    expect(problem?.place?.file ?? null).toBe(file);
    expect(`${problem?.message} ${problem?.why} ${problem?.fix}`).not.toMatch(/\{[A-Za-z]+\}|undefined|\[object/);
    // Only an error fails the build, and then nothing of a new bundle is there.
    expect(exitCode === 0).toBe(problem?.level !== 'error');
    expect(dist.has('sitec-manifest.json')).toBe(problem?.level !== 'error');
  });
});

describe('SITEC2001', () => {
  it('says which kind has no records, and what was looked for', async () => {
    const { problems } = await buildSite({ files: withoutGuides });
    expect(problems.map(({ code, message, level }) => [code, message, level])).toEqual([
      ['SITEC2001', 'no guides found: looked for pages below /guides/', 'note'],
    ]);
    expect(problems[0]?.fact).toBe('guides');
  });
});

describe('the table', () => {
  it('covers every code that sitec can report', () => {
    const covered: string[] = [...new Set([...cases.map(({ code }) => code), ...checked]), ...Object.keys(ELSEWHERE), ...CHECKED];
    expect(covered.sort()).toEqual([...definitions.keys()].sort());
  });
});
