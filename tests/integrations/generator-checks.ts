/** What every integration has to do, asked of the real generator. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Outcome } from '../tools/outcome.ts';
import { runProgram, type Ended } from '../tools/run-program.ts';
import { CONTRADICTION, unless } from './complaints.ts';
import { tools, ToolSite, type Generator } from './tool-site.ts';

/** A check, in a site of its own; answers what was wrong. */
type Check = (site: ToolSite, generator: Generator, sitec: string) => Promise<readonly string[]>;

/** The end of what a tool printed. */
const tail = ({ stdout, stderr }: Ended): string => `${stdout}${stderr}`.slice(-1000);

type Tree = ReadonlyMap<string, Buffer>;

const OUT = 'public-bundle';
const REPOSITORY = resolve(import.meta.dirname, '../..');

const differences = (a: Tree, b: Tree): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].sort().filter((path) => a.get(path)?.equals(b.get(path) ?? Buffer.alloc(0)) !== true);

/** What a bundle of the small site has to have. */
const bundleComplaints = (bundle: Tree): readonly string[] => {
  const expected = ['sitec-manifest.json', 'index.html', 'index.md', 'pricing/index.md', 'guides/start/index.md', 'llms.txt'];
  const plans = bundle.get('api/v1/plans.json')?.toString() ?? '{}';
  const [price] = (JSON.parse(plans) as { plans?: readonly { price: { value: number } }[] }).plans ?? [];
  return [
    ...expected.filter((path) => !bundle.has(path)).map((path) => `there is no ${path}`),
    ...unless(price?.price.value === 49, `the price is ${JSON.stringify(price)}`),
  ];
};

const endsWell = (ended: Ended): readonly string[] => [
  ...unless(ended.code === 0, `exit code ${ended.code}: ${tail(ended)}`),
  ...unless(/ wrote {3}\d+ files .* 3 markdown pages/.test(ended.stdout + ended.stderr), `no summary in ${tail(ended)}`),
];

/** Where a builder gives its files random names and times, none of ours may be there. */
const changes = (a: Tree, b: Tree, { isRandom = false }: Generator): readonly string[] =>
  isRandom ? ['sitec-manifest.json', 'index.md', 'llms.txt'].filter((path) => a.has(path) !== b.has(path)) : differences(a, b);

const intoAnotherFolder: Check = async (site, generator) => {
  const { output } = generator;
  site.configure(null);
  const ended = await site.build();
  const without = site.files(output);
  site.configure(`{ out: '${OUT}' }`);
  const again = await site.build();
  // What sitec has written into the project is no source of the next build.
  const third = await site.build();
  const untouched = changes(without, site.files(output), generator);
  return [
    ...unless(ended.code === 0 && without.size >= 3, `without sitec: exit code ${ended.code} ${ended.stderr}`),
    ...endsWell(again),
    ...endsWell(third),
    ...bundleComplaints(site.files(OUT)),
    ...untouched.map((path) => `${path} is not as the tool wrote it`),
  ];
};

const asTheCommandLine: Check = async (site, { output }, sitec) => {
  site.configure(`{ out: '${OUT}' }`);
  const ended = await site.build();
  const words = [join(sitec, 'build/cli/main.js'), 'build', output, '--out', 'by-hand', '--no-cache', '--silent'];
  const { code } = await runProgram(process.execPath, words, site.folder);
  const [bundle, byHand] = [site.files(OUT), site.files('by-hand')];
  return [
    ...unless(ended.code === 0 && code === 0, `exit codes ${ended.code} and ${code}`),
    ...unless(byHand.size > 50, `sitec build wrote ${byHand.size} files`),
    ...differences(bundle, byHand).map((path) => `${path} is another one than that of sitec build`),
  ];
};

const inPlace: Check = async (site, generator) => {
  const { output } = generator;
  const first = await site.build();
  const bundle = site.files(output);
  const second = await site.build();
  return [
    ...endsWell(first),
    ...bundleComplaints(bundle),
    ...endsWell(second),
    ...changes(bundle, site.files(output), generator).map((path) => `${path} is another one after a second build`),
  ];
};

const failing: Check = async (site, { output }) => {
  site.configure(`{ out: '${OUT}' }`);
  site.write('content/plans.yaml', readFileSync(CONTRADICTION, 'utf8'));
  const { code, stdout, stderr } = await site.build();
  const printed = stdout + stderr;
  return [
    ...unless(code !== 0 && code !== null, `exit code ${code}`),
    ...unless(printed.includes('error   SITEC2101  plans.growth.price'), `the problem is not printed: ${printed}`),
    ...unless(printed.includes('content/plans.yaml:3:12'), `the place is not printed: ${printed}`),
    ...unless(printed.includes('exit code 1 (problems in the site)'), `the reason is not printed: ${printed}`),
    ...unless(!/\bat .*compile-output/.test(printed), `a stack is printed: ${printed}`),
    ...unless(site.files(OUT).size === 0, 'a bundle is written'),
    ...unless(site.files(output).has('pricing/index.html'), 'the output of the tool is gone'),
  ];
};

const optionsReachCompile: Check = async (site) => {
  site.configure(`{ out: '${OUT}', failOn: 'never', baseUrl: 'https://preview.example.com' }`);
  const { code } = await site.build();
  const llms = site.files(OUT).get('llms.txt')?.toString() ?? '';
  return [
    ...unless(code === 0, `exit code ${code}`),
    ...unless(llms.includes('https://preview.example.com/pricing/'), `the address is another one: ${llms}`),
  ];
};

