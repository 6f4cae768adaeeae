/** docs/reference/search-index.md describes the contract as it is today. */
import { expect, it } from 'vitest';
import { SHAPES_OF } from '../../compiler/words/shapes.ts';
import { INDEX_FORMAT, MOST_IMPACT, NUMBER_SHIFT, PASSAGE_FOLDER } from '../../runtime/bundle.ts';
import { readText } from './document.ts';

const text = readText('docs/reference/search-index.md');
const contract = readText('runtime/contract/passage-tables.ts');
const membersOf = (name: string): readonly string[] => {
  const [, body = ''] = new RegExp(`^export interface ${name} \\{\\n([^]*?)^\\}`, 'm').exec(contract) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)/gm)].map(([, member = '']) => member);
};

it.each(['PassageTable', 'PassageTexts', 'PassagePage'])('every member of %s is described', (name) => {
  const members = membersOf(name);
  expect(members.length).toBeGreaterThan(1);
  expect(members.filter((member) => !text.includes(`\`${member}\``))).toEqual([]);
});

it('the kinds of pages, the sources and the shapes are named', () => {
  const kinds = [...contract.matchAll(/^export type PassageSource = (.*);|^export type PageKind = (.*);/gm)];
  const names = kinds.flatMap(([, passage = '', page = '']) => [...`${passage} ${page}`.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(7);
  expect([...names, ...Object.values(SHAPES_OF).flat()].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('the version, the folder and the greatest worth are those of the contract', () => {
  expect(text).toContain(`\`format\` is ${INDEX_FORMAT},`);
  expect(text).toContain(`\`${PASSAGE_FOLDER}/terms-N.json\``);
  expect(text).toContain(`from 1 to ${MOST_IMPACT};`);
  expect(text).toContain(`with ${NUMBER_SHIFT} more`);
});
