import { diffFacts, type FactBodies } from '../compiler/fact-diff.ts';
import { wantsColours } from './colours.ts';
import type { diffFormats } from './diff-formats.ts';
import { readFactBundle } from './fact-bundle.ts';
import { refuse } from './refusal.ts';
import { diffAsJson } from './report/diff-json.ts';
import { diffAsMarkdown } from './report/diff-markdown.ts';
import { diffForPeople } from './report/diff-pretty.ts';

/** Flags of `sitec diff` as the command line gives them. */
export interface DiffFlags {
  readonly format: (typeof diffFormats)[number];
  readonly exitCode?: boolean;
}

/** `sitec diff`: the changes on stdout; answers the exit code, 1 for changes only when that was asked for. */
export const runDiff = (oldFolder: string, newFolder: string, { format, exitCode = false }: DiffFlags): number => {
  const address = [oldFolder, newFolder].find((name) => /^https?:\/\//i.test(name));
  // An address can never be a folder, so that this is a wrong argument and not an input that fails.
  if (address !== undefined) return refuse(`${address} is an address; sitec diff compares folders that sitec build wrote`, 2);
  const bundles = [oldFolder, newFolder].map(readFactBundle);
  const reasons = bundles.flatMap((bundle) => ('reason' in bundle ? [bundle.reason] : []));
  if (reasons.length > 0) return refuse(`${reasons.join('; ')}. Name a folder that sitec build wrote`);
  const [before, after] = bundles as [FactBodies, FactBodies];
  const changes = diffFacts(before, after);
  const print = {
    pretty: () => diffForPeople(changes, wantsColours(process.stdout)),
    markdown: () => diffAsMarkdown(changes),
    json: () => diffAsJson(changes),
  };
  process.stdout.write(print[format]());
  return exitCode && changes.length > 0 ? 1 : 0;
};
