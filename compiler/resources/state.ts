import { provenanceOf, settle, type Claim, type SettledRecord } from '../claim.ts';
import { didYouMean } from '../suggest.ts';
import { drift as drifts } from '../problems/drift.ts';
import { inherited, placeOf, reportUnreadable } from '../readers/marks.ts';
import type { CheckedEntry } from '../readers/content-entries.ts';
import type { Sources } from '../resource.ts';
import { statuses, type Provenance, type Status } from './shapes.ts';

/** The state of a feature or platform, in the form of their schemas. */
export interface State {
  readonly status: Status | null;
  readonly statusReason: 'not_published' | null;
  readonly statusRaw: string | null;
}

const RAW = '/statusRaw';

/** What content files and `data-sitec-status` say about the states of a kind, settled: content wins, another word on a page is an error. */
export const settleStates = (
  kind: 'feature' | 'platform',
  entries: readonly CheckedEntry<{ readonly status?: Status }>[],
  slugOf: (entry: CheckedEntry<{ readonly status?: Status }>) => string,
  sources: Sources,
): ReadonlyMap<string, SettledRecord> => {
  const page = (slug: string): string =>
    sources.pages.find((candidate) => candidate.kind?.slug === slug && candidate.kind.kind === `${kind}s`)?.url ?? `${sources.base}/`;
  const content = entries.flatMap((checked): Claim[] => {
    const slug = slugOf(checked);
    return checked.data.status === undefined
      ? []
      : [
          {
            slug,
            pointer: '/status',
            value: checked.data.status,
            level: 'content',
            page: page(slug),
            place: checked.entry.placeOf(['status']),
          },
        ];
  });
  const drift = { problem: drifts.statusDrift, key: String, words: (value: unknown) => `"${String(value)}"` };
  return settle(
    `${kind}s`,
    [...content, ...markedStates(kind, sources)],
    (pointer) => (pointer === '/status' ? drift : null),
    sources.problems,
  );
};

const markedStates = (kind: 'feature' | 'platform', { pages, problems }: Sources): readonly Claim[] =>
  pages
    .filter(({ listed }) => listed)
    .flatMap((page) =>
      page.marks.flatMap((mark): Claim[] => {
        const slug = inherited(mark, kind);
        const value = mark.attributes.status;
        if (slug === null || value === undefined) return [];
        if (!(statuses as readonly string[]).includes(value)) {
          reportUnreadable(page, mark, 'status', `one of ${statuses.join(', ')}${didYouMean(value, statuses)}`, problems);
          return [];
        }
        const claim = { slug, level: 'attribute', page: page.url, place: placeOf(page, mark, 'status') } as const;
        const words = mark.text.replace(/\s+/g, ' ').trim();
        const isWord = words !== '' && words.length <= 40;
        return [{ ...claim, pointer: '/status', value }, ...(isWord ? [{ ...claim, pointer: RAW, value: words }] : [])];
      }),
    );

/** A record's state; unknown when nothing tells. */
export const stateOf = (record: SettledRecord | undefined): State => {
  const status = (record?.get('/status')?.value as Status | undefined) ?? null;
  const raw = record?.get(RAW)?.value;
  return { status, statusReason: status === null ? 'not_published' : null, statusRaw: typeof raw === 'string' ? raw : null };
};

/** Where a record's state came from, for its public provenance; nothing when it is unknown or provenance is turned off. */
export const stateProvenance = (
  record: SettledRecord | undefined,
  { provenance }: Sources['config'],
): { readonly provenance?: Provenance } => {
  const status = record?.get('/status');
  return status && provenance !== false ? { provenance: provenanceOf(new Map([['/status', status]])) } : {};
};
