import type { Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { McpFlags } from './mcp.ts';

/** Adds `sitec mcp` to the program. */
export const mcpCommand = (program: Command): void => {
  const mcp = program
    .command('mcp')
    .summary('answer MCP on stdin and stdout')
    .description('answer MCP on stdin and stdout, for clients that start servers as commands')
    .argument('[site]', 'bundle folder, or address of a site on the web', 'dist')
    .option('--remote', 'send messages to /mcp of the site instead of reading its files')
    .option('--cache <folder>', 'cache files of the site: reads only changes, and works offline');

  withCommonFlags(mcp, 'cwd', 'quiet')
    .addHelpText('after', helpEnd('mcp', 'sitec mcp dist', 'sitec mcp https://www.example.com --cache ~/.cache/sitec'))
    .action(async (site: string, flags: McpFlags) => {
      const { runMcp } = await import('./mcp.ts');
      process.exitCode = await runMcp(site, flags);
    });
};
