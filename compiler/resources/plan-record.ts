import { provenanceOf, type Claim, type SettledRecord } from '../claim.ts';
import { limitOf, moneyOf } from '../readers/grammar.ts';
import { contentSlug, type PlansEntry } from '../readers/plan-content.ts';
import type { Sources } from '../resource.ts';
import { absolute } from './pages.ts';
import { REQUIRED_LIMITS, type Plan } from './plan.ts';
import type { Limit, Money } from './shapes.ts';

/** A plan from its settled values; `url` is the page with the prices. */
export const planOf = (name: string, record: SettledRecord, url: string, entries: readonly PlansEntry[], sources: Sources): Plan => {
  const price = (pointer: string): Money => ({ ...(record.get(pointer)?.value as Money), raw: rawOf(record, pointer) });
  const others = [...record.keys()].filter((pointer) => pointer.startsWith('/otherPrices/'));
  const [main = null, ...rest] = record.has('/price') ? ['/price', ...others] : others;
  const limits = new Set<string>([
    ...REQUIRED_LIMITS,
    ...[...record.keys()].flatMap((pointer) => (pointer.startsWith('/limits/') ? [pointer.slice('/limits/'.length)] : [])),
  ]);
  const index = entries.map(({ data }) => data.plans.findIndex((plan) => contentSlug(plan) === name));
  const own = entries.flatMap(({ data }, position) => (index[position] === -1 ? [] : [data.plans[index[position] ?? -1]]))[0];
  return {
    slug: name,
    name: String(record.get('/name')?.value),
    description: (record.get('/description')?.value as string | undefined) ?? null,
    url,
    price: main === null ? moneyOf({ reason: 'not_published' }) : price(main),
    otherPrices: rest.map(price),
    limits: Object.fromEntries(
      [...limits].map((key) => [
        key,
        record.has(`/limits/${key}`)
          ? { ...(record.get(`/limits/${key}`)?.value as Limit), raw: rawOf(record, `/limits/${key}`) }
          : limitOf(key, { reason: 'not_published' }),
      ]),
    ),
    features: entries.flatMap(({ data }, position) => featureRows(data.features ?? [], index[position] ?? -1)),
    addOns: [],
    action: own?.action ? { label: own.action.label, url: absolute(own.action.url, sources.base) } : null,
    ...(sources.config.provenance !== false && { provenance: provenanceOf(record) }),
  };
};

/** The words of the page: of the winner, else of a source that confirms it. */
const rawOf = (record: SettledRecord, pointer: string): string | null => {
  const settled = record.get(pointer);
  const values = settled ? [settled.value, ...settled.confirming.map((claim: Claim) => claim.value)] : [];
  return values.map((value) => (value as { raw: string | null }).raw).find((raw) => raw !== null) ?? null;
};

type Rows = NonNullable<PlansEntry['data']['features']>;

const featureRows = (rows: Rows, column: number): Plan['features'] =>
  rows.flatMap(({ name, slug: page = null, values }) => {
    const value = values[column];
    if (value === undefined) return [];
    return [{ name, slug: page, included: typeof value === 'boolean' ? value : null, note: typeof value === 'string' ? value : null }];
  });
