import type { Command } from 'commander';
import { addCommand } from './add/command.ts';
import { askCommand } from './ask/command.ts';
import { buildCommand } from './build/command.ts';
import { checkCommand } from './check/command.ts';
import { diffCommand } from './diff/command.ts';
import { explainCommand } from './explain/command.ts';
import { initCommand } from './init/command.ts';
import { lookCommand } from './look/command.ts';
import { mergeCommand } from './merge/command.ts';
import { mcpCommand } from './mcp/command.ts';
import { publishCommand } from './publish/command.ts';
import { serveCommand } from './serve/command.ts';
import { trafficCommand } from './traffic/command.ts';

/** Every command, in the order of the help. Each adds itself to the program, and imports its code only when it runs. */
export const commands: readonly ((program: Command) => void)[] = [
  lookCommand,
  initCommand,
  buildCommand,
  mergeCommand,
  serveCommand,
  checkCommand,
  publishCommand,
  mcpCommand,
  askCommand,
  explainCommand,
  diffCommand,
  trafficCommand,
  addCommand,
];
