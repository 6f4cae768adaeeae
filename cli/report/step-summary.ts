import { appendFileSync } from 'node:fs';

/** Adds a report in markdown to the summary of a job of GitHub Actions. A summary that is not there or takes no more costs nothing. */
export const addStepSummary = (text: string, { GITHUB_STEP_SUMMARY = '' }: Readonly<Record<string, string | undefined>>): void => {
  if (GITHUB_STEP_SUMMARY === '') return;
  try {
    appendFileSync(GITHUB_STEP_SUMMARY, text);
  } catch {
    // The annotations say the same.
  }
};
