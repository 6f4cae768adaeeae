import { defineAddition, ownFile } from './addition.ts';
import { atRoot, buildOf, fromRoot, githubWorkflow, siteCommands } from './ci-steps.ts';
import { hostChanges } from './hosts.ts';
import type { Project } from './project.ts';

const FILE = '.github/workflows/pages.yml';

/** A GitHub workflow that publishes the bundle with GitHub Pages. It includes hidden files for `/.well-known/`. */
const workflowOf = (project: Project): string => {
  const commands = [...siteCommands(project), buildOf(project, ' --host github-pages')].join(' && ');
  return githubWorkflow(project, {
    name: 'pages',
    head: ['on: { push: { branches: [main] } }'],
    settings: ['permissions: { contents: read, pages: write, id-token: write }', 'environment: github-pages'],
    steps: [
      `- run: ${commands}`,
      '- uses: actions/upload-pages-artifact@v5',
      `  with: { path: ${fromRoot(project, project.out)}, include-hidden-files: true }`,
      '- uses: actions/deploy-pages@v4',
    ],
  });
};

/** GitHub Pages. */
export const githubPages = defineAddition({
  name: 'github-pages',
  description: `GitHub Pages, with ${FILE}`,
  changes: (project) => {
    const [host, workflow] = [hostChanges(project, 'github-pages'), ownFile(project, atRoot(project, FILE), workflowOf(project))];
    return {
      edits: [...host.edits, ...workflow.edits],
      pastes: host.pastes,
      next: [
        'in the settings of the repository: Pages, source "GitHub Actions"',
        'docs/how-to/hosting/github-pages.md describes what else github-pages needs',
      ],
    };
  },
});
