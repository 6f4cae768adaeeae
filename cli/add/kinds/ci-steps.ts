import { posix } from 'node:path';
import { executed, type Project } from './project.ts';

/** The steps that render a site on a clean machine. */
export interface Rendering {
  /** Steps of a GitHub workflow before the install, as lines of YAML. */
  readonly setup: readonly string[];
  /** Image of a container in which the commands run. */
  readonly image: string;
  /** Commands that install the dependencies of the project. */
  readonly install: readonly string[];
  /** The command that renders the site; none for a site that is its own source. */
  readonly render: readonly string[];
}

const COREPACK = '- run: corepack enable';
const node = (cache: string): readonly string[] => ['- uses: actions/setup-node@v4', `  with: { node-version: 22${cache} }`];
const IMAGE = 'node:22';

/** How the site of a project is rendered in CI. */
export const renderingOf = (project: Project): Rendering => {
  const { packageJson, packageManager, lock, generator } = project;
  if (packageJson === null)
    return { setup: [...toolSetup(project), ...node('')], image: IMAGE, install: toolInstall(project), render: commandOf(project) };
  const { name, install } = packageManager;
  const cached = lock !== null && name !== 'bun' ? `, cache: ${name}${lockPlace(project, lock)}` : '';
  const manager = name === 'bun' ? ['- uses: oven-sh/setup-bun@v2'] : name === 'npm' ? [] : [COREPACK];
  return {
    setup: [...manager, ...(generator?.name === 'hugo' ? HUGO.setup : []), ...node(cached)],
    image: IMAGE,
    install: [...(name === 'bun' ? ['npm install --global bun'] : []), lock !== null ? install : `${name} install`],
    render: commandOf(project),
  };
};

/** The lock file, where it is not at the root of the repository. */
const lockPlace = (project: Project, lock: string): string =>
  project.within === '' ? '' : `, cache-dependency-path: ${fromRoot(project, lock)}`;

const HUGO = {
  setup: ['- uses: peaceiris/actions-hugo@v3', '  with: { hugo-version: latest, extended: true }'],
  install: ['apt-get update && apt-get install --yes hugo'],
};
const RUBY = "ruby-version: '3.3', bundler-cache: true";
const JEKYLL = {
  install: ['apt-get update && apt-get install --yes ruby-full build-essential', 'gem install bundler && bundle install'],
};

const toolSetup = ({ generator, within }: Project): readonly string[] => {
  if (generator?.name === 'hugo') return HUGO.setup;
  const place = within === '' ? '' : `, working-directory: ${yamlText(within)}`;
  return generator?.name === 'jekyll' ? ['- uses: ruby/setup-ruby@v1', `  with: { ${RUBY}${place} }`] : [];
};

const toolInstall = ({ generator }: Project): readonly string[] =>
  generator?.name === 'hugo' ? HUGO.install : generator?.name === 'jekyll' ? JEKYLL.install : [];

const commandOf = ({ packageJson, packageManager: { name }, generator }: Project): readonly string[] => {
  if (typeof packageJson?.scripts.build === 'string') return [`${name} run build`];
  return generator?.buildCommand ? [generator.buildCommand] : [];
};

/** The commands that install the dependencies of a project and render its site. */
export const siteCommands = (project: Project): readonly string[] => {
  const { install, render } = renderingOf(project);
  return [...(project.packageJson === null ? [] : install), ...render];
};

/** The command of CI that builds the bundle. */
export const buildOf = (project: Project, flags: string): string => executed(project, `${project.build}${flags}`);

/** A path of the project in YAML, relative to the root of the repository, where actions and servers look for it. */
export const fromRoot = ({ within }: Project, path: string): string => yamlText(posix.join(within, path));

/** The path of a file that only counts at the root of the repository, relative to the project. */
export const atRoot = ({ within }: Project, file: string): string => (within === '' ? file : posix.relative(within, file));

/** A GitHub workflow with a job of the same name that runs in the project, from the checkout on. */
export const githubWorkflow = (project: Project, { name, head, job = name, settings, steps }: Workflow): string =>
  [
    `name: ${name}`,
    ...head,
    'jobs:',
    `  ${job}:`,
    '    runs-on: ubuntu-latest',
    ...settings.map((line) => `    ${line}`),
    ...(project.within === '' ? [] : [`    defaults: { run: { working-directory: ${yamlText(project.within)} } }`]),
    '    steps:',
    ...['- uses: actions/checkout@v4', '  with: { fetch-depth: 0 }', ...renderingOf(project).setup, ...steps].map(
      (line) => `      ${line}`,
    ),
    '',
  ].join('\n');

interface Workflow {
  readonly name: string;
  /** What starts it. */
  readonly head: readonly string[];
  readonly job?: string;
  readonly settings: readonly string[];
  /** Its steps after the checkout and the setup. */
  readonly steps: readonly string[];
}

/** Text as a value of YAML that is also safe between braces. */
export const yamlText = (text: string): string => (/^[\w./-]+$/.test(text) ? text : JSON.stringify(text));
