import type { PhrasingContent } from 'mdast';

/** Addresses of pages and of mail in running text, without the marks that end a sentence behind them. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`|\\]*[\p{L}\p{N}/=#]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/giu;

/** A text with the addresses in it as links, which print as `<https://acme.example/>`; as text each would need escapes. */
export const linkAddresses = (text: string): readonly PhrasingContent[] => {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    const url = address.includes('://') ? address : `mailto:${address}`;
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: address }] });
    end = index + address.length;
  }
  return end === 0 ? [{ type: 'text', value: text }] : end < text.length ? [...nodes, { type: 'text', value: text.slice(end) }] : nodes;
};
