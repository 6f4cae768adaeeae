/** Pages and the markdown that a careful reader would want of them: one folder a case. UPDATE=1 writes expected.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { convert } from '../page.ts';

const FOLDER = fileURLToPath(new URL('cases', import.meta.url));
const cases = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'input.html')));
const processor = remark().use(remarkGfm);

const fileOf = (name: string, file: string): string => join(FOLDER, name, file);
const read = (name: string): string => convert(readFileSync(fileOf(name, 'input.html'), 'utf8')).markdown;

/** A markdown tree without positions. */
const treeOf = (markdown: string): unknown =>
  JSON.parse(JSON.stringify(processor.parse(markdown), (key, value: unknown) => (key === 'position' ? undefined : value)));

function* nodes(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodes(child);
}

describe.each(cases)('%s', (name) => {
  it('is converted as expected', () => {
    const expected = fileOf(name, 'expected.md');
    if (process.env.UPDATE === '1') writeFileSync(expected, read(name));
    expect(read(name)).toBe(readFileSync(expected, 'utf8'));
  });

  it('says the same when it is parsed and printed again', () => {
    const markdown = read(name);
    expect(treeOf(processor.stringify(processor.parse(markdown)))).toEqual(treeOf(markdown));
  });

  it('starts with a title, holds no character reference and only absolute addresses', () => {
    const markdown = read(name);
    const tree: Root = processor.parse(markdown);
    expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 1 });
    expect(markdown).not.toMatch(/&#x/i);
    const addresses = [...nodes(tree)].flatMap((node) => (node.type === 'link' || node.type === 'image' ? [node.url] : []));
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
  });
});
