import { defineAddition, ownFile } from './addition.ts';
import { PUBLISHED_FILE } from '../../../compiler/site/published-file.ts';
import { atRoot, buildOf, fromRoot, githubWorkflow, siteCommands } from './ci-steps.ts';
import { executed, type Project } from './project.ts';

const FILE = '.github/workflows/publish.yml';

/**
 * A GitHub workflow that builds and deploys the site, then tells search engines what changed. What was sent is kept in the cache, also
 * after a failure in the middle, and restored before the build, whose feed compares facts with it. The step of the deploy fails until it is replaced, because search engines must not ask too early.
 */
const workflowOf = (project: Project): string => {
  const commands = [...siteCommands(project), buildOf(project, '')].join(' && ');
  const state = fromRoot(project, PUBLISHED_FILE);
  return githubWorkflow(project, {
    name: 'publish',
    head: ['on: { push: { branches: [main] } }', 'concurrency: publish'],
    settings: [],
    steps: [
      '- uses: actions/cache/restore@v4',
      `  with: { path: ${state}, key: 'sitec-published-\${{ github.run_id }}', restore-keys: sitec-published- }`,
      `- run: ${commands}`,
      `# Replace this step with the one that deploys ${project.out}`,
      "- run: 'echo replace this step; exit 1'",
      `- run: ${executed(project, 'sitec publish --yes')}`,
      '- uses: actions/cache/save@v4',
      '  if: always()',
      `  with: { path: ${state}, key: 'sitec-published-\${{ github.run_id }}-\${{ github.run_attempt }}' }`,
    ],
  });
};

/** A workflow that publishes each release to IndexNow. */
export const publish = defineAddition({
  name: 'publish',
  description: `${FILE}: a build, a deploy, then sitec publish`,
  changes: (project) => ({
    ...ownFile(project, atRoot(project, FILE), workflowOf(project)),
    next: [`put your deploy into ${FILE}`, 'set indexNow.key in the configuration; docs/how-to/publish.md says how'],
  }),
});
