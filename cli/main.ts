#!/usr/bin/env node
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CLOUDFLARE, RANGE_FORM, wrongRanges } from '../compiler/proxy-ranges.ts';
import type { AskFlags } from './ask.ts';
import type { BuildFlags } from './build.ts';
import { diffFormats } from './diff-formats.ts';
import type { DiffFlags } from './diff.ts';
import type { ExplainFlags } from './explain.ts';
import { exitCodeLine } from './exit-codes.ts';
import { failInternally } from './internal-error.ts';
import { expectOutputFailures } from './output-failure.ts';
import { list, withReportFlags } from './report-flags.ts';
import { isRedisUrl } from './redis-address.ts';
import type { ServeFlags } from './serve.ts';
import { packageVersion } from './version.ts';

// A command is imported when it runs: what others need, above all the compiler, would only delay it.

const port = (value: string): number => {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535; 0 takes a free port.');
  return Number(value);
};

const host = (value: string): string => {
  if (value.trim() === '') throw new InvalidArgumentError('It must be an address or a name; 0.0.0.0 takes every address.');
  return value;
};

const ranges = (value: string): string[] => {
  const words = value.split(',').map((word) => word.trim());
  const [wrong] = wrongRanges(words);
  if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" ${RANGE_FORM}.`);
  return words;
};

const redisUrl = (value: string): string => {
  if (!isRedisUrl(value)) throw new InvalidArgumentError('It must be an address such as redis://localhost:6379.');
  return value;
};

const names = (value: string, others: readonly string[] = []): string[] => [...others, ...value.split(',').map((name) => name.trim())];

const program = new Command('sitec')
  .description('Compiles a company website into a static bundle that people, static hosts, MCP clients and A2A agents can all read.')
  .version(packageVersion(), '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .helpCommand(false)
  .showHelpAfterError('(sitec --help lists commands and options)')
  .addHelpText('after', `\n${exitCodeLine('sitec')}\n`)
  .exitOverride();

const build = program
  .command('build')
  .description('compile the rendered site into a bundle')
  .argument('[site]', 'folder with the rendered site (default: found)')
  .option('--content <folder or glob>', 'content sources; may be repeated (default: content/)', list)
  .option('--out <folder>', 'where the bundle is written (default: dist)')
  .option('--base-url <url>', 'public address of the site')
  .option('--host <names>', 'hosts, separated by commas (default: found)', names)
  .option('-c, --config <file>', 'configuration file (default: sitec.config.*)')
  .option('--cwd <folder>', 'working folder')
  .option('--no-cache', 'read every page anew, and keep nothing of it');

withReportFlags(build)
  .addHelpText(
    'after',
    `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec build _site --base-url https://www.example.com\n  sitec build --strict --reporter sarif=sitec.sarif\n`,
  )
  .action(async (site: string | undefined, flags: BuildFlags) => {
    const { runBuild } = await import('./build.ts');
    process.exitCode = await runBuild(site, flags);
  });

program
  .command('serve')
  .description('serve a bundle with HTML, markdown, /mcp and /a2a')
  .argument('[bundle]', 'folder that sitec build wrote', 'dist')
  .option('--port <number>', 'port; 0 takes a free one', port, 4321)
  .option('--host <address>', 'address to listen on', host, '127.0.0.1')
  .option('--no-limit', 'no rate limit on /mcp and /a2a')
  .addOption(
    new Option('--redis <url>', 'share the rate limit with other servers through Redis; needs the package redis')
      .argParser(redisUrl)
      .conflicts('limit'),
  )
  .option(
    '--trust-proxy <list>',
    `proxies whose X-Forwarded-For is believed: ranges such as 10.0.0.0/8, or ${CLOUDFLARE}, with commas (default: those of the configuration)`,
    ranges,
  )
  .addOption(new Option('--log <form>', 'print a line for each request, and counts at the end').choices(['json']))
  .addOption(new Option('--log-address', 'the same with the address of the client').implies({ log: 'json' }))
  .addHelpText('after', '\nExamples:\n  sitec serve\n  sitec serve dist --port 8080\n')
  .action(async (bundle: string, flags: ServeFlags) => {
    const { runServe } = await import('./serve.ts');
    process.exitCode = await runServe(bundle, flags);
  });

program
  .command('mcp')
  .description('answer MCP on stdin and stdout, for hosts that start servers as commands')
  .argument('[site]', 'folder that sitec build wrote, or address of a site on the web', 'dist')
  .addHelpText('after', `\n${exitCodeLine('mcp')}\n\nExamples:\n  sitec mcp dist\n  sitec mcp https://www.example.com\n`)
  .action(async (site: string) => {
    const { runMcp } = await import('./mcp.ts');
    process.exitCode = await runMcp(site);
  });

program
  .command('ask')
  .description('answer a question as the guide at /a2a does')
  .argument('<question>', 'question in one of the languages of the guide')
  .argument('[bundle]', 'folder that sitec build wrote', 'dist')
  .option('--json', 'print the data part of the answer')
  .addOption(new Option('--explain', 'print how the question was understood, and what the answer rests on').conflicts('json'))
  .addHelpText(
    'after',
    `\n${exitCodeLine('ask')}\n\nExamples:\n  sitec ask "How much is the Growth plan?"\n  sitec ask "Was kostet Starter?" dist --explain\n`,
  )
  .action(async (question: string, bundle: string, flags: AskFlags) => {
    const { runAsk } = await import('./ask.ts');
    process.exitCode = await runAsk(question, bundle, flags);
  });

program
  .command('explain')
  .description('say where a fact comes from, what happened to a page, or what a problem means')
  .argument(
    '[subject]',
    'path of a fact or its beginning, such as plans.growth.price or plans, path of a page, such as /pricing/, or code of a problem (default: every fact)',
  )
  .option('--all', 'every source of every fact that is named')
  .option('--json', 'print the record as JSON')
  .option('-c, --config <file>', 'configuration file (default: sitec.config.*)')
  .option('--cwd <folder>', 'working folder')
  .addHelpText(
    'after',
    `\n${exitCodeLine('explain')}\n\nExamples:\n  sitec explain plans.growth.price\n  sitec explain /pricing/\n  sitec explain SITEC2101\n`,
  )
  .action(async (subject: string | undefined, flags: ExplainFlags) => {
    const { runExplain } = await import('./explain.ts');
    process.exitCode = await runExplain(subject, flags);
  });

program
  .command('diff')
  .description('list the facts that differ between two bundles')
  .argument('<old>', 'folder that sitec build wrote')
  .argument('<new>', 'folder that sitec build wrote')
  .addOption(new Option('--format <name>', 'form of the list').choices(diffFormats).default('pretty'))
  .option('--exit-code', 'end with 1 when a fact differs')
  .addHelpText(
    'after',
    `\n${exitCodeLine('diff')}\n\nExamples:\n  sitec diff old/dist dist\n  sitec diff old/dist dist --format markdown --exit-code\n`,
  )
  .action(async (before: string, after: string, flags: DiffFlags) => {
    const { runDiff } = await import('./diff.ts');
    process.exitCode = runDiff(before, after, flags);
  });

expectOutputFailures();

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  // Commander has printed what is wrong already; help and version end with 0.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else process.exitCode = failInternally(error);
}
