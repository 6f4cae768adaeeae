import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { runTemplate, type Printing } from './sandbox.ts';

/**
 * A value as JavaScript: JSON that can also stand inside a script element, for without `<` nothing in it can end the element or begin a comment (HTML,
 * section 13.2.5.4).
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A value as HTML, in text and in quoted attributes; the same entities are those of XML. */
export const escapeHtml = (value: unknown): string => String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Addresses stand as they are: the mdast printer would put a backslash before their underscores. */
const escapeMarkdownUnlessAddress = (value: unknown): string =>
  /^(https?:\/\/[^\s<>()[\]]+|\/[\w./{}-]*|[\w-]+)$/.test(String(value)) ? String(value) : escapeMarkdown(value);

/** How the values of a template are printed: escaped for the kind of file that it makes, which are markdown, HTML and JavaScript. */
const printingOf = (name: string): Printing => {
  if (name.endsWith('.js.eta')) return { escape: scriptJson, isPrintable: (value) => value !== undefined };
  const escape = name.endsWith('.html.eta') ? escapeHtml : escapeMarkdownUnlessAddress;
  return { escape, isPrintable: (value) => typeof value === 'string' || Number.isFinite(value) };
};

/** Text of a template of templates/. */
export const templateSource = (name: string): string => readFileSync(join(packageFolder(), 'templates', name), 'utf8');

/**
 * Renders a template of templates/, or another text in its place. What `<%= %>` prints is escaped for the kind of file that the template
 * makes: markdown, HTML or JavaScript. Throws `TemplateError`.
 */
export const renderTemplate = (name: string, given: Readonly<Record<string, unknown>>, source = templateSource(name)): string =>
  `${runTemplate(source, given, printingOf(name)).trim()}\n`;
