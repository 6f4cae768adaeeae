import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../../compiler/prose/template.ts';
import type { Outcome, Reporter } from '../outcome.ts';
import { pretty } from './pretty.ts';

/** For people with a browser: the report that the build wrote beside the project; without one, the problems as text. */
export const html: Reporter = {
  isDocument: true,
  report: (outcome) => writtenReport(outcome) ?? plainReport(outcome),
};

const writtenReport = ({ report, cwd }: Outcome): string | null => {
  try {
    return report === null ? null : readFileSync(join(cwd, report), 'utf8');
  } catch {
    return null; // The file was removed since it was written.
  }
};

const plainReport = (outcome: Outcome): string => {
  const view = { colours: false, isQuiet: false, isVerbose: true };
  const text = (pretty.problems?.(outcome, view) ?? '') + (outcome.score ? pretty.report(outcome, view) : '');
  const title = `sitec ${outcome.command}`;
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n<h1>${title}</h1>\n<pre>\n${escapeHtml(text)}</pre>\n</body>\n</html>\n`;
};
