import { provenanceOf, settle, type Claim, type Drift, type SettledRecord } from '../claim.ts';
import { compare, type Place } from '../problem.ts';
import { facts } from '../problems/facts.ts';
import { checkedEntries } from '../readers/content-entries.ts';
import { plansContent } from '../readers/content-schemas.ts';
import { limitOf, moneyOf, readTrial, TRIAL_FORM, type Trial } from '../readers/grammar.ts';
import { markText, reportUnreadable } from '../readers/marks.ts';
import { planOffers } from '../readers/offers.ts';
import { contentSlug, planContent, type PlansEntry } from '../readers/plan-content.ts';
import { planMarks } from '../readers/plan-marks.ts';
import type { Page } from '../page.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { array, boolean, integer, nullable, object, string, type Infer } from '../schema.ts';
import { foldName } from '../slug.ts';
import { absolute, indexPage, listHead, sourcePage } from './pages.ts';
import { planSchema, REQUIRED_LIMITS, type Plan } from './plan.ts';
import { listAddresses, period, reason, slug, text, type Limit, type Money } from './shapes.ts';

const plansSchema = object('Plans, prices, limits and the free trial', {
  currency: nullable(string('Currency that all prices share (ISO 4217); null when they differ', { pattern: '^[A-Z]{3}$' })),
  period: nullable(period('Period that the prices of all plans share; null when they differ')),
  freeTrial: object('Free trial', {
    available: nullable(boolean('Whether there is one; null when no source tells')),
    days: nullable(integer('Length in days', { minimum: 0 })),
    cardRequired: nullable(boolean('Whether a payment card is asked for')),
    plans: array('Plans that it is for', slug('Slug of a plan')),
    raw: nullable(text('Words of the page')),
    reason: reason(),
  }),
  plans: array('Plans in the order of the pricing page', planSchema),
  ...listAddresses('plans'),
});

type Plans = Infer<typeof plansSchema>;

/** Plans and prices, from content files, attributes and JSON-LD. */
export const plans: Resource<Plans> = defineResource({
  name: 'plans',
  singular: 'plan',
  title: 'Plans and prices',
  description: 'Plans, monthly prices, AI credits, users, contacts, accounts per channel, free trial',
  schema: plansSchema,
  count: (body) => body.plans.length,
  extract: (sources) => {
    const page = indexPage('plans', sources);
    const entries = checkedEntries(sources.entries, plansContent, sources.problems);
    const { url, markdownUrl } = listHead(page, sources);
    const content = entries.flatMap((entry) => planContent(entry, url));
    const marks = sources.pages.flatMap((candidate) => planMarks(candidate, sources.problems));
    const known = new Map(content.filter(({ pointer }) => pointer === '/name').map((claim) => [foldName(String(claim.value)), claim.slug]));
    const offers = [page, sourcePage('/', sources)].flatMap((candidate) => (candidate ? planOffers(candidate, known) : []));
    const settled = settle('plans', [...content, ...marks, ...offers], driftOf, sources.problems);
    const records = [...settled]
      .filter(([, record]) => record.has('/name'))
      .map(([name, record]) => planOf(name, record, url, entries, sources));
    for (const entry of entries) checkPlansOnPage(entry, page, sources);
    const prices = records.flatMap((plan) => (plan.price.value === null ? [] : [plan.price]));
    const updated =
      [page?.updated, ...entries.map(({ data }) => data.updated)]
        .filter((value): value is string => typeof value === 'string')
        .sort(compare)
        .at(-1) ?? null;
    return {
      items: [],
      body: {
        currency: shared(prices.map(({ currency }) => currency)),
        period: shared(prices.map((price) => price.period)),
        freeTrial: trialOf(entries, page, records, sources),
        plans: records,
        url,
        markdownUrl,
        updated,
      },
    };
  },
});

