import type { Command } from 'commander';
import { exitCodeLine } from '../exit-codes.ts';

/** Adds `sitec mcp` to the program. */
export const mcpCommand = (program: Command): void => {
  program
    .command('mcp')
    .description('answer MCP on stdin and stdout, for hosts that start servers as commands')
    .argument('[site]', 'folder that sitec build wrote, or address of a site on the web', 'dist')
    .addHelpText('after', `\n${exitCodeLine('mcp')}\n\nExamples:\n  sitec mcp dist\n  sitec mcp https://www.example.com\n`)
    .action(async (site: string) => {
      const { runMcp } = await import('../mcp.ts');
      process.exitCode = await runMcp(site);
    });
};
