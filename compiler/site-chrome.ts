import { join } from 'node:path';
import { readHtml } from './html.ts';
import { ChromeModel } from './markdown/chrome/model.ts';
import { unitsOf } from './markdown/chrome/units.ts';
import type { Head } from './markdown/head.ts';
import { PageLimitError, parsePage, type ParsedPage } from './markdown/parse.ts';
import { prune } from './markdown/prune.ts';
import type { Selection } from './markdown/selections.ts';
import type { Document, Site } from './site.ts';

/** Pages of a site that are read to learn what repeats: enough to tell 3 % of them apart from chance. */
const SAMPLE = 2000;
/** Words below which a page says nothing of what others share with it. */
const FEW_WORDS = 30;

/**
 * Learns what repeats across the pages of a site, from all of them or, of a large site, from every n-th in the order of their paths. Pages that
 * cannot be read teach nothing; that is reported where they are compiled. `selections` are what the configuration keeps and leaves out.
 */
export const learnChrome = (
  { documents, folder, base }: Pick<Site, 'documents' | 'folder' | 'base'>,
  selections: readonly Selection[],
): ChromeModel => {
  const model = new ChromeModel();
  const known = new Set<string>();
  const step = Math.max(1, Math.ceil(documents.length / SAMPLE));
  for (const document of documents.filter((_, index) => index % step === 0)) {
    const parsed = parse(join(folder, document.file), selections);
    if (!parsed || !isTelling(parsed, document, known)) continue;
    const { root, words } = prune(parsed.root, document.path);
    if (words >= FEW_WORDS)
      model.add({ groups: groupsOf(parsed.head, document.path), units: unitsOf(root, baseOf(parsed.head, base + document.path)) });
  }
  return model;
};

const parse = (path: string, selections: readonly Selection[]): ParsedPage | null => {
  const source = readHtml(path);
  if (!('text' in source)) return null;
  try {
    return parsePage(source.text, selections);
  } catch (error) {
    if (error instanceof PageLimitError) return null;
    throw error;
  }
};

const baseOf = ({ base }: Head, url: string): string => (base !== undefined && URL.canParse(base, url) ? new URL(base, url).href : url);

/** Each address counts once; redirects and pages that ask not to be listed are not what readers see. */
const isTelling = ({ head }: ParsedPage, { path }: Document, known: Set<string>): boolean => {
  const address = head.canonical ?? path;
  const isNew = !known.has(address);
  known.add(address);
  return isNew && !head.noindex && !head.refresh;
};

/** The groups of pages in which the chrome of a page repeats: its language, and its section where it lies in one. */
export const groupsOf = (head: Pick<Head, 'alternates' | 'lang' | 'canonical'>, path: string): readonly string[] => {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'index.html');
  const [first = ''] = segments;
  const own = head.alternates.find(({ url, language }) => language !== 'x-default' && (url === head.canonical || url.endsWith(path)));
  const isLanguage = head.alternates.some(({ language }) => language.toLowerCase() === first.toLowerCase());
  const language = (own?.language ?? (isLanguage ? first : (head.lang ?? ''))).toLowerCase();
  const rest = isLanguage ? segments.slice(1) : segments;
  return [`L:${language}`, ...(rest.length > 1 ? [`S:${language}/${rest[0]}`] : [])];
};
