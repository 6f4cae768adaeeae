import type { Head } from '../html/types.ts';

type Attributes = Readonly<Record<string, string>>;

/** Copies the data of a head element to `head`. The first of each kind counts. */
export const readHead = (head: Head, name: string, attributes: Attributes): void => READERS.get(name)?.(head, attributes);

const readHtml = (head: Head, { lang, dir }: Attributes): void => {
  if (lang) head.lang ??= lang;
  if (dir) head.dir ??= dir;
};

const readBase = (head: Head, { href }: Attributes): void => {
  if (href) head.base ??= href;
};

const readLink = (head: Head, { rel = '', href, hreflang }: Attributes): void => {
  const relations = rel.toLowerCase().split(/\s+/);
  if (!href) return;
  if (relations.includes('canonical')) readCanonical(head, href);
  if (relations.includes('alternate') && hreflang) head.alternates.push({ language: hreflang, url: href });
};

const readCanonical = (head: Head, href: string): void => {
  head.isContradictory ||= head.canonical !== undefined && head.canonical !== href;
  if (head.isContradictory) delete head.canonical;
  else head.canonical = href;
};

const readMeta = (head: Head, attributes: Attributes): void => {
  const { content = '', name = attributes.property ?? '' } = attributes;
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') head.refresh = true;
  if (content !== '') META.get(name.toLowerCase())?.(head, content);
};

const META: ReadonlyMap<string, (head: Head, content: string) => void> = new Map([
  ['description', (head, content) => void (head.description ??= content)],
  ['og:site_name', (head, content) => void (head.siteName ??= content)],
  ['article:published_time', (head, content) => void (head.published ??= content)],
  ['article:modified_time', (head, content) => void (head.modified ??= content)],
  ['robots', (head, content) => void (head.noindex ||= /\b(noindex|none)\b/i.test(content))],
]);

const READERS: ReadonlyMap<string, (head: Head, attributes: Attributes) => void> = new Map([
  ['html', readHtml],
  ['base', readBase],
  ['link', readLink],
  ['meta', readMeta],
]);
