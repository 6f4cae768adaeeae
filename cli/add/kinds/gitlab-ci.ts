import { defineAddition, sharedFile } from './addition.ts';
import { atRoot, buildOf, fromRoot, renderingOf, yamlText } from './ci-steps.ts';
import type { Project } from './project.ts';

const FILE = '.gitlab-ci.yml';

/** A GitLab job that builds the site and its bundle, and shows problems as tests. */
export const jobOf = (project: Project): string => {
  const { image, install, render } = renderingOf(project);
  const entered = project.within === '' ? [] : [`cd ${yamlText(project.within)}`];
  const commands = [...entered, ...install, ...render, buildOf(project, ' --reporter junit=reports/sitec.xml')];
  return [
    'sitec:',
    `  image: ${image}`,
    '  variables: { GIT_DEPTH: 0 }',
    `  cache: { key: sitec, paths: [${fromRoot(project, '.sitec/cache')}] }`,
    '  script:',
    ...commands.map((command) => `    - ${command}`),
    '  artifacts:',
    '    when: always',
    `    paths: [${fromRoot(project, '.sitec/report.html')}]`,
    `    reports: { junit: ${fromRoot(project, 'reports/sitec.xml')} }`,
    '',
  ].join('\n');
};

/** A job of GitLab CI. */
export const gitlabCi = defineAddition({
  name: 'gitlab-ci',
  description: `a job of ${FILE}: a build, with problems as tests`,
  changes: (project) => ({
    ...sharedFile(project, atRoot(project, FILE), jobOf(project), jobOf(project), /^sitec:/m),
    next: [`commit ${FILE}`],
  }),
});
