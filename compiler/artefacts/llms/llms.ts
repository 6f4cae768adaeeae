import { defineEmitter, type Build } from '../../build/build.ts';
import { publishes } from '../../build/contents.ts';
import { groupPages } from '../../build/page-groups.ts';
import { LLMS_MAXIMUM } from '../../config/schema.ts';
import { paths } from '../../paths.ts';
import { output } from '../../problems/output.ts';
import { proseText } from '../../prose/render.ts';
import { isFullTextSplit } from './full-text.ts';
import { sectionFiles, sectionOf, sectionText, shareSpace, type Section } from './sections.ts';

/**
 * llms.txt: a description of the site, when to use which interface, and every page by importance. When that is too long, each section keeps
 * its first entries and links to the files with all of them.
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

/** The number of entries of each section that fit into the file, beside all required parts. */
const keptLines = (sections: readonly Section[], maximum: number, build: Build): ReadonlyMap<Section, number> => {
  // A section with entries has one more line break than one without.
  const least = fileText(sections, () => 0, build).length + sections.length;
  if (least > maximum) build.problems.add(output.llmsTooLong, { characters: least, limit: maximum });
  const counts = shareSpace(
    sections.map(({ lines }) => lines.map((line) => line.length + 1)),
    maximum - least,
  );
  return new Map(sections.map((section, index) => [section, counts[index] ?? 0]));
};

const fileText = (sections: readonly Section[], keptOf: (section: Section) => number, build: Build): string => {
  const { base } = build;
  const sitemap = publishes(build)(paths.sitemapMarkdown) ? `${base}${paths.sitemapMarkdown}` : null;
  const fullText = `- [Full text](${base}${paths.llmsFull}): every page in ${isFullTextSplit(build) ? 'parts, with an index of them' : 'one file'}\n`;
  const optional = `## Optional\n\n${fullText}${sitemap === null ? '' : `- [Sitemap](${sitemap}): every page by section\n`}`;
  const total = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const omitted = sections.reduce((sum, section) => sum + section.lines.length - keptOf(section), 0);
  const note =
    omitted === 0
      ? []
      : [
          `Left out in total: ${omitted} of ${total} pages. Each section names the file with all of its own${sitemap === null ? '' : `; the [sitemap](${sitemap}) lists every page`}.\n`,
        ];
  return [
    proseText(build, 'llms.md.eta'),
    ...sections.map((section) => sectionText(section, keptOf(section), build)),
    ...note,
    optional,
  ].join('\n');
};
