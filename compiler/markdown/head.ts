/** What the head of a page says. */
export interface Head {
  lang?: string;
  dir?: string;
  base?: string;
  title: string;
  description?: string;
  canonical?: string;
  siteName?: string;
  modified?: string;
  noindex: boolean;
  refresh: boolean;
  readonly alternates: { readonly language: string; readonly url: string }[];
}

/** Takes what an element of the head says into `head`; the first one of a kind counts. */
export const readHead = (head: Head, name: string, attributes: Readonly<Record<string, string>>): void => {
  if (name === 'html') {
    if (attributes.lang) head.lang ??= attributes.lang;
    if (attributes.dir) head.dir ??= attributes.dir;
  } else if (name === 'base' && attributes.href) head.base ??= attributes.href;
  else if (name === 'link') readLink(head, attributes);
  else if (name === 'meta') readMeta(head, attributes);
};

const readLink = (head: Head, { rel, href, hreflang }: Readonly<Record<string, string>>): void => {
  const relations = (rel ?? '').toLowerCase().split(/\s+/);
  if (!href) return;
  if (relations.includes('canonical')) head.canonical ??= href;
  if (relations.includes('alternate') && hreflang) head.alternates.push({ language: hreflang, url: href });
};

const readMeta = (head: Head, attributes: Readonly<Record<string, string>>): void => {
  const name = (attributes.name ?? attributes.property ?? '').toLowerCase();
  const content = attributes.content ?? '';
  if (name === 'description' && content !== '') head.description ??= content;
  if (name === 'og:site_name' && content !== '') head.siteName ??= content;
  if (name === 'article:modified_time') head.modified ??= content;
  if (name === 'robots' && /\b(noindex|none)\b/i.test(content)) head.noindex = true;
  if ((attributes['http-equiv'] ?? '').toLowerCase() === 'refresh') head.refresh = true;
};