/** Its configuration states the address by an expression, below a path, and one of its pages is in German. */
const inTwoLanguages: Check = async (site, { output, config, german = '' }) => {
  site.translate();
  const ended = await site.build();
  const bundle = site.files(output);
  const printed = ended.stdout + ended.stderr;
  return [
    ...unless(ended.code === 0, `exit code ${ended.code}: ${tail(ended)}`),
    ...unless(
      printed.includes(`https://www.example.com/project (found: ${config}: `),
      `the address is not that of the configuration: ${tail(ended)}`,
    ),
    ...unless(printed.split('\n wrote ').length === 2, `it is not compiled once: ${printed}`),
    ...unless(/^lang: "?de"?$/m.test(bundle.get(german)?.toString() ?? ''), `${german} is not in German`),
    ...unless(/^lang: "?en"?$/m.test(bundle.get('pricing/index.md')?.toString() ?? ''), 'pricing/index.md is not in English'),
    ...unless(
      bundle.get('llms.txt')?.toString().includes('https://www.example.com/project/de/') === true,
      'the page in German is not in llms.txt',
    ),
  ];
};

const watching: Check = async (site, { output }) => {
  site.configure(`{ out: '${OUT}' }`);
  const printed = await site.watch();
  const times = printed.split('sitec compiles builds only').length - 1;
  // A build that has only begun shows, too.
  const begun = readdirSync(site.folder).filter((name) => name === '.sitec' || name.startsWith(OUT));
  return [
    ...unless(times === 1, `it is said ${times} times: ${printed}`),
    ...unless(begun.length === 0 && !site.files(output).has('sitec-manifest.json'), `it is compiled: ${begun.join(' ')}`),
  ];
};

const brokenOff: Check = async (site, { broken }) => {
  site.configure(`{ out: '${OUT}' }`);
  site.write(broken.file, broken.text);
  const ended = await site.build();
  return [
    ...unless(ended.code !== 0, 'the tool does not fail'),
    ...unless(!/SITEC\d|exit code/.test(ended.stdout + ended.stderr) && site.files(OUT).size === 0, `it is compiled: ${tail(ended)}`),
  ];
};

const forServers: Check = async (site) => {
  site.configure(`{ out: '${OUT}' }`);
  const ended = await site.build('--ssr', 'main.js', '--outDir', 'server');
  return [
    ...unless(ended.code === 0 && site.files('server').has('main.js'), `exit code ${ended.code}: ${tail(ended)}`),
    ...unless(site.files(OUT).size === 0, 'a bundle is written'),
  ];
};

/** The configuration is read with the types of the tool; an option that does not exist is an error then. */
const typed: Check = async (site, { config }) => {
  const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const flags = '--noEmit --allowJs --checkJs --strict --exactOptionalPropertyTypes --skipLibCheck --module nodenext --target es2023';
  const check = async (): Promise<string> =>
    (await runProgram(tools.node ?? '', [compiler, ...flags.split(' '), config], site.folder)).stdout.trim();
  const right = await check();
  site.configure(`{ ouput: '${OUT}' }`);
  const wrong = await check();
  return [...unless(right === '', right), ...unless(wrong.includes("'ouput'"), `a wrong option is accepted: ${wrong}`)];
};

const CHECKS: Readonly<Record<string, Check>> = {
  'compiles into another folder, and leaves its own alone': intoAnotherFolder,
  'makes the bundle that sitec build makes': asTheCommandLine,
  'compiles in place, and in place again': inPlace,
  'fails the build when two sources disagree': failing,
  'hands its options to compile': optionsReachCompile,
  'compiles nothing while files are watched, and says so': watching,
  'compiles nothing when the build of the tool fails': brokenOff,
};

const TYPED = { 'has the types that the tool wants': typed };
const KNOWN = { 'takes the address from the configuration, and the languages from the pages': inTwoLanguages };

/** Eleventy has no types, and only Vite builds for servers by a flag. */
const FURTHER: Readonly<Record<Generator['name'], Readonly<Record<string, Check>>>> = {
  astro: { ...TYPED, ...KNOWN },
  starlight: KNOWN,
  vite: { ...TYPED, 'compiles nothing of a build for a server': forServers },
  vitepress: { ...TYPED, ...KNOWN },
  docusaurus: { ...TYPED, ...KNOWN },
  nuxt: { ...TYPED, ...KNOWN },
  eleventy: {},
};

/** Runs all checks of a generator, each with a new site, in a temporary folder or beside the packages of this one. */
export const checkGenerator = async (generator: Generator, sitec: string, folder: string): Promise<readonly Outcome[]> => {
  if (!generator.isBesidePackages) return runChecksOf(generator, sitec, folder);
  const beside = mkdtempSync(join(import.meta.dirname, '.sites-'));
  try {
    return await runChecksOf(generator, sitec, beside);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};

const runChecksOf = async (generator: Generator, sitec: string, folder: string): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const [index, [name, check]] of Object.entries({ ...CHECKS, ...FURTHER[generator.name] }).entries()) {
    const site = new ToolSite(join(folder, String(index)), generator, sitec);
    const unexpected = await check(site, generator, sitec).catch((error: unknown) => [String(error)]);
    outcomes.push({ name, expected: 0, unexpected });
  }
  return outcomes;
};
