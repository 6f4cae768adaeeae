/** docs/checking.md: what `sitec check` looks at, from the catalogue of checks, its options and its exit codes. */
import { Command } from 'commander';
import { withReportFlags } from '../../cli/build/reporting.ts';
import { GROUPS, type Check } from '../../cli/check/check.ts';
import { checks } from '../../cli/check/checks/index.ts';
import { checkCommand } from '../../cli/check/command.ts';
import { LEVELS as LEVEL_TABLE } from '../../cli/check/level.ts';
import { exitCodes } from '../../cli/exit-codes.ts';
import { blocks, fence, GENERATED, prose, table } from './document.ts';

const EXAMPLE = `sitec check                                  # the folder that was built
sitec check https://www.example.com          # the site that is published
sitec check https://www.example.com/pricing/ # one page; a file or - is one, too
sitec check https://www.example.com --fail-under 80   # what agents say has to be as good
sitec check http://127.0.0.1:4321            # a preview; its pages say what the public address is
sitec check https://preview.example.net --canonical-origin https://www.example.com --min-score 90`;

const REPORT = `sitec 0.1.0  check  https://www.example.com  20 pages looked at

What will an agent say?  19 of 20 buyers' questions answered, 20 of 20 pages readable without scripts: 97 of 100
  not found  Where is my data stored?
 ...

warning SITEC5013  /about/ has no description
  why   agents choose from lists by descriptions, without opening each page
  fix   give the page a <meta name="description"> of one sentence

 pages        95  9 of 10
 markdown    100  10 of 10
 ...
 score        98
 level         5 of 5
 seen       1 warning
 done       2.1 s`;

const INTRODUCTION = [
  '`sitec check` asks a site what agents ask it, and says what is wrong, why it matters and how to mend it. There is one catalogue of checks over requests:',
  '',
  '- **A bundle** (a folder with `sitec-manifest.json`) is answered by the runtime in the same process, without a port. What only a folder shows is looked at too: digests, files that nobody built, compressed forms, schemas, the lists of tools, dead links, limits of hosts. What it was built without (`sitec build --only`), and what not every host of it does, is not asked for, here and on the web: its manifest says so.',
  '- **Another folder** is answered as plain hosts do: `index.html` of folders, names without `.html`, `404.html`. It does not say what its server does, so that checks of headers, of negotiation and of endpoints do not apply. One without a page cannot be checked.',
  '- **A site on the web** is asked itself. Where it redirects to https or to its sibling with or without `www.`, that one is looked at. Where it redirects to another host ([SITEC5008](problems.md#sitec5008)), or its home page is answered with an error ([SITEC5009](problems.md#sitec5009)), nothing is: what a login or a firewall answers says nothing of the site. A server that fails (5xx) is asked three times. The sibling has to answer, too, and to show the discovery files: at their paths, or by a redirect to the same path. Addresses of machines, other hosts of a domain, and ports have no sibling.',
  '- **A page** by itself, by its address, as a file or on standard input (`-`), is asked for what a page shows: the groups `pages` and `languages`.',
  '',
  'The report begins with [the verdict](verdict.md): what agents answer to the questions of buyers. What a site without a bundle would be answered with is compiled from its pages.',
].join('\n');

const ORIGIN = [
  '## Which address documents should name',
  '',
  'Canonical links have to name the public address. It is that of `--canonical-origin`; without it, for a bundle the address that it was built for, for another folder the one that its home page names as canonical, for an address of a machine (such as 127.0.0.1) the same, and for every other site its own.',
].join('\n');

const SAMPLE = [
  '## What is asked',
  '',
  'The home page and at most 19 pages from all over the sitemap, or, without one, from the folder or the links of the home page: the same ones each time. At most 200 links are followed. Of the documents that OpenAPI describes, at most 50 from all over the description, 3 of those that differ by a parameter only, and nothing that needs a login, another parameter, a body or another site; of the plans, at most 50, and at most 200 pages that facts are said to come from. Of what is linked, listed or shown and not read, such as a download or a picture, only the status and the headers are asked for. JSON is read down to 200 levels, a page up to 5 MB, another answer up to 50 MB. It sends at most 25 messages to `/mcp` and `/a2a` (one that is refused again, as said below), then the questions of [the verdict](verdict.md), 20 at most and no more after one that is refused; none with `--no-rpc`; `--limit-probe` sends 60 more to each to see a 429, after everything else. Nothing is asked of any other host.',
  '',
  'A request counts for `--concurrency` until its answer has been read. Where a server says 429 and to wait for up to 10 seconds, or until a time that is as near, the whole run waits, then asks again: up to 30 seconds in all, and at most 4 times for the same thing. What is refused after that is not judged ([SITEC5000](problems.md#sitec5000)); a site that refuses the very first request is one that cannot be reached. After ten requests in a row without an answer, or refused, the others are not sent.',
].join('\n');

