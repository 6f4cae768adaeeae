import { attributesOf, tags, type PlacedTag } from '../../html/tags.ts';
import { baseOf } from '../../pages/base-href.ts';
import { paths } from '../../paths.ts';

/** What a page has already of that which may be written into it. */
export interface OwnElements {
  /** Relations and media types of its links, in lower case; a type that is not told is empty. */
  readonly links: readonly { readonly relations: readonly string[]; readonly type: string }[];
  /** True when it loads the site's own webmcp.js, and not one of that name from elsewhere. */
  readonly hasScript: boolean;
  readonly hasDirective: boolean;
}

/** What stands behind the head of hardly any page, and is looked for there only when its letters are. */
const LATE = /webmcp\.js|<sitec-directive/i;

/** Reads a page for them. `html` may have one character a byte; `url` is the address of the page. */
export const ownElements = (html: string, url: string): OwnElements => {
  const isWhole = LATE.test(html);
  const found: PlacedTag[] = [];
  for (const placed of tags(html)) {
    if (placed.tag.name === 'body' && !isWhole) break;
    if (!placed.tag.closing) found.push(placed);
  }
  const named = (name: string): readonly PlacedTag[] => found.filter(({ tag }) => tag.name === name);
  const attributes = (name: string, attribute: string): readonly string[] =>
    named(name).flatMap((placed) => attributesOf(html, placed).get(attribute) ?? []);
  const [href] = attributes('base', 'href');
  const base = baseOf(href === undefined ? {} : { base: href }, url);
  return {
    links: named('link').map((placed) => linkOf(attributesOf(html, placed))),
    hasScript: attributes('script', 'src').some((address) => isOwnScript(address, base, url)),
    hasDirective: named('sitec-directive').length > 0,
  };
};

const linkOf = (attributes: ReadonlyMap<string, string>): OwnElements['links'][number] => ({
  relations: (attributes.get('rel') ?? '').toLowerCase().split(/[\t\n\f\r ]+/),
  type: (attributes.get('type') ?? '').toLowerCase(),
});

const isOwnScript = (address: string, base: string, url: string): boolean => {
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  return origin + pathname === new URL(paths.webmcp, url).href;
};
