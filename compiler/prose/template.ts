import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { runTemplate, type Printing } from './sandbox.ts';

/**
 * A value as JavaScript: JSON that is also safe inside a script element, because without `<` it cannot end the element or begin a comment
 * (HTML, section 13.2.5.4).
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A value as HTML, in text and in quoted attributes; the entities are also valid in XML. */
export const escapeHtml = (value: unknown): string => String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Addresses are printed unchanged: the mdast printer would add a backslash before underscores. */
const escapeMarkdownUnlessAddress = (value: unknown): string =>
  /^(https?:\/\/[^\s<>()[\]]+|\/[\w./{}-]*|[\w-]+)$/.test(String(value)) ? String(value) : escapeMarkdown(value);

/** How to print the values of a template: escaped for markdown or HTML, depending on its file. */
const printingOf = (name: string): Printing => ({
  escape: name.endsWith('.html.eta') ? escapeHtml : escapeMarkdownUnlessAddress,
  isPrintable: (value) => typeof value === 'string' || Number.isFinite(value),
});

/** Text of a template of templates/. */
export const templateSource = (name: string): string => readFileSync(join(packageFolder(), 'templates', name), 'utf8');

/**
 * Renders a template of templates/, or another text instead of it. The output of `<%= %>` is escaped for markdown or HTML, depending on the
 * file of the template. Throws `TemplateError`.
 */
export const renderTemplate = (name: string, given: Readonly<Record<string, unknown>>, source = templateSource(name)): string =>
  `${runTemplate(source, given, printingOf(name)).trim()}\n`;
