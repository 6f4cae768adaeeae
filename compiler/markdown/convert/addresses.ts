import type { ElementContent, Text } from '../hast.ts';

/** Web and email addresses in running text, without punctuation that follows them. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`|\\]*[\p{L}\p{N}/=#]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/giu;

/** Turns addresses in a text into links, which print as `<https://acme.example/>`. As text, each would need escapes. */
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

/** Characters that markdown readers encode in an address, and percent signs that encode nothing. */
const UNSAFE = /%(?![\dA-Za-z]{2})|[^!#$%&-;=?-Z_a-z~]+/g;

/** An address as a markdown reader returns it: invalid characters such as spaces and brackets are percent-encoded. */
export const encodeAddress = (address: string): string => {
  UNSAFE.lastIndex = 0;
  return UNSAFE.test(address) ? address.toWellFormed().replace(UNSAFE, encodeURIComponent) : address;
};

/** An address that can be written between `<` and `>`. A reader encodes its target and shows it unchanged. */
const WRITTEN = /^https?:\/\/[^\s<>|`\\]+$/;

/** The form of a link address that is read back unchanged: the text of the link when it is the same address, else percent-encoded. */
export const addressFor = (address: string, text: string | undefined): string => {
  const encoded = encodeAddress(address);
  return text !== undefined && WRITTEN.test(text) && encodeAddress(text) === encoded ? text : encoded;
};
