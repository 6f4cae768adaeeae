/** The tools of this folder's own package. */
import type { Ended } from '../tools/run-program.ts';
import { ToolPackage } from '../tools/tool-package.ts';

/** A program of the package by the path of its script. */
export type Program = 'suite' | 'inspector';

const PROGRAMS: Readonly<Record<Program, string>> = {
  suite: '@modelcontextprotocol/conformance/dist/index.js',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
};

const tools = new ToolPackage(import.meta.dirname);

/** Installs the tools. Gives the reason when that cannot be done, in one line. */
export const install = (): string | undefined => tools.install();

/** Runs a tool to its end. `home` is the folder that it may write settings to. */
export const runTool = (program: Program, words: readonly string[], home: string): Promise<Ended> =>
  tools.run(PROGRAMS[program], words, home);
