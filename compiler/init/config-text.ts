import { Document, isMap, isScalar, type Node, type Pair } from 'yaml';
import { UNPRINTABLE } from '../base/invisible.ts';
import { unitEscape } from '../base/json.ts';
import { withAddresses } from '../problems/documentation.ts';
import type { ConfigFormat } from '../config/known-values.ts';
import type { Config } from '../config/schema.ts';

/** A configuration with comments for its keys. */
export interface ProposedConfig {
  readonly config: Config;
  /** Comment lines for a key path: `facts.guides`. */
  readonly comments: Readonly<Record<string, readonly string[]>>;
}

const HEAD = `Written by \`sitec init\`. Every key: ${withAddresses('docs/reference/configuration.md')} of sitec`;
/** Maximum columns of an object or a list on one line. */
const MAXIMUM_LINE = 110;

/** The text of a configuration file; JSON has no comments. The same proposal gives the same bytes. */
export const configText = (proposed: ProposedConfig, format: ConfigFormat): string => {
  if (format === 'json') return `${JSON.stringify(proposed.config, null, 2)}\n`;
  if (format === 'yaml') return yamlText(proposed);
  const body = literal(proposed.config, [], proposed);
  return `// ${HEAD}\nimport { defineConfig } from 'sitec';\n\nexport default defineConfig(${body});\n`;
};

const linesAbove = (path: readonly string[], { comments }: ProposedConfig): readonly string[] =>
  (comments[path.join('.')] ?? []).map((line) => line.replace(UNPRINTABLE, ' '));

/** A value as a literal of JavaScript, with comments above keys. */
const literal = (value: unknown, path: readonly string[], proposed: ProposedConfig): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inline = onOneLine(value);
  const indent = '  '.repeat(path.length);
  const hasComments = Object.keys(proposed.comments).some((key) => key.startsWith(path.map((part) => `${part}.`).join('')));
  if (!hasComments && inline.length + indent.length <= MAXIMUM_LINE) return inline;
  if (isTexts(value)) return `[\n${filled(value.map(quoted), `${indent}  `)}${indent}]`;
  const entries = Array.isArray(value)
    ? value.map((each) => `${indent}  ${literal(each, [...path, ''], proposed)},\n`)
    : Object.entries(value).map(([key, each]) => entry(key, each, [...path, key], proposed));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join('')}${indent}${close}`;
};

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Items of a list, as many as fit on each line. */
const filled = (items: readonly string[], indent: string): string => {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + item.length + 2 <= MAXIMUM_LINE) lines[lines.length - 1] = `${last} ${item},`;
    else lines.push(`${item},`);
  }
  return lines.map((line) => `${indent}${line}\n`).join('');
};

const entry = (key: string, value: unknown, path: readonly string[], proposed: ProposedConfig): string => {
  const indent = '  '.repeat(path.length);
  const comment = linesAbove(path, proposed).map((line) => `${indent}// ${line}\n`);
  return `${comment.join('')}${indent}${keyText(key)}: ${literal(value, path, proposed)},\n`;
};

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? quoted(value) : String(value);
  const entries = Object.entries(value).map(([key, each]) => `${keyText(key)}: ${onOneLine(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

/** A text in single quotes, as in the rest of a configuration. */
const quoted = (text: string): string => {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replace(UNPRINTABLE, unitEscape)}'`;
};

const yamlText = (proposed: ProposedConfig): string => {
  const document = new Document(proposed.config, { schema: 'core' });
  document.commentBefore = ` ${HEAD}`;
  comment(document.contents, [], proposed);
  return document.toString({ lineWidth: 0, singleQuote: true });
};

const comment = (node: Node | null, path: readonly string[], proposed: ProposedConfig): void => {
  if (!isMap(node)) return;
  for (const { key, value } of node.items as readonly Pair<Node, Node>[]) {
    const inner = [...path, isScalar(key) ? String(key.value) : ''];
    const lines = linesAbove(inner, proposed);
    if (lines.length > 0) key.commentBefore = lines.map((line) => ` ${line}`).join('\n');
    comment(value, inner, proposed);
  }
};
