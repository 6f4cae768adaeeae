import type { McpAnswer } from '../../../runtime/bundle.ts';
import type { Build } from '../../build/build.ts';
import { updatedOf } from '../../facts/resource.ts';
import { factsOf } from '../../facts/resources/index.ts';
import { bareType } from '../../header-table.ts';
import type { Page } from '../../pages/page.ts';
import { encodePath, pageStem, twinPath } from '../../paths.ts';
import { skillFiles, type SkillFile } from '../../prose/skills.ts';
import { cacheableTail, served, type ServedFiles } from './served.ts';

/**
 * A document of the site as an MCP resource (MCP 2026-07-28, server/resources). An API kind is also called resource, so this one always has
 * MCP in its name.
 */
interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  /** Public path of its file. */
  readonly path: string;
  readonly updated: string | null;
  /** False for documents that are only reachable by a template or a link. */
  readonly isListed: boolean;
}

/**
 * Every document of `resources/read` that the bundle has: the list documents of the API, markdown versions by importance, skills, single
 * documents.
 */
const mcpResources = (build: Build, files: ServedFiles): readonly McpResource[] =>
  allResources(build).filter(({ path }) => files.has(path));

const allResources = (build: Build): readonly McpResource[] => {
  const unlisted = build.pages.filter((page) => !page.listed);
  return [
    ...listDocuments(build),
    ...build.listed.map((page) => twin(page, build.base, true)),
    ...skillFiles(build).map(({ name, description, path }) => ({
      uri: skillUri(name),
      name,
      title: name,
      description,
      path,
      updated: null,
      isListed: true,
    })),
    ...itemDocuments(build),
    ...unlisted.map((page) => twin(page, build.base, false)),
  ];
};

const listDocuments = ({ base, resources, facts }: Build): readonly McpResource[] =>
  resources.map((resource) => ({
    uri: base + encodePath(resource.listPath),
    name: resource.name,
    title: resource.title,
    description: resource.description,
    path: resource.listPath,
    updated: updatedOf(factsOf(facts, resource).body),
    isListed: true,
  }));

const itemDocuments = ({ base, resources, facts }: Build): readonly McpResource[] =>
  resources
    .filter(({ item }) => item !== undefined)
    .flatMap((resource) =>
      factsOf(facts, resource).items.map((record) => {
        const path = resource.itemPath(record.slug);
        const common = { name: record.slug, title: record.slug, description: null, isListed: false };
        return { ...common, uri: base + encodePath(path), path, updated: updatedOf(record) };
      }),
    );

const twin = ({ path, title, description, updated }: Page, base: string, isListed: boolean): McpResource => ({
  uri: base + encodePath(twinPath(path)),
  name: pageStem(path).split('/').at(-1) || 'home',
  title,
  description,
  path: twinPath(path),
  updated,
  isListed,
});

/** The resources for `resources/list`. `priority` goes from 1, most important, to 0 in the order of the list. */
export const listedResources = (build: Build, files: ServedFiles): readonly object[] => {
  const listed = mcpResources(build, files).filter(({ isListed }) => isListed);
  return listed.map((resource, index) => listResource(resource, Math.round((1 - index / listed.length) * 100) / 100, files));
};

const listResource = ({ uri, name, title, description, path, updated }: McpResource, priority: number, files: ServedFiles): object => ({
  uri,
  name,
  title,
  ...(description !== null && { description }),
  mimeType: mimeTypeOf(path, files),
  size: served(path, files).bytes,
  // The schema requires a time; sites have days.
  annotations: { audience: ['assistant', 'user'], priority, ...(updated !== null && { lastModified: `${updated}T00:00:00Z` }) },
});

/** Answers of `resources/read` by uri: the text of the file with its metadata. */
export const readAnswers = (build: Build, files: ServedFiles): Readonly<Record<string, McpAnswer>> =>
  Object.fromEntries(
    mcpResources(build, files).map(({ uri, path, updated }): [string, McpAnswer] => {
      const before = `"result":{"contents":[{${JSON.stringify({ uri, mimeType: mimeTypeOf(path, files) }).slice(1, -1)},"text":`;
      return [uri, [before, path.slice(1), `}]${cacheableTail(build, { path, updated }, files)}`]];
    }),
  );

/** Media type without parameters. */
const mimeTypeOf = (path: string, files: ServedFiles): string => bareType(served(path, files).type);

/** Folder of a skill (SEP-2640). */
const skillFolder = (name: string): string => `skill://${name}`;

/** MCP resource of a skill's SKILL.md. */
const skillUri = (name: string): string => `${skillFolder(name)}/SKILL.md`;

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
