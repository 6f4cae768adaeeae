import { join, relative, sep } from 'node:path';
import type { BundleFile } from '../artefact.ts';
import type { Build } from '../build/build.ts';
import type { Summary } from '../bundle/summary.ts';
import type { ProvenanceFile } from '../config/provenance-file.ts';
import type { Settings } from '../config/settings.ts';
import type { Page } from '../pages/page.ts';
import { facts as problemsOfFacts } from '../problems/facts.ts';
import { LineCounter } from '../problems/locate.ts';
import type { Problem } from '../problems/problem.ts';
import { projectFolder, REPORT_FILE, writeTextNote } from '../site/project-folder.ts';
import { pathInSite } from '../site/source-path.ts';
import type { Stage } from '../stage/stage.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { factGroups } from './fact-rows.ts';
import { fileClasses } from './file-classes.ts';
import { pageRows } from './page-rows.ts';
import { addressesFrom } from './places.ts';
import { problemGroups } from './problem-groups.ts';
import { renderReport } from './render.ts';

/** Characters (UTF-16 units) of the twins that a report holds; the others are shown from the bundle. */
const MAXIMUM_TWINS = 4_000_000;

/** The twins of the first pages, as many as there is room for. */
export const embeddedTwins = (pages: Iterable<Pick<Page, 'twin'>>, room = MAXIMUM_TWINS): readonly string[] => {
  const twins: string[] = [];
  let left = room;
  for (const page of pages) {
    const twin = page.twin();
    left -= twin.length;
    if (left < 0) break;
    twins.push(twin);
  }
  return twins;
};

/** The kinds that were not found are told in one line of the head. */
const withoutGaps = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ code }) => code !== problemsOfFacts.kindMissing.code);

/** What a report is made of: a build that has come to its files. */
export interface ReportSources {
  readonly build: Build;
  readonly files: readonly BundleFile[];
  /** The stage that the files lie in. */
  readonly stage: Stage;
  readonly provenance: ProvenanceFile;
  readonly summary: Summary;
  readonly verdict: Verdict | null;
  readonly isPublished: boolean;
  /** False when only the artefacts were written, because the bundle must not be published. */
  readonly isWhole: boolean;
}

/**
 * Makes the report for people, also of a build with errors, because that is when somebody asks. It is made of the build alone: neither the clock
 * nor the cache shows in it. The pages have to be open, and the files in their stage.
 */
export const reportText = ({ build, files, stage, provenance, summary, verdict, isPublished, isWhole }: ReportSources): string => {
  const { settings, problems, pages } = build;
  return renderReport({
    summary,
    verdict,
    failed: !isPublished,
    problems: problemGroups(withoutGaps(problems.sorted()), new LineCounter(settings.cwd, pathInSite(build.site, settings.cwd))),
    facts: factGroups(provenance),
    pages: pageRows(build, files, addressesFrom(join(projectFolder(settings), REPORT_FILE))),
    twins: embeddedTwins(pages),
    classes: fileClasses(files, stage, isWhole),
  });
};

/**
 * Writes a report beside the project; that of a published bundle only once the bundle is in its place. Answers its path relative to the working
 * folder, null when it cannot be written.
 */
export const writeReport = (text: string, settings: Settings): string | null =>
  writeTextNote(REPORT_FILE, text, settings)
    ? relative(settings.cwd, join(projectFolder(settings), REPORT_FILE))
        .split(sep)
        .join('/')
    : null;
