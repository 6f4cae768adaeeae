import { escapeHtml } from '../../prose/template.ts';
import type { FeedItem } from './items.ts';

/** What a feed says about itself. */
export interface FeedHead {
  /** Address of the feed. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly home: string;
  /** Name of the company. */
  readonly author: string;
  /** RFC 3339. */
  readonly updated: string;
}

/** An Atom feed (RFC 4287). */
export const atomFeed = ({ url, title, description, home, author, updated }: FeedHead, items: readonly FeedItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
    element('id', url),
    element('title', title),
    element('subtitle', description),
    element('updated', updated),
    `<author>${element('name', author).trimEnd()}</author>\n`,
    link('self', url, 'application/atom+xml'),
    link('alternate', home, 'text/html'),
    ...items.map(entry),
    '</feed>\n',
  ].join('');

const entry = ({ id, url, title, content_text: content, date_modified: updated, tags }: FeedItem): string =>
  [
    '<entry>\n',
    element('id', id),
    element('title', title),
    element('updated', updated),
    ...(url === undefined ? [] : [link('alternate', url, 'text/html')]),
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`),
    `<content type="text">${escapeXml(content)}</content>\n</entry>\n`,
  ].join('');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;

const link = (rel: string, href: string, type: string): string => `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`;

/** Characters that XML 1.0 cannot hold, not even as references (section 2.2). */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A carriage return would be read as a line feed (section 2.11). */
const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(NOT_XML, ' ')).replaceAll('\r', '&#13;');
