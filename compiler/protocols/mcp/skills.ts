import type { Build } from '../../build/build.ts';
import { skillFiles, type SkillFile } from '../../prose/skills.ts';
import { served, type ServedFiles } from './served.ts';

/** Folder of a skill (SEP-2640). */
export const skillFolder = (name: string): string => `skill://${name}`;

/** MCP resource of a skill's SKILL.md. */
export const skillUri = (name: string): string => `${skillFolder(name)}/SKILL.md`;

/** The skills for `skills/list`, by the uri of their SKILL.md: the same files as the agent skills of the site. */
export const listedSkills = (build: Build, files: ServedFiles): ReadonlyMap<string, object> =>
  new Map(
    skillFiles(build)
      .filter(({ path }) => files.has(path))
      .map(({ name, frontMatter, digest, path }) => {
        const uri = skillUri(name);
        return [uri, { uri, frontmatter: frontMatter, resources: [{ uri, digest, size: served(path, files).bytes }] }];
      }),
  );

/** Content of the skill folders, by the uri of the folder: a skill is one file. */
export const skillFolders = (build: Build): ReadonlyMap<string, readonly object[]> =>
  new Map(skillFiles(build).map((skill) => [skillFolder(skill.name), [fileOf(skill)]]));

const fileOf = ({ name, description }: SkillFile): object => ({ uri: skillUri(name), name, description, mimeType: 'text/markdown' });