const shared = (values: readonly (string | null)[]): string | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** A pointer's comparison: prices and limits by value, texts by their words; descriptions may be worded freely. */
const driftOf = (pointer: string): Drift | null => {
  if (pointer === '/name') return { problem: facts.textDrift, key: (value) => foldName(String(value)), words: String };
  if (pointer.startsWith('/limits/'))
    return { problem: facts.limitDrift, key: (value) => limitWords(value as Limit), words: (value) => limitWords(value as Limit) ?? '' };
  return pointer.startsWith('/price') || pointer.startsWith('/otherPrices')
    ? { problem: facts.priceDrift, key: (value) => priceKey(value as Money), words: (value) => priceWords(value as Money) }
    : null;
};

const priceKey = ({ value, currency, per, reason: why }: Money): string | null =>
  value === null ? (why === 'on_request' ? why : null) : `${value} ${currency} ${per}`;

const priceWords = ({ value, currency, period: every, per }: Money): string =>
  value === null
    ? 'on request'
    : [`${value} ${currency ?? ''}`.trim(), every && periodWord(every), per && `per ${per}`].filter(Boolean).join(' ');

const periodWord = (every: string): string => ({ P1M: 'a month', P1Y: 'a year', P1W: 'a week', P1D: 'a day' })[every] ?? `for ${every}`;

const limitWords = ({ value, unlimited, period: every }: Limit): string | null =>
  unlimited ? 'unlimited' : value === null ? null : `${value}${every ? ` ${periodWord(every)}` : ''}`;

const planOf = (name: string, record: SettledRecord, url: string, entries: readonly PlansEntry[], sources: Sources): Plan => {
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

/** A plan of the content whose name the pricing page does not show vanished at one of the two places. */
const checkPlansOnPage = ({ data, entry }: PlansEntry, page: Page | null, { problems }: Sources): void => {
  const shown = page ? ` ${foldName(page.markdown()).replaceAll('-', ' ')} ` : '';
  data.plans.forEach((plan, index) => {
    const place = entry.placeOf(['plans', index, 'name']);
    if (!page) problems.add(facts.pageMissing, { kind: 'plan', slug: contentSlug(plan), path: '/pricing/' }, place);
    else if (!shown.includes(` ${foldName(plan.name).replaceAll('-', ' ')} `))
      problems.add(facts.planVanished, { name: plan.name, page: page.path }, place, { file: page.source });
  });
};

const NO_TRIAL: Plans['freeTrial'] = { available: null, days: null, cardRequired: null, plans: [], raw: null, reason: 'not_published' };

const trialOf = (
  entries: readonly PlansEntry[],
  page: Page | null,
  records: readonly Plan[],
  { problems }: Sources,
): Plans['freeTrial'] => {
  const found = (page?.marks ?? []).flatMap((mark) => {
    if (mark.attributes.trial === undefined || !page) return [];
    const trial = readTrial(mark.attributes.trial);
    if (!trial) reportUnreadable(page, mark, 'trial', TRIAL_FORM, problems);
    return trial ? [{ trial, raw: markText(mark), place: { file: page.source, offset: mark.offset, note: 'data-sitec-trial' } }] : [];
  });
  const own = entries.find(({ data }) => data.freeTrial);
  const [marked] = found;
  if (!own?.data.freeTrial) return marked ? { ...NO_TRIAL, ...marked.trial, raw: marked.raw, reason: null } : NO_TRIAL;
  const { available = true, days = null, cardRequired = null, plans: slugs = [], raw = null } = own.data.freeTrial;
  for (const { trial, place } of found)
    compareTrials({ available, days, cardRequired }, trial, own.entry.placeOf(['freeTrial']), place, problems);
  return {
    available,
    days,
    cardRequired,
    plans: slugs.filter((name) => records.some((plan) => plan.slug === name)),
    raw: raw ?? marked?.raw ?? null,
    reason: null,
  };
};

const compareTrials = (content: Trial, page: Trial, contentPlace: Place, pagePlace: Place, problems: Sources['problems']): void => {
  const words = ({ available, days }: Trial): string => (available ? `${days ?? 'an unknown number of'} days` : 'no trial');
  if (words(content) === words(page)) return;
  problems.add(
    facts.limitDrift,
    { subject: 'plans.freeTrial', level: 'the content file', value: words(content), otherLevel: 'the page', otherValue: words(page) },
    contentPlace,
    pagePlace,
  );
};
