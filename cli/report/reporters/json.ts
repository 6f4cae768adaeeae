import { packageVersion } from '../../../compiler/base/package.ts';
import type { Score } from '../../check/score.ts';
import type { LocatedPlace, LocatedProblem, Outcome, Reporter } from '../outcome.ts';
import { printableJson } from '../printable.ts';
import type { PlaceDocument, ProblemDocument, ReportDocument } from '../schema.ts';

/** For programs: one object, which schemas/report.json describes. */
export const json: Reporter = {
  isDocument: true,
  report: (outcome) => `${printableJson(reportDocument(outcome))}\n`,
};

const reportDocument = ({ command, exitCode, isPublished, summary, shard, verdict, score, problems }: Outcome): ReportDocument => ({
  schemaVersion: 1,
  tool: { name: 'sitec', version: packageVersion() },
  command,
  ok: exitCode === 0,
  exitCode,
  published: isPublished,
  ...(summary && { summary: summaryDocument(summary) }),
  ...(shard && { shard: shardDocument(shard) }),
  ...(verdict && { verdict: verdictDocument(verdict) }),
  ...(score && { score: scoreDocument(score) }),
  problems: problems.map(problemDocument),
});

// The number of pages from the cache is left out, so that the same site has the same report.
const summaryDocument = (summary: NonNullable<Outcome['summary']>): NonNullable<ReportDocument['summary']> => {
  const { input, out, base, pages, languages, facts, files, bytes, twins, tools, hosts } = summary;
  return { input, out, base, pages, languages: [...languages], facts, files, bytes, twins, tools, hosts: [...hosts] };
};

const shardDocument = ({ index, count, pages, sitePages, file }: NonNullable<Outcome['shard']>): NonNullable<ReportDocument['shard']> => ({
  index,
  count,
  pages,
  sitePages,
  file,
});

const verdictDocument = ({ answers, readers, ...numbers }: NonNullable<Outcome['verdict']>): NonNullable<ReportDocument['verdict']> => ({
  ...numbers,
  answers: answers.map(({ question, text, url, tokens, htmlTokens }) => ({ question, text, url, tokens, htmlTokens })),
  readers: [...readers],
});

const scoreDocument = ({ level, groups, checks, ...numbers }: Score): NonNullable<ReportDocument['score']> => ({
  ...numbers,
  level: { value: level.value, missing: [...level.missing] },
  groups: [...groups],
  checks: [...checks],
});

const problemDocument = ({ code, level, message, why, fix, place, page, fact, related }: LocatedProblem): ProblemDocument => ({
  code,
  level,
  message,
  why,
  fix,
  ...(place && position(place)),
  ...(place?.note !== undefined && { at: place.note }),
  ...(page !== undefined && { page }),
  ...(fact !== undefined && { fact }),
  related: related.map((each) => ({ ...(each.note !== undefined && { message: each.note }), ...position(each) })),
});

const position = ({ file, line, column, endLine, endColumn }: LocatedPlace): Omit<PlaceDocument, 'message'> => ({
  file,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  ...(endLine !== undefined && { endLine }),
  ...(endColumn !== undefined && { endColumn }),
});
