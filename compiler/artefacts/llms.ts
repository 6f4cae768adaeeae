import { defineEmitter, type Build } from '../artefact.ts';
import { groupPages, pageEntry } from '../listing.ts';
import { plainName } from '../kind-names.ts';
import { paths, schemaPath } from '../paths.ts';
import { factsOf } from '../resources/index.ts';
import { escapeMarkdown } from '../template.ts';

/** Characters above which readers cut the file; the least important entries are left out and counted. */
const MAXIMUM_CHARACTERS = 50_000;

/** llms.txt: what the site is, when to use what, and every page by importance. */
export const llms = defineEmitter('llms.txt', function* (build) {
  const blocks = groupPages(build).map(({ title, pages }) => ({
    title: escapeMarkdown(title),
    lines: pages.map((page) => pageEntry(page, build)),
  }));
  const optional = `## Optional\n\n- [Full text](${build.base}${paths.llmsFull}): every page in one file\n- [Sitemap](${build.base}${paths.sitemapMarkdown}): every page by section\n`;
  let room = MAXIMUM_CHARACTERS - opening(build).length - optional.length - 200;
  let omitted = 0;
  const sections: string[] = [];
  for (const { title, lines } of blocks) {
    const kept: string[] = [];
    room -= title.length + 6;
    for (const line of lines) {
      room -= line.length + 1;
      if (room > 0) kept.push(line);
      else omitted++;
    }
    if (kept.length > 0) sections.push(`## ${title}\n\n${kept.join('\n')}\n`);
  }
  const note =
    omitted === 0 ? [] : [`${omitted} pages are omitted here; the [sitemap](${build.base}${paths.sitemapMarkdown}) lists all of them.\n`];
  yield { path: paths.llms, class: 'text', body: [opening(build), ...sections, ...note, optional].join('\n'), origin: 'llms.txt' };
});

const opening = (build: Build): string => {
  const { base, facts, app } = build;
  const { name, description } = facts.company.body;
  const languages = Object.keys(facts.guides.body.languages);
  return [
    `# ${escapeMarkdown(name)}\n`,
    ...(description === null ? [] : [`> ${escapeMarkdown(description)}\n`]),
    'Everything below is public and read-only; no key is needed. When to use what:\n',
    `- Prices, limits, features, platforms and contacts as data: ${documents(build, ['plans', 'features', 'platforms', 'company'])}. Quote them as given; null means that the site does not say, and \`reason\` says why.`,
    `- How to do something: the ${documents(build, ['guides'])}${languages.length > 0 ? ` (in ${languages.join(', ')})` : ''}, or the tool \`search_guides\`.`,
    ...declared(build),
    `- What the fields mean: [OpenAPI](${base}${paths.openapi}), and a JSON Schema for each document, such as [that of the plans](${base}${schemaPath('plans')}).`,
    `- Tools: MCP at ${base}${paths.mcp} (Streamable HTTP). Questions in plain words: A2A at ${base}${paths.a2a}.`,
    `- Any page as markdown: append \`/index.md\` to its address, or send \`Accept: text/markdown\`.`,
    `- Signing up is done by people${app === null ? '' : ` at ${app}`}. Limits and rules for agents: [auth.md](${base}${paths.auth}).\n`,
  ].join('\n');
};

/** Links to the list documents of some kinds. */
const documents = ({ base, resources }: Build, names: readonly string[]): string =>
  names
    .flatMap((name) => resources.filter((resource) => resource.name === name))
    .map(({ name, listPath }) => `[${plainName(name)}](${base}${listPath})`)
    .join(', ');

/** A line for each declared kind: what it is, its document, its tools. */
const declared = (build: Build): readonly string[] =>
  build.resources
    .filter(({ titleField }) => titleField !== undefined)
    .map((resource) => {
      const number = resource.count(factsOf(build.facts, resource).body);
      return `- ${escapeMarkdown(resource.title)} (${number}): ${documents(build, [resource.name])}. ${escapeMarkdown(resource.description)}`;
    });
