import { defineAddition, sharedFile } from './addition.ts';
import { scriptChanges } from './package-script.ts';

const EXPORT = "output: 'export',";

/** Next.js has no hook after its export, so a script of package.json does it. */
export const next = defineAddition({
  name: 'next',
  description: 'the export of Next.js, and a script in package.json after it',
  changes: (project) => {
    const script = scriptChanges(project);
    const whole = `export default {\n  ${EXPORT}\n};\n`;
    const file = project.find('next.config.{js,mjs,cjs,ts,mts,cts}') ?? 'next.config.mjs';
    const config = sharedFile(project, file, whole, EXPORT, /\boutput\s*:\s*['"]export['"]/);
    return { ...script, edits: [...config.edits, ...script.edits], pastes: [...config.pastes, ...script.pastes] };
  },
});
