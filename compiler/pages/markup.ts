/** Data of a page for insertions into its HTML: read from its bytes once, with the rest of the page. */
import { inUtf8, latin1 } from '../html/encoding.ts';
import { placesIn, type Places } from '../html/html.ts';
import { attributesOf, tags, type PlacedTag } from '../html/tags.ts';
import { OWN_DATA } from '../html/types.ts';
import { paths } from '../paths.ts';
import { baseOf } from './source.ts';

/** Elements that a page already has, and the places for insertions. */
export interface PageMarkup {
  /** False for a page that is published in another encoding than its source. */
  readonly isUtf8: boolean;
  /** Offsets in its UTF-8 bytes. */
  readonly places: Places;
  /** Relations and media types of its links, in lower case; a missing type is empty. */
  readonly links: readonly { readonly relations: readonly string[]; readonly type: string }[];
  /** True when it loads webmcp.js of the site, and not a file of that name from elsewhere. */
  readonly hasScript: boolean;
  readonly hasCopyScript: boolean;
  readonly hasDirective: boolean;
  /** Offsets of the JSON-LD that an earlier build wrote into it, as a whole element; null without it. */
  readonly ownData: readonly [from: number, to: number] | null;
}

/** The HTML of a page in UTF-8, with its data for insertions. */
export interface PageHtml {
  readonly bytes: Uint8Array;
  readonly markup: PageMarkup;
}

/** Elements that hardly any page has after its head; pages are searched for them only if these letters occur. */
const LATE = new RegExp(`webmcp\\.js|sitec-copy\\.js|<sitec-directive|data-sitec=["']?${OWN_DATA}`, 'i');

/** Relations that do not describe a page: those of most links. */
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
  const loads = (path: string): boolean => attributes('script', 'src').some((address) => isScript(address, from, base + path));
  const own = named('script').find((placed) => attributesOf(html, placed).get('data-sitec') === OWN_DATA);
  const links = named('link').map((placed) => linkOf(attributesOf(html, placed)));
  const markup = {
    isUtf8: bytes === written,
    places: placesIn(html),
    links: links.filter(({ relations }) => relations.some((relation) => !PLAIN.test(relation))),
    hasScript: loads(paths.webmcp),
    hasCopyScript: loads(paths.copy),
    hasDirective: named('sitec-directive').length > 0,
    ownData: own ? ([own.at, own.end] as const) : null,
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
