import { defineAddition, sharedFile } from './addition.ts';
import { buildOf, renderingOf } from './ci-steps.ts';
import { stepsOf, hostChanges } from './hosts.ts';
import type { Project } from './project.ts';

const FILE = 'netlify.toml';

/**
 * The configuration file that Netlify reads at the root of a repository. docs/how-to/hosting/netlify.md shows the one of a project with
 * npm.
 */
export const netlifyToml = (project: Project): string => {
  const command = [...renderingOf(project).render, buildOf(project, ' --host netlify')].join(' && ');
  return [
    '[build]',
    `command = ${JSON.stringify(command)}`,
    `publish = ${JSON.stringify(project.out)}`,
    'edge_functions = "deploy/netlify/edge-functions"',
    '',
    '[functions]',
    'directory = "deploy/netlify/functions"',
    '',
  ].join('\n');
};

/** Netlify, which builds the site itself. */
export const netlify = defineAddition({
  name: 'netlify',
  description: `Netlify, with ${FILE} for its builds`,
  changes: (project) => {
    const [host, toml] = [
      hostChanges(project, 'netlify'),
      sharedFile(project, FILE, netlifyToml(project), netlifyToml(project), /\bsitec build\b/),
    ];
    return {
      edits: [...host.edits, ...toml.edits],
      pastes: [...host.pastes, ...toml.pastes],
      next: [
        ...stepsOf(project, 'netlify', ['cd deploy/netlify && npx netlify deploy --prod']),
        ...(project.within === '' ? [] : [`in the settings of Netlify: base directory "${project.within}", the folder of ${FILE}`]),
      ],
    };
  },
});
