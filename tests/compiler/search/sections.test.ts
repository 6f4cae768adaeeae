import { describe, expect, it } from 'vitest';
import { createConcepts } from '../../../runtime/answer/concepts.ts';
import { createSections } from '../../../runtime/answer/sections.ts';
import { searchIndex } from '../../answers/fixture.ts';

const guide = (slug: string, markdown: string) => ({
  kind: 'guide' as const,
  slug,
  title: slug,
  language: 'en',
  description: null,
  approxTokens: 1,
  url: `https://acme.example/${slug}/`,
  markdownUrl: `https://acme.example/${slug}/index.md`,
  headings: [...markdown.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text,
    id: text.toLowerCase(),
  })),
  markdown,
});

const { search: index, concepts } = searchIndex([
  guide(
    'coffee',
    '# Coffee\n\nintro\n\n## Grind\n\n- Use a **burr** [grinder](https://x.example/a).\n\n## Brew\n\nPour water slowly over the grind.\n',
  ),
  guide('tea', '# Tea\n\n## Brew\n\n| leaf | water |\n| --- | --- |\n| green | 80\\_C |\n'),
  guide('long', `# Long\n\n${Array.from({ length: 40 }, (_, number) => `## Step ${number}\n\nword${number}\n`).join('\n')}`),
]);
const sectionOf = createSections(index, createConcepts(concepts));
const [coffee, tea, long] = index.documents;

describe('sections of a guide', () => {
  it.each([
    ['burr grinder', 'grind'],
    ['pour slowly', 'brew'],
    ['grind', 'grind'],
    // A rare word says more than one that stands in both sections.
    ['grind water', 'brew'],
  ])('%s -> %s', (query, id) => {
    if (!coffee) throw new Error('no document');
    expect(sectionOf(query, coffee).section?.id).toBe(id);
  });

  it('shows how a section begins, as people read it', () => {
    if (!coffee || !tea) throw new Error('no document');
    expect(sectionOf('burr', coffee).snippet).toBe('Use a burr grinder.');
    expect(sectionOf('green', tea).snippet).toBe('leaf water green 80_C');
  });

  it('is nothing when no section has a word of the query', () => {
    if (!tea) throw new Error('no document');
    expect(sectionOf('burr', tea)).toEqual({});
    expect(sectionOf('__proto__ constructor', tea)).toEqual({});
  });

  it('knows as many sections as a guide has', () => {
    if (!long) throw new Error('no document');
    expect(sectionOf('word29', long).section?.title).toBe('Step 29');
    expect(sectionOf('word39', long).section?.title).toBe('Step 39');
  });
});
