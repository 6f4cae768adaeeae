import { defineAddition } from './addition.ts';
import { scriptChanges } from './package-script.ts';
import { executed } from './project.ts';

/** Hugo has no hook after its build, so a script of package.json, or the command that runs Hugo, does it. */
export const hugo = defineAddition({
  name: 'hugo',
  description: 'a script in package.json after that of Hugo, or the command to run after hugo',
  changes: (project) =>
    typeof project.packageJson?.scripts.build !== 'string'
      ? { edits: [], pastes: [], next: [`hugo && ${executed(project, project.build)}`] }
      : scriptChanges(project),
});
