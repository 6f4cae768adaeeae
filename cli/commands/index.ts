import type { Command } from 'commander';
import { addCommand } from './add.ts';
import { askCommand } from './ask.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { diffCommand } from './diff.ts';
import { explainCommand } from './explain.ts';
import { lookCommand } from './look.ts';
import { initCommand } from './init.ts';
import { mcpCommand } from './mcp.ts';
import { serveCommand } from './serve.ts';

/** Every command, in the order in which help lists them. Each adds itself to the program, and imports what it does only when it runs. */
export const commands: readonly ((program: Command) => void)[] = [
  lookCommand,
  initCommand,
  buildCommand,
  serveCommand,
  checkCommand,
  mcpCommand,
  askCommand,
  explainCommand,
  diffCommand,
  addCommand,
];
