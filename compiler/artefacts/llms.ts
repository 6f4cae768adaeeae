import { defineEmitter, type Build } from '../artefact.ts';
import { isFullTextSplit } from '../full-text.ts';
import { plainName } from '../kind-names.ts';
import { groupPages } from '../listing.ts';
import { LLMS_MAXIMUM } from '../llms-limits.ts';
import { sectionFiles, sectionOf, sectionText, type Section } from '../llms-sections.ts';
import { paths, schemaPath } from '../paths.ts';
import { output } from '../problems/output.ts';
import { factsOf } from '../resources/index.ts';
import { allotRoom } from '../room.ts';
import { shorten } from '../shorten.ts';
import { escapeMarkdown } from '../template.ts';

/**
 * llms.txt: what the site is, when to use what, and every page by importance. When that is too long, each section keeps its first
 * entries and names the files that list all of them.
 */
export const llms = defineEmitter('llms.txt', function* (build) {
  const maximum = build.settings.config.llms?.maximum ?? LLMS_MAXIMUM;
  const sections = groupPages(build).map((group) => sectionOf(group, build, maximum));
  const whole = fileText(sections, (section) => section.lines.length, build);
  const kept = whole.length > maximum ? keptLines(sections, maximum, build) : null;
  const body = kept === null ? whole : fileText(sections, (section) => kept.get(section) ?? 0, build);
  yield { path: paths.llms, class: 'llms', body, origin: 'llms.txt' };
  for (const section of sections)
    if ((kept?.get(section) ?? section.lines.length) < section.lines.length) yield* sectionFiles(section, build);
});

/** How many entries of each section fit into the file, beside everything that has to stand there. */
const keptLines = (sections: readonly Section[], maximum: number, build: Build): ReadonlyMap<Section, number> => {
  // A section with entries has one line break more than one without.
  const least = fileText(sections, () => 0, build).length + sections.length;
  if (least > maximum) build.problems.add(output.llmsTooLong, { characters: least, limit: maximum });
  const counts = allotRoom(
    sections.map(({ lines }) => lines.map((line) => line.length + 1)),
    maximum - least,
  );
  return new Map(sections.map((section, index) => [section, counts[index] ?? 0]));
};

const fileText = (sections: readonly Section[], keptOf: (section: Section) => number, build: Build): string => {
  const { base } = build;
  const sitemap = `${base}${paths.sitemapMarkdown}`;
  const optional = `## Optional\n\n- [Full text](${base}${paths.llmsFull}): every page in ${isFullTextSplit(build) ? 'parts, with an index of them' : 'one file'}\n- [Sitemap](${sitemap}): every page by section\n`;
  const total = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const omitted = sections.reduce((sum, section) => sum + section.lines.length - keptOf(section), 0);
  const note =
    omitted === 0
      ? []
      : [
          `Left out in all: ${omitted} of ${total} pages. Each section names the file with all of its own; the [sitemap](${sitemap}) lists every page.\n`,
        ];
  return [opening(build), ...sections.map((section) => sectionText(section, keptOf(section), build)), ...note, optional].join('\n');
};

/** Most characters of what the company says of itself. */
const MAXIMUM_DESCRIPTION = 1000;

const opening = (build: Build): string => {
  const { base, facts, app } = build;
  const { name, description } = facts.company.body;
  const languages = Object.keys(facts.guides.body.languages);
  return [
    `# ${escapeMarkdown(name)}\n`,
    ...(description === null ? [] : [`> ${escapeMarkdown(shorten(description, MAXIMUM_DESCRIPTION))}\n`]),
    'Everything below is public and read-only; no key is needed. When to use what:\n',
    `- Prices, limits, features, platforms and contacts as data: ${documents(build, ['plans', 'features', 'platforms', 'company'])}. Quote them as given; null means that the site does not say, and \`reason\` says why.`,
    `- How to do something: ${documents(build, ['guides'])}${languages.length > 0 ? ` (in ${languages.join(', ')})` : ''}, or the tool \`search_guides\`.`,
    ...declared(build),
    `- What the fields mean: OpenAPI at ${base}${paths.openapi}, and a JSON Schema for each document, such as ${base}${schemaPath('plans')}.`,
    `- Tools: MCP at ${base}${paths.mcp} (Streamable HTTP). Questions in plain words: A2A at ${base}${paths.a2a}.`,
    `- Any page as markdown: append \`/index.md\` to its address, or send \`Accept: text/markdown\`.`,
    `- Signing up is done by people${app === null ? '' : ` at ${app}`}. Limits and rules for agents: [auth.md](${base}${paths.auth}).\n`,
  ].join('\n');
};

/** The list documents of some kinds. They are no links: readers of llms.txt take what is linked for pages. */
const documents = ({ base, resources }: Build, names: readonly string[]): string =>
  names
    .flatMap((name) => resources.filter((resource) => resource.name === name))
    .map(({ name, listPath }) => `${plainName(name)} at ${base}${listPath}`)
    .join(', ');

/** A line for each declared kind: what it is, its document, its tools. */
const declared = (build: Build): readonly string[] =>
  build.resources
    .filter(({ titleField }) => titleField !== undefined)
    .map((resource) => {
      const number = resource.count(factsOf(build.facts, resource).body);
      return `- ${escapeMarkdown(resource.title)} (${number}): ${documents(build, [resource.name])}. ${escapeMarkdown(resource.description)}`;
    });
