import type { ElementContent, Text } from '../hast.ts';

/** Addresses of pages and of mail in running text, without the marks that end a sentence behind them. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`|\\]*[\p{L}\p{N}/=#]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/giu;

/** A text with the addresses in it as links, which print as `<https://acme.example/>`; as text each would need escapes. */
export const linkAddresses = (text: Text): readonly ElementContent[] => {
  const { value } = text;
  if (!/[/@]/.test(value)) return [text];
  const nodes: ElementContent[] = [];
  let end = 0;
  for (const { 0: address, index } of value.matchAll(ADDRESS)) {
    if (index > end) nodes.push({ type: 'text', value: value.slice(end, index) });
    const href = address.includes('://') ? address : `mailto:${address}`;
    nodes.push({ type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: address }] });
    end = index + address.length;
  }
  if (end === 0) return [text];
  return end < value.length ? [...nodes, { type: 'text', value: value.slice(end) }] : nodes;
};

/** Signs that readers of markdown encode in an address, and percent signs that encode nothing. */
const UNSAFE = /%(?![\dA-Za-z]{2})|[^!#$%&-;=?-Z_a-z~]+/g;

/** An address as a reader of markdown gives it back: with what no address holds percent-encoded, such as spaces and brackets. */
export const encodeAddress = (address: string): string => {
  UNSAFE.lastIndex = 0;
  return UNSAFE.test(address) ? address.toWellFormed().replace(UNSAFE, encodeURIComponent) : address;
};

/** An address that stands in the text of a page as it is: written between `<` and `>`, a reader encodes it and shows it as before. */
const WRITTEN = /^https?:\/\/[^\s<>|`\\]+$/;

/** The address of a link in the form that is read back: that of its text, if this is the same address, else percent-encoded. */
export const addressFor = (address: string, text: string | undefined): string => {
  const encoded = encodeAddress(address);
  return text !== undefined && WRITTEN.test(text) && encodeAddress(text) === encoded ? text : encoded;
};
