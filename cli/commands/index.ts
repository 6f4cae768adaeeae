import type { Command } from 'commander';
import { askCommand } from './ask.ts';
import { buildCommand } from './build.ts';
import { diffCommand } from './diff.ts';
import { explainCommand } from './explain.ts';
import { initCommand } from './init.ts';
import { mcpCommand } from './mcp.ts';
import { serveCommand } from './serve.ts';

/** Every command, in the order in which help lists them. Each adds itself to the program, and imports what it does only when it runs. */
export const commands: readonly ((program: Command) => void)[] = [
  initCommand,
  buildCommand,
  serveCommand,
  mcpCommand,
  askCommand,
  explainCommand,
  diffCommand,
];
