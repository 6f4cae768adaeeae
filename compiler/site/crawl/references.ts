import { readElements } from '../../html/elements.ts';

/** `page` for links of readers, `file` for resources that a page or a stylesheet loads. */
export type ReferenceKind = 'page' | 'file';

/** An address as written in a page or a stylesheet. */
export interface Reference {
  readonly href: string;
  readonly kind: ReferenceKind;
}

/** The references of a page. */
export interface PageReferences {
  /** Its `<base href>`. */
  readonly base: string | null;
  readonly canonical: string | null;
  readonly references: readonly Reference[];
}

type Attributes = Readonly<Record<string, string>>;

const LINKED = ['href'];
const LOADED = ['src'];
const DRAWN = ['href', 'xlink:href'];

/** Attributes with links to other pages. */
const PAGE_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', LINKED],
  ['area', LINKED],
  ['iframe', LOADED],
  ['frame', LOADED],
]);

/** Attributes with files that belong to the page. */
const FILE_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', LOADED],
  ['script', LOADED],
  ['source', LOADED],
  ['video', ['src', 'poster']],
  ['audio', LOADED],
  ['track', LOADED],
  ['embed', LOADED],
  ['input', LOADED],
  ['object', ['data']],
  ['body', ['background']],
  ['image', DRAWN],
  ['use', DRAWN],
]);

const FILE_RELATIONS = /(?:^|\s)(?:stylesheet|icon|apple-touch-icon(?:-precomposed)?|mask-icon|manifest|preload|modulepreload)(?:\s|$)/;
const PAGE_RELATIONS = /(?:^|\s)(?:canonical|next|prev)(?:\s|$)/;
const PICTURES = /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?|msapplication-tileimage)$/;

/** Finds the references of a page, in document order. */
export const pageReferences = (html: string): PageReferences => {
  const references: Reference[] = [];
  const style: string[] = [];
  let base: string | null = null;
  let canonical: string | null = null;
  let isStyle = false;
  readElements(html, {
    opened: (name, attributes) => {
      isStyle = name === 'style';
      if (name === 'base') base ??= attributes.href ?? null;
      if (name === 'link' && relationsOf(attributes).split(/\s+/).includes('canonical')) canonical ??= attributes.href ?? null;
      for (const reference of referencesOf(name, attributes)) references.push(reference);
    },
    text: (text) => void (isStyle && style.push(text)),
    closed: () => {
      isStyle = false;
    },
  });
  return { base, canonical, references: [...references, ...styleReferences(style.join(''))] };
};

/** Finds the references of a stylesheet, or of the value of a style attribute. */
export const styleReferences = (css: string): readonly Reference[] =>
  [...css.replace(COMMENT, ' ').matchAll(STYLE_ADDRESS)].map(([, ...forms]) => fileAt(forms.find((form) => form !== undefined) ?? ''));

/** An unclosed one extends to the end (CSS Syntax Module, section 4.3.2). */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const STYLE_ADDRESS = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;

const fileAt = (href: string): Reference => ({ href, kind: 'file' });
const pageAt = (href: string): Reference => ({ href, kind: 'page' });

const referencesOf = (name: string, attributes: Attributes): readonly Reference[] => [
  ...valuesOf(PAGE_ATTRIBUTES.get(name), attributes).map(pageAt),
  ...valuesOf(FILE_ATTRIBUTES.get(name), attributes).map(fileAt),
  ...[attributes.srcset, attributes.imagesrcset].flatMap((list) => (list === undefined ? [] : candidates(list).map(fileAt))),
  ...(attributes.style === undefined ? [] : styleReferences(attributes.style)),
  ...(name === 'link' ? linkReferences(attributes) : []),
  ...(name === 'meta' ? metaReferences(attributes) : []),
];

const valuesOf = (names: readonly string[] = [], attributes: Attributes): readonly string[] =>
  names.flatMap((name) => (attributes[name] ? [attributes[name]] : []));

/** The addresses of a `srcset`. A comma ends an address only before white space or after the width. */
const candidates = (list: string): readonly string[] =>
  [...list.matchAll(/(?:^|,)\s*([^\s,]\S*?)(?=,?\s|,?$)/g)].map(([, address = '']) => address);

const relationsOf = ({ rel = '' }: Attributes): string => rel.toLowerCase();

const linkReferences = (attributes: Attributes): readonly Reference[] => {
  const { href, hreflang } = attributes;
  const relations = relationsOf(attributes);
  if (!href) return [];
  if (FILE_RELATIONS.test(relations)) return [fileAt(href)];
  const isTranslation = hreflang !== undefined && relations.split(/\s+/).includes('alternate');
  return isTranslation || PAGE_RELATIONS.test(relations) ? [pageAt(href)] : [];
};

const metaReferences = (attributes: Attributes): readonly Reference[] => {
  const { content = '', property = '', name = property } = attributes;
  if (PICTURES.test(name.toLowerCase()) && content !== '') return [fileAt(content)];
  const target = attributes['http-equiv']?.toLowerCase() === 'refresh' ? /\burl\s*=\s*["']?([^"']+)/i.exec(content)?.[1] : undefined;
  return target === undefined ? [] : [pageAt(target.trim())];
};
