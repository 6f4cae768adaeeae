import { join } from 'node:path';
import type { BundleFile } from '../artefact.ts';
import { relativePath } from '../base/file-path.ts';
import type { Build } from '../build/build.ts';
import type { Summary } from '../bundle/summary.ts';
import type { ProvenanceFile } from '../config/provenance-file.ts';
import type { Settings } from '../config/settings.ts';
import { facts as problemsOfFacts } from '../problems/facts.ts';
import { LineCounter } from '../problems/locate.ts';
import type { Problem } from '../problems/problem.ts';
import { browserPart } from '../protocols/browser.ts';
import {
  DigestFolder,
  projectFolder,
  REPORT_FILE,
  REPORT_FOLDER,
  VIEW_FOLDER,
  writeInFolder,
  writeTextNote,
} from '../site/project-folder.ts';
import { pathInSite } from '../site/source-path.ts';
import type { Stage } from '../stage/stage.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { factGroups } from './fact-rows.ts';
import { fileClasses } from './file-classes.ts';
import { pageRows } from './page-rows.ts';
import { eachView } from './page-views.ts';
import { addressesFrom } from './places.ts';
import { isOfPlan, planCards } from './plan-cards.ts';
import { problemGroups } from './problem-groups.ts';
import { besideText, renderReport } from './render.ts';

/** The head of the report lists the missing kinds in one line. */
const withoutGaps = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ code }) => code !== problemsOfFacts.kindMissing.code);

/** Input of a report: a build with its files. */
export interface ReportSources {
  readonly build: Build;
  readonly files: readonly BundleFile[];
  /** The stage with the files. */
  readonly stage: Stage;
  readonly provenance: ProvenanceFile;
  readonly summary: Summary;
  readonly verdict: Verdict | null;
  readonly isPublished: boolean;
  /** False when only the artefacts were written, because the bundle must not be published. */
  readonly isWhole: boolean;
}

/**
 * Makes the report for people, also for a build with errors. It depends only on the build, not on the clock or the cache. Requires open
 * pages, and the files in their stage. Additional files are written at once, so that the texts of pages do not stay in memory. Returns the
 * text of the report. Throws `Halt` when the package is incomplete.
 */
export const reportText = ({ build, files, stage, provenance, summary, verdict, isPublished, isWhole }: ReportSources): string => {
  const { settings, problems, pages, site } = build;
  const parts = { style: part('report.css', build), script: part('report.js', build) };
  const folder = new DigestFolder(VIEW_FOLDER, settings);
  const views = eachView(pages, (name, view) => folder.write(`${name}.js`, () => besideText(`page ${name}`, view())));
  folder.removeOthers();
  const addressOf = addressesFrom(join(projectFolder(settings), REPORT_FILE));
  const slugs = build.facts.plans.body.plans.map(({ slug }) => slug);
  const isOnCard = isOfPlan(slugs);
  const report = renderReport(
    {
      summary,
      verdict,
      failed: !isPublished,
      problems: problemGroups(withoutGaps(problems.sorted()), new LineCounter(settings.cwd, pathInSite(site, settings.cwd))),
      plans: planCards(provenance, slugs),
      facts: factGroups(provenance, (path) => !isOnCard(path)),
      pages: pageRows(build, files, addressOf),
      views,
      classes: fileClasses(files, stage, isWhole),
      siteFolder: addressOf(settings.crawl ? settings.out : join(settings.cwd, site.name), ''),
    },
    parts,
  );
  for (const [file, text] of report.files) writeInFolder(REPORT_FOLDER, file, text, settings);
  return report.html;
};

const part = (name: 'report.css' | 'report.js', { problems }: Build): string => Buffer.from(browserPart(name, problems)).toString();

/**
 * Writes a report beside the project; for a published bundle, call it after publishing. Returns its path relative to the working folder,
 * null when it cannot be written.
 */
export const writeReport = (text: string, settings: Settings): string | null =>
  writeTextNote(REPORT_FILE, text, settings) ? relativePath(settings.cwd, join(projectFolder(settings), REPORT_FILE)) : null;
