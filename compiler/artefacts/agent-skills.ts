import { prettyJson } from '../base/json.ts';
import { defineEmitter } from '../build/build.ts';
import { lastContentDate } from '../build/contents.ts';
import { paths } from '../paths.ts';
import { skillFiles } from '../prose/skills.ts';

/** The agent skills and their index (agent-skills-discovery 0.2.0). */
export const agentSkills = defineEmitter('agent skills', function* (build) {
  const skills = skillFiles(build);
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ name, description, path, digest }) => ({ name, type: 'skill-md', description, url: path, digest })),
  };
  yield { path: paths.agentSkills, class: 'card', body: prettyJson(index), modified: lastContentDate(build), origin: 'agent skills' };
  for (const { path, body, name } of skills) yield { path, class: 'skill', body, origin: `skill ${name}` };
});
