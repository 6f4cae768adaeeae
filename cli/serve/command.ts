import { InvalidArgumentError, Option, type Command } from 'commander';
import { CLOUDFLARE, RANGE_FORM, wrongRanges } from '../../compiler/config/sections/proxy-ranges.ts';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import { isRedisUrl } from './redis.ts';
import type { ServeFlags } from './serve.ts';

const port = (value: string): number => {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535; 0 takes a free port.');
  return Number(value);
};

const host = (value: string): string => {
  if (value.trim() === '') throw new InvalidArgumentError('It must be an address or a name; 0.0.0.0 takes every address.');
  return value;
};

const LONGEST_PAUSE = 3600;

const pause = (value: string): number => {
  if (!/^\d{1,4}$/.test(value) || Number(value) < 1 || Number(value) > LONGEST_PAUSE)
    throw new InvalidArgumentError(`It must be a number of seconds from 1 to ${LONGEST_PAUSE}.`);
  return Number(value);
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

/** Adds `sitec serve` to the program. */
export const serveCommand = (program: Command): void => {
  const serve = program
    .command('serve')
    .summary('serve a bundle or a rendered site')
    .description('serve a bundle or a rendered site, with HTML, markdown, /mcp and /a2a')
    .argument('[folder]', 'bundle or rendered site (default: dist if it is a bundle, else detected)')
    .option('--port <number>', 'port; 0 chooses a free port', port, 4321)
    .option('--host <address>', 'address to listen on', host, '127.0.0.1')
    .option('--keep-alive <seconds>', 'close a connection after this idle time', pause, 65)
    .option('--watch', 'build again after every change, and reload pages in browsers')
    .option('--no-negotiate', 'always answer pages with HTML')
    .option('--no-limit', 'turn off the rate limit of /mcp and /a2a')
    .addOption(
      new Option('--redis <url>', 'share the rate limit through Redis; needs the package redis').argParser(redisUrl).conflicts('limit'),
    )
    .option(
      '--trust-proxy <list>',
      `comma-separated proxies to trust for X-Forwarded-For, such as 10.0.0.0/8 or ${CLOUDFLARE} (default: as configured)`,
      ranges,
    )
    .addOption(new Option('--log <form>', 'print a line for each request, and totals at the end').choices(['json', 'off']))
    .addOption(new Option('--log-address', 'the same, with the address of the client').implies({ log: 'json' }));

  withCommonFlags(serve, 'config', 'cwd', 'quiet')
    .addHelpText('after', helpEnd('serve', 'sitec serve --watch', 'sitec serve dist --port 8080'))
    .action(async (folder: string | undefined, flags: ServeFlags) => {
      const { runServe } = await import('./serve.ts');
      process.exitCode = await runServe(folder, flags);
    });
};