const SCORE = [
  '## Score',
  '',
  'A check passes or fails as a whole, however many places fail it. A score is 100 × the weight that passes / the weight that applies, cut to a whole number, so that only a site without a failure has 100; each group has one, and the whole. Weights: 1 little is lost, 2 some readers lose something, 3 agents rely on it. What does not apply counts neither way, and `--verbose` says why. Where nothing applies there is no score, and `--min-score` fails.',
  '',
  'The score is not comparable with those of other graders: they look at other things, and some ask for what sitec refuses, such as status 200 for pages that do not exist.',
].join('\n');

const LEVELS = [
  '## Level',
  '',
  'The level is what isitagentready.com would give, from 0 to 5, worked out from the same answers. The report says what is missing for the next one.',
  '',
  table(
    ['Level', 'Wants, besides the ones below'],
    LEVEL_TABLE.map(({ least, traits }, index) => [
      String(index + 1),
      `${least < traits.length ? `${least} of: ` : ''}${traits.map(({ words }) => words).join('; ')}`,
    ]),
  ),
].join('\n');

const row = ({ name, weight, problem: { code, level, message } }: Check): readonly string[] => [
  `\`${name}\``,
  String(weight),
  `[${code}](problems.md#${code.toLowerCase()})`,
  level,
  message.includes('`') ? `\`\` ${message} \`\`` : `\`${message}\``,
];

const groupTables = (): readonly string[] =>
  GROUPS.map((group) => ({ group, own: checks.filter((check) => check.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => `### ${group}\n\n${table(['Check', 'Weight', 'Problem', 'Level', 'Says'], own.map(row))}`);

/** Options of the command but those that every command with a report has. */
const optionRows = (): readonly (readonly string[])[] => {
  const [program, common] = [new Command(), withReportFlags(new Command())];
  checkCommand(program);
  const shared = new Set(common.options.map(({ flags }) => flags));
  const own = program.commands[0]?.options.filter(({ flags }) => !shared.has(flags)) ?? [];
  return own.map(({ flags, description, defaultValue }) => [
    `\`${flags}\``,
    prose(description) + (typeof defaultValue === 'number' ? ` (default: ${defaultValue})` : ''),
  ]);
};

/** Renders the guide to `sitec check`. */
export const checkingDocument = (): string =>
  blocks(
    GENERATED,
    '# Checking a site',
    fence('sh', EXAMPLE),
    INTRODUCTION,
    fence('text', REPORT),
    'For a site that sitec has not built, what `sitec build` would mend is one hint with a line for each; `--verbose` tells each in full.',
    ORIGIN,
    SAMPLE,
    SCORE,
    LEVELS,
    '## Options',
    table(['Option', 'Meaning'], optionRows()),
    'The options of reports are those of `sitec build` ([ci.md](ci.md)): the score stands in the JSON report (`score`), in markdown, HTML and JUnit. The report is printed on stdout, progress on stderr.',
    'A choice that leaves no check for what is looked at, such as `--only folder` of a site on the web, is wrong usage. So is `--skip` of a problem that no check finds: that nothing, or too little, could be seen ([SITEC5001](problems.md#sitec5001) to [SITEC5003](problems.md#sitec5003), [SITEC5006](problems.md#sitec5006) to [SITEC5009](problems.md#sitec5009)).',
    '## Exit codes',
    table(
      ['Code', 'Meaning'],
      Object.entries(exitCodes.check).map(([code, meaning]) => [code, prose(meaning)]),
    ),
    'A site that cannot be reached, or whose home page is not to be had, never has a score, whatever `--fail-on` says. A request that gets no answer later fails the checks that need it ([SITEC5002](problems.md#sitec5002)), and the run goes on.',
    '## Checks',
    ...groupTables(),
  );
