import { defineAddition } from './addition.ts';
import { scriptChanges } from './package-script.ts';
import { executed } from './project.ts';

/** Hugo runs nothing behind its build: a script of package.json does it, or whatever runs Hugo. */
export const hugo = defineAddition({
  name: 'hugo',
  description: 'a script of package.json behind that of Hugo, or the command to run behind hugo',
  changes: (project) =>
    typeof project.packageJson?.scripts.build !== 'string'
      ? { edits: [], pastes: [], next: [`hugo && ${executed(project, project.build)}`] }
      : scriptChanges(project),
});
