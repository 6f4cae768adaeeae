import type { SourceRecord } from '../config/provenance-file.ts';

/** Names of the kinds of sources for people. */
const LEVEL_NAMES: Readonly<Record<SourceRecord['level'], string>> = {
  config: 'configuration',
  content: 'content file',
  attribute: 'data attribute',
  selector: 'selector',
  jsonld: 'JSON-LD',
  table: 'table',
  heuristic: 'page text',
  derived: 'derived',
};

/** The kind of a source in words. */
export const levelName = (level: SourceRecord['level']): string => LEVEL_NAMES[level];

const ABBREVIATIONS: ReadonlySet<string> = new Set(['api', 'faq', 'id', 'url', 'vat']);

/** A key of a document in words: `accountsPerChannel` is "Accounts per channel", `unified-inbox` is "Unified inbox". */
export const keyWords = (key: string): string => {
  if (ABBREVIATIONS.has(key.toLowerCase())) return key.toUpperCase();
  const words = key
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim();
  const lower = words.replaceAll(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};

/** The keys of a path in words, from the outermost. */
export const pathWords = (keys: readonly string[]): string => keys.map(keyWords).join(' › ');
