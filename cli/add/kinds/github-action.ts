import { defineAddition, ownFile } from './addition.ts';
import { atRoot, buildOf, fromRoot, githubWorkflow, siteCommands } from './ci-steps.ts';
import type { Project } from './project.ts';

const FILE = '.github/workflows/sitec.yml';

/**
 * A GitHub workflow that builds the site and its bundle, and shows problems at their lines. docs/how-to/ci.md shows the one of a project
 * with npm.
 */
export const workflowOf = (project: Project): string => {
  const commands = siteCommands(project).join(' && ');
  return githubWorkflow(project, {
    name: 'sitec',
    head: ['on: [push, pull_request]'],
    job: 'site',
    settings: ['permissions: { contents: read, security-events: write }'],
    steps: [
      '- uses: actions/cache@v4',
      `  with: { path: ${fromRoot(project, '.sitec/cache')}, key: 'sitec-\${{ github.sha }}', restore-keys: sitec- }`,
      ...(commands === '' ? [] : [`- run: ${commands}`]),
      `- run: ${buildOf(project, ' --reporter sarif=reports/sitec.sarif,html=reports/sitec.html')}`,
      '- uses: github/codeql-action/upload-sarif@v3',
      '  if: always()',
      `  with: { sarif_file: ${fromRoot(project, 'reports/sitec.sarif')} }`,
      '- uses: actions/upload-artifact@v4',
      '  if: always()',
      `  with: { name: sitec, path: ${fromRoot(project, 'reports')} }`,
    ],
  });
};

/** A workflow of GitHub Actions. */
export const githubAction = defineAddition({
  name: 'github-action',
  description: `${FILE}: a build with annotations, SARIF and the report`,
  changes: (project) => ({
    ...ownFile(project, atRoot(project, FILE), workflowOf(project)),
    next: [`commit ${FILE}; docs/how-to/ci.md says what it shows`],
  }),
});
