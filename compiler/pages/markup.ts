/** What decides what is written into the HTML of a page, and where: read from its bytes once, with everything else of the page. */
import { inUtf8, latin1 } from '../html/encoding.ts';
import { placesIn, type Places } from '../html/html.ts';
import { attributesOf, tags, type PlacedTag } from '../html/tags.ts';
import { paths } from '../paths.ts';
import { baseOf } from './source.ts';

/** What a page has already of that which may be written into it, and where the rest goes. */
export interface PageMarkup {
  /** False for a page that is published in another encoding than it is written in. */
  readonly isUtf8: boolean;
  /** In its bytes in UTF-8. */
  readonly places: Places;
  /** Relations and media types of its links, in lower case; a type that is not told is empty. */
  readonly links: readonly { readonly relations: readonly string[]; readonly type: string }[];
  /** True when it loads the site's own webmcp.js, and not one of that name from elsewhere. */
  readonly hasScript: boolean;
  readonly hasDirective: boolean;
}

/** The HTML of a page in UTF-8, and what is to be known of it. */
export interface PageHtml {
  readonly bytes: Uint8Array;
  readonly markup: PageMarkup;
}

/** What stands behind the head of hardly any page, and is looked for there only when its letters are. */
const LATE = /webmcp\.js|<sitec-directive/i;

/** Relations that say nothing of what describes a page: those of most links. */
const PLAIN = /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon)$/;

/** Reads the HTML of a page; `url` is the address of the page, `base` that of the site. */
export const readMarkup = (written: Uint8Array, { url, base }: { readonly url: string; readonly base: string }): PageHtml => {
  const bytes = inUtf8(written);
  const html = latin1(bytes);
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
  const from = baseOf(href === undefined ? {} : { base: href }, url);
  const links = named('link').map((placed) => linkOf(attributesOf(html, placed)));
  const markup = {
    isUtf8: bytes === written,
    places: placesIn(html),
    links: links.filter(({ relations }) => relations.some((relation) => !PLAIN.test(relation))),
    hasScript: attributes('script', 'src').some((address) => isScript(address, from, base + paths.webmcp)),
    hasDirective: named('sitec-directive').length > 0,
  };
  return { bytes, markup };
};

const linkOf = (attributes: ReadonlyMap<string, string>): PageMarkup['links'][number] => ({
  relations: (attributes.get('rel') ?? '').toLowerCase().split(/[\t\n\f\r ]+/),
  type: (attributes.get('type') ?? '').toLowerCase(),
});

const isScript = (address: string, base: string, script: string): boolean => {
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  return origin + pathname === script;
};
