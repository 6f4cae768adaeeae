import { statusOfWords } from './state-words.ts';
import { didYouMean } from '../../base/did-you-mean.ts';
import type { Page } from '../../pages/page.ts';
import { drift as drifts } from '../../problems/drift.ts';
import { facts } from '../../problems/facts.ts';
import { oneOf } from '../../schema/builder.ts';
import { statuses, type Provenance, type Status } from '../../schema/shapes.ts';
import type { Claim } from '../claim.ts';
import { configValues } from '../config-values.ts';
import type { CheckedEntry } from '../readers/content-entries.ts';
import { inherited, markText, placeOf, reportUnreadable } from '../readers/marks.ts';
import { placeOfWords } from '../readers/plans/stray-amounts.ts';
import type { Sources } from '../resource.ts';
import { provenanceOf, settle, type SettledRecord } from '../settle.ts';

/** The state of a feature or platform, in the form of their schemas. */
export interface State {
  readonly status: Status | null;
  readonly statusReason: 'not_found' | 'disputed' | null;
  readonly statusRaw: string | null;
}

type Kind = 'feature' | 'platform';

const STATUS = '/status';
const STATE = oneOf('State', statuses);
const DRIFT = { problem: drifts.statusDrift, key: String, words: (value: unknown) => `"${String(value)}"`, disputed: () => null };

/**
 * The states of a kind from the configuration, content files, `data-sitec-status` and the words under the title of a page, settled. The
 * strongest wins, and a different state in another source is an error.
 */
export const settleStates = (
  kind: Kind,
  entries: readonly CheckedEntry<{ readonly status?: Status }>[],
  slugOf: (entry: CheckedEntry<{ readonly status?: Status }>) => string,
  sources: Sources,
): ReadonlyMap<string, SettledRecord> => {
  const pages = sources.pages.filter((page) => page.listed && page.kind?.kind === `${kind}s` && page.kind.slug !== null);
  const urlOf = (slug: string): string => pages.find((page) => page.kind?.slug === slug)?.url ?? `${sources.base}/`;
  const content = entries.flatMap((checked): readonly Claim[] => {
    const { status } = checked.data;
    const slug = slugOf(checked);
    if (status === undefined) return [];
    return [{ slug, pointer: STATUS, value: status, level: 'content', page: urlOf(slug), place: checked.entry.placeOf(['status']) }];
  });
  const found = [...content, ...markedStates(kind, sources), ...pages.flatMap((page) => shownState(page, sources))];
  const slugs = [...new Set([...pages.map((page) => page.kind?.slug ?? ''), ...found.map(({ slug }) => slug)])];
  const claims = [...configStates(kind, slugs, urlOf, sources), ...found];
  return settle(`${kind}s`, claims, (pointer) => (pointer === STATUS ? DRIFT : null), sources);
};

/** `features.broadcasts.status` in the configuration. */
const configStates = (kind: Kind, slugs: readonly string[], urlOf: (slug: string) => string, sources: Sources): readonly Claim[] =>
  configValues(`${kind}s`, sources).flatMap((given): readonly Claim[] => {
    const { key, value, place } = given;
    const [slug = '', field = '', ...rest] = given.path;
    if (field !== 'status' || rest.length > 0) given.reportUnknown(field, ['status']);
    else if (!given.isOf(STATE)) return [];
    else if (!slugs.includes(slug))
      sources.problems.add(facts.slugUnknown, { field: key, kind, slug, suggestion: didYouMean(slug, slugs) }, place);
    else return [{ slug, pointer: STATUS, value, level: 'config', page: urlOf(slug), place }];
    return [];
  });

const markedStates = (kind: Kind, { pages, problems }: Sources): readonly Claim[] =>
  pages
    .filter(({ listed }) => listed)
    .flatMap((page) =>
      page.marks.flatMap((mark): readonly Claim[] => {
        const slug = inherited(mark, kind);
        const value = mark.attributes.status;
        if (slug === null || value === undefined) return [];
        if (!(statuses as readonly string[]).includes(value)) {
          reportUnreadable(page, mark, 'status', `one of ${statuses.join(', ')}${didYouMean(value, statuses)}`, problems);
          return [];
        }
        const words = markText(mark);
        const quote = words !== null && words.length <= MAXIMUM_WORD ? words : null;
        return [{ slug, pointer: STATUS, value, level: 'attribute', page: page.url, place: placeOf(page, mark, 'status'), quote }];
      }),
    );

/** Maximum characters of a badge. */
const MAXIMUM_WORD = 40;
/** Number of blocks under the title that may contain a badge. */
const BLOCKS_UNDER_TITLE = 4;

/** A badge under the title of the page: a short line with a word for a state and nothing else. */
const shownState = (page: Page, sources: Sources): readonly Claim[] => {
  const blocks = page.markdown().split('\n\n').slice(1, BLOCKS_UNDER_TITLE);
  for (const block of blocks) {
    const raw = block.replace(/[*_`]/g, '').trim();
    const value = raw.length <= MAXIMUM_WORD && !raw.includes('\n') ? statusOfWords(raw) : null;
    if (value === null) continue;
    const place = { ...placeOfWords(page, `>${raw}<`, sources), note: 'text under the title' };
    return [{ slug: page.kind?.slug ?? '', pointer: STATUS, value, level: 'heuristic', page: page.url, place, quote: raw }];
  }
  return [];
};

/** The state of a record. Unknown when no source states it. */
export const stateOf = (record: SettledRecord | undefined): State => {
  const settled = record?.get(STATUS);
  const status = (settled?.value as Status | undefined) ?? null;
  const word = settled && [settled.winner, ...settled.confirming].find((claim) => claim.quote)?.quote;
  return { status, statusReason: status === null ? (settled ? 'disputed' : 'not_found') : null, statusRaw: word ?? null };
};

/** The public provenance of the state of a record. Empty when the state is unknown or provenance is turned off. */
export const stateProvenance = (
  record: SettledRecord | undefined,
  { provenance }: Sources['config'],
): { readonly provenance?: Provenance } => (record?.has(STATUS) && provenance !== false ? { provenance: provenanceOf(record) } : {});
