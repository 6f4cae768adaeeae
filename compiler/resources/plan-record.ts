import { provenanceOf, type Claim, type SettledRecord } from '../claim.ts';
import { readCell } from '../readers/cells.ts';
import { limitOf, moneyOf } from '../readers/grammar.ts';
import { contentSlug, type PlansEntry } from '../readers/plan-content.ts';
import { isPrice, PRICE } from '../readers/prices.ts';
import type { Sources } from '../resource.ts';
import { absolute } from './pages.ts';
import { REQUIRED_LIMITS, type Plan } from './plan.ts';
import type { Limit, Money } from './shapes.ts';

/** A plan from its settled values; `url` is the page that lists the plans, which shows the prices of content files. */
export const planOf = (name: string, record: SettledRecord, url: string, entries: readonly PlansEntry[], sources: Sources): Plan => {
  const price = (pointer: string): Money => ({ ...(record.get(pointer)?.value as Money), raw: rawOf(record, pointer) });
  const main = record.get(PRICE);
  // In the order of their pointers, so that each pointer of the provenance leads to its price.
  const others = [...record.keys()].filter((pointer) => pointer !== PRICE && isPrice({ pointer })).sort(byPosition);
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
    url: main && main.level !== 'content' ? main.page : url,
    price: main ? price(PRICE) : moneyOf({ reason: 'not_published' }),
    otherPrices: others.map(price),
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

const byPosition = (a: string, b: string): number => Number(a.split('/').at(-1)) - Number(b.split('/').at(-1));

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
    const { included, text: note } = typeof value === 'boolean' ? { included: value, text: null } : readCell(value);
    return [{ name, slug: page, included, note }];
  });
