/** skills-ref: the reference of Agent Skills. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { skillPath } from '../../compiler/paths.ts';
import type { Outcome } from '../tools/outcome.ts';
import { tools, type ScannedSite } from './scanned-site.ts';

const validate = (skill: string, folder: string) => tools.run('skills-ref/dist/cli.js', ['validate', skill], folder);

/** Every skill of the bundle is valid; one that is not is found. */
export const scanWithSkillsRef = async ({ dist, folder }: ScannedSite): Promise<readonly Outcome[]> => {
  const skills = join(dist, dirname(dirname(skillPath('x'))));
  const names = readdirSync(skills, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const outcomes: Outcome[] = [];
  for (const { name } of names) {
    const { code, stdout, stderr } = await validate(join(skills, name), folder);
    outcomes.push({ name, expected: 0, unexpected: code === 0 ? [] : [`${stdout}${stderr}`.trim()] });
  }
  const faulty = join(folder, 'Faulty');
  mkdirSync(faulty);
  writeFileSync(join(faulty, 'SKILL.md'), '---\nname: Faulty\ndescription: A name with a capital letter\n---\n\n# Faulty\n');
  const { code } = await validate(faulty, folder);
  return [...outcomes, { name: 'a faulty skill', expected: 0, unexpected: code === 1 && names.length > 0 ? [] : [`exit code ${code}`] }];
};
