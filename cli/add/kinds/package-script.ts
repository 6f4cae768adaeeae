import { changedFile, defineAddition, NONE, type Changes } from './addition.ts';
import { withMember } from './json-text.ts';
import type { Project } from './project.ts';

const FILE = 'package.json';
const SCRIPT = 'postbuild';

/** Makes a script build the bundle after the site. */
export const scriptChanges = (project: Project): Changes => {
  const { read, build, packageManager, packageJson } = project;
  const text = read(FILE);
  if (text === null || packageJson === null)
    return { edits: [], pastes: [], next: [`there is no ${FILE}: run \`npx ${build}\` after the command that renders the site`] };
  const { scripts } = packageJson;
  const own = scripts[SCRIPT];
  if (typeof own !== 'string' && typeof scripts.build !== 'string') return { ...NONE, next: [], refusal: NO_BUILD };
  const line = (command: string): string => `"${SCRIPT}": ${JSON.stringify(command)}`;
  if (typeof own === 'string') {
    const isThere = /\bsitec build\b/.test(own);
    return { edits: [], pastes: isThere ? [] : [{ path: FILE, text: line(`${own} && ${build}`) }], next: [] };
  }
  return {
    ...changedFile(FILE, text, (before) => withMember(before, ['scripts'], SCRIPT, build, 'build'), line(build)),
    next: [...installWords(project), ...(packageManager.name === 'yarn' ? [YARN] : [])],
  };
};

const NO_BUILD = `${FILE} has no script "build", after which npm would run "${SCRIPT}"; add a script that renders the site first`;

const YARN = `Yarn 2 and later run no ${SCRIPT}: write \`&& yarn ${SCRIPT}\` after the command of the script build`;

/** The command that installs sitec, where it is not yet a package of the project. */
export const installWords = ({ packageJson, packageManager: { name } }: Project): readonly string[] => {
  if (packageJson === null || packageJson.dependencies.includes('sitec')) return [];
  return [name === 'npm' ? 'npm install --save-dev sitec' : `${name} add -D sitec`];
};

/** A script of package.json. */
export const packageScript = defineAddition({
  name: 'package-script',
  description: `script "${SCRIPT}" of package.json`,
  changes: scriptChanges,
});
