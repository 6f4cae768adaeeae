import { attributesOf, tags, type PlacedTag } from './page-tags.ts';

/** What a page has already of that which may be written into it. */
export interface OwnElements {
  /** Relations and media types of its links, in lower case; a type that is not told is empty. */
  readonly links: readonly { readonly relations: readonly string[]; readonly type: string }[];
  /** True when it loads webmcp.js. */
  readonly hasScript: boolean;
  readonly hasDirective: boolean;
}

/** What stands behind the head of hardly any page, and is looked for there only when its letters are. */
const LATE = /webmcp\.js|<sitec-directive/i;
const SCRIPT_ADDRESS = /(?:^|\/)webmcp\.js(?:[?#]|$)/i;

/** Reads a page for them. `html` may have one character a byte. */
export const ownElements = (html: string): OwnElements => {
  const isWhole = LATE.test(html);
  const found: PlacedTag[] = [];
  for (const placed of tags(html)) {
    if (placed.tag.name === 'body' && !isWhole) break;
    if (!placed.tag.closing) found.push(placed);
  }
  const named = (name: string): readonly PlacedTag[] => found.filter(({ tag }) => tag.name === name);
  return {
    links: named('link').map((placed) => linkOf(attributesOf(html, placed))),
    hasScript: named('script').some((placed) => SCRIPT_ADDRESS.test(attributesOf(html, placed).get('src') ?? '')),
    hasDirective: named('sitec-directive').length > 0,
  };
};

const linkOf = (attributes: ReadonlyMap<string, string>): OwnElements['links'][number] => ({
  relations: (attributes.get('rel') ?? '').toLowerCase().split(/[\t\n\f\r ]+/),
  type: (attributes.get('type') ?? '').toLowerCase(),
});
