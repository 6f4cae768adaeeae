import matter from 'gray-matter';
import { parseYaml, YamlFault, type ParsedYaml } from '../base/yaml.ts';

/** The front matter of a markdown file, and its offset. */
export interface FrontMatter {
  readonly parsed: ParsedYaml;
  readonly offset: number;
}

/** JSON as YAML: JSON allows tabs between its parts, and in no other place does a line start with one. Offsets stay the same. */
export const parseJson = (text: string): ParsedYaml => parseYaml(text.replace(/^[\t ]+/gm, (space) => ' '.repeat(space.length)));

/** The raw text between the two lines of ---; null when the file does not start with one. */
export const frontMatterBlock = (text: string): string | null => {
  const source = text.replace(/^\uFEFF/, '');
  if (!/^---[^\r\n]*\r?\n/.test(source)) return null;
  const end = /\r?\n---[ \t]*(\r?\n|$)/.exec(source.slice(3));
  return end ? source.slice(3, end.index + 3) : source.slice(3);
};

/**
 * The only code that calls gray-matter, which by default runs JavaScript front matter and caches broken files. The language is checked
 * first, options are always passed, and the strict reader of sitec parses YAML.
 */
export const readFrontMatter = (text: string): FrontMatter => {
  const source = text.replace(/^\uFEFF/, '');
  const opening = /^---([^\r\n]*)\r?\n/.exec(source);
  if (!opening) return { parsed: parseYaml('{}'), offset: 0 };
  const language = (opening[1] ?? '').trim();
  if (!['', 'yaml', 'json'].includes(language)) throw new Error(`front matter of the language "${language}" is not read; use YAML or JSON`);
  if (!/\r?\n---[ \t]*(\r?\n|$)/.test(source.slice(opening[0].length - 1))) throw new Error('the front matter has no closing line of ---');
  const offset = opening[0].length + (text.length - source.length);
  let parsed = parseYaml('{}');
  const read =
    (parse: typeof parseYaml) =>
    (block: string): object => {
      try {
        parsed = parse(block.replace(/\r$/, '')); // The line break before the closing line is not part of the last value.
      } catch (error) {
        throw error instanceof YamlFault ? new YamlFault(error.message, offset + error.offset) : error;
      }
      return {};
    };
  const refuse = (): never => {
    throw new Error('JavaScript front matter is not read');
  };
  matter(source, { language: 'yaml', engines: { yaml: read(parseYaml), json: read(parseJson), javascript: { parse: refuse } } });
  return { parsed, offset };
};
