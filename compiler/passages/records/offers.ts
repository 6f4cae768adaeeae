/** Passages of plans and offers: their prices, limits and contents. */
import type { Build } from '../../build/build.ts';
import { frontPages, holds } from '../../build/contents.ts';
import type { Offer } from '../../facts/resources/offers.ts';
import type { Plan } from '../../facts/resources/plan.ts';
import type { Money } from '../../schema/shapes.ts';
import { labelsFor, type Labels } from '../../words/languages.ts';
import { withName, type Line, type RecordPassage } from './record.ts';

/** Each plan, and the free trial. */
export const planRecords = (build: Build): readonly RecordPassage[] => {
  if (!holds(build, 'plans')) return [];
  const { plans, freeTrial, url, currency } = build.facts.plans.body;
  const labels = labelsFor(build);
  const offers = plans.map((plan, index) => offerRecord('plans', plan, [plan.price, ...plan.otherPrices], index, labels));
  const contents = offers.flatMap((offer) => contentsOf(offer, labels));
  const length = freeTrial.days === null ? '' : labels.days(freeTrial.days);
  const trial: Line = {
    text: freeTrial.quote ?? labels.trial(length),
    pointer: freeTrial.days === null ? '/freeTrial/available' : '/freeTrial/days',
    key: freeTrial.days === null ? 'freeTrial.available' : 'freeTrial.days',
    unit: freeTrial.days === null ? null : 'days',
    intent: 'plans.free_trial',
    status: freeTrial.status,
  };
  return [
    ...(currency === null
      ? []
      : [
          {
            kind: 'plans' as const,
            url,
            title: currency,
            answers: ['currency'],
            belongs: ['price'],
            lines: [{ text: currency, pointer: '/currency', key: 'currency', intent: 'plans.currency' }],
          },
        ]),
    ...(freeTrial.available ? [{ kind: 'plans' as const, url, title: '', answers: ['trial', 'free'], lines: [trial] }] : []),
    ...ranked(
      offers,
      plans.map(({ price }) => price),
    ),
    ...contents,
    ...limitRecords(plans, labels, url),
  ];
};

/** One limit of all plans, with the value of each. */
const limitRecords = (plans: readonly Plan[], labels: Labels, url: string): readonly RecordPassage[] => {
  const keys = [...new Set(plans.flatMap(({ limits }) => Object.keys(limits)))];
  return keys.flatMap((key): readonly RecordPassage[] => {
    const counted = plans.flatMap((plan, index) =>
      limitLines('plans', plan, index, labels).flatMap((line) =>
        line.slots?.['limit'] === key ? { ...named(line, plan.name), intent: 'plans.recommend', slots: { limit: key } } : [],
      ),
    );
    return counted.length < 2
      ? []
      : [{ kind: 'plans', url, title: '', answers: ['choose', 'quantity'], belongs: ['plan'], lines: counted }];
  });
};

/** All offers of the company besides its plans. */
export const offerRecords = (build: Build): readonly RecordPassage[] => {
  if (!holds(build, 'offers')) return [];
  const { offers } = build.facts.offers.body;
  const labels = labelsFor(build);
  const records = offers.map((offer, index) => offerRecord('offers', offer, offer.prices, index, labels));
  const contents = records.flatMap((record) => contentsOf(record, labels));
  if (holds(build, 'plans')) return [...records, ...contents];
  const first = offers.flatMap(({ prices }) => prices.slice(0, 1));
  return [...ranked(records, first), ...contents];
};

/** The limits and lines of an offer as one list, for questions for all of it. */
const contentsOf = ({ lines, belongs = [], ...record }: RecordPassage, { included }: Labels): readonly RecordPassage[] => {
  const contained = lines.filter(({ intent, key }) => !intent.endsWith('.price') && !key.endsWith('.description'));
  const intent = `${record.kind}.included`;
  const withoutLabel = (text: string): string => (text.endsWith(`: ${included}`) ? text.slice(0, -`: ${included}`.length) : text);
  const named = contained.map((line) => ({ ...line, text: withoutLabel(line.text), intent, implied: included }));
  const listed = named.filter(({ text }, at) => named.findIndex((line) => line.text === text) === at);
  return listed.length > 1 ? [{ ...record, isList: true, belongs: [...belongs, 'included'], lines: listed }] : [];
};

/**
 * The first price of all plans and offers together; most plans are among the offers, too. It also answers questions for the price of what
 * the front page names, such as "rental".
 */
export const priceRecords = (build: Build): readonly RecordPassage[] => {
  const labels = labelsFor(build);
  const { plans, offers } = build.facts;
  const kinds = (['plans', 'offers'] as const).filter((kind) => holds(build, kind));
  const lines = kinds.flatMap((kind) => {
    const priced = kind === 'plans' ? plans.body.plans.map((plan) => ({ ...plan, prices: [plan.price] })) : offers.body.offers;
    return priced.flatMap((offer, index) =>
      priceLines(kind, offer, offer.prices.slice(0, 1), index, labels).map((line) => {
        return { ...named(line, offer.name), kind, intent: `${kind}.list`, slots: {} };
      }),
    );
  });
  const said = new Set<string>();
  const once = lines.filter(({ text }) => said.size < said.add(text).size);
  const above = frontPages(build).map(({ title }) => title);
  return kinds
    .slice(0, 1)
    .map((kind) => ({ kind, url: build.facts[kind].body.url, title: '', above, answers: ['price', 'plan', 'quantity'], lines: once }));
};

type Price = Omit<Money, 'reason'> & Partial<Pick<Money, 'reason'>>;

const offerRecord = (
  kind: 'plans' | 'offers',
  offer: Plan | Offer,
  prices: readonly Price[],
  index: number,
  labels: Labels,
): RecordPassage => {
  const { slug, name, url, description, bullets } = offer;
  const at = `/${kind}/${index}`;
  const slots = { [kind.slice(0, -1)]: slug };
  const line = (text: string, pointer: string, key: string, rest: Partial<Line> = {}): Line => ({
    text,
    pointer: at + pointer,
    key: `${slug}.${key}`,
    intent: `${kind}.one`,
    slots,
    ...rest,
  });
  const counted = limitLines(kind, offer, index, labels);
  const said = new Set(counted.map(({ text }) => text));
  const bulletLines = bullets.flatMap(({ text, included }, place) =>
    said.has(text)
      ? []
      : [line(included === false ? `${text}: ${labels.notIncluded}` : text, `/bullets/${place}/text`, `bullets.${place}`)],
  );
  const cells = 'features' in offer ? offer.features : [];
  const cellLines = cells.flatMap(({ name: feature, included, note }, place) => {
    const cell = included === null ? note : included ? labels.included : labels.notIncluded;
    return cell === null
      ? []
      : [line(`${feature}: ${cell}`, `/features/${place}/${included === null ? 'note' : 'included'}`, `features.${place}`)];
  });
  const about = description === null ? [] : [line(description, '/description', 'description')];
  return {
    kind,
    url,
    title: name,
    belongs: ['plan', 'price', 'quantity', 'compare', 'choose'],
    lines: [...priceLines(kind, offer, prices, index, labels), ...counted, ...bulletLines, ...cellLines, ...about],
  };
};

/** The limits of an offer, in the words of its page. */
const limitLines = (kind: 'plans' | 'offers', { slug, limits }: Plan | Offer, index: number, labels: Labels): readonly Line[] =>
  Object.entries(limits).flatMap(([key, { value, unlimited, unit, quote, status }]) => {
    if (value === null && !unlimited) return [];
    const name = key.replaceAll('~', '~0').replaceAll('/', '~1');
    return [
      {
        text: quote ?? `${unit}: ${unlimited ? labels.unlimited : String(value)}`,
        pointer: `/${kind}/${index}/limits/${name}/${unlimited ? 'unlimited' : 'value'}`,
        key: `${slug}.${key}`,
        intent: `${kind}.limit`,
        slots: { [kind.slice(0, -1)]: slug, limit: key },
        unit,
        status,
      },
    ];
  });

/** The prices of an offer in the words of its page, else in those of its language. */
const priceLines = (
  kind: 'plans' | 'offers',
  offer: Plan | Offer,
  prices: readonly Price[],
  index: number,
  labels: Labels,
): readonly Line[] =>
  prices.flatMap((price, place) => {
    const { value, reason, quote, page, status } = price;
    if (value === null && reason !== 'on_request' && !isInWords(price)) return [];
    const own = kind === 'plans' ? (place === 0 ? 'price' : `otherPrices/${place - 1}`) : `prices/${place}`;
    return [
      {
        text: textOf(price, labels),
        pointer: `/${kind}/${index}/${own}/${value === null ? (reason === undefined ? 'status' : 'reason') : 'value'}`,
        key: `${offer.slug}.${own.replace('/', '.')}`,
        unit: unitOf(price),
        intent: `${kind}.price`,
        slots: { [kind.slice(0, -1)]: offer.slug },
        quote,
        page,
        status,
        implied: labels.unit(price),
      },
    ];
  });

const textOf = (price: Price, labels: Labels): string => {
  const { value, quote } = price;
  if (value === null) return quote ?? labels.onRequest;
  return quote === null ? labels.money(price) : withUnit(quote, price, labels);
};

/** A price in the words of its page, with the unit that is elsewhere: in the heading of its column. */
const withUnit = (quote: string, price: Price, labels: Labels): string =>
  BARE.test(quote) ? `${quote} ${labels.unit(price)}`.trim() : quote;

/** An amount without other words than its currency. */
const BARE = /^(?:\p{Sc}|\p{Lu}{3})?[\p{N}\p{Z}.,'’]+(?:\p{Sc}|\p{Lu}{3})?$/u;

/** True for an amount without a known currency, whose words tell more than nothing. */
const isInWords = ({ status, quote, period, reason }: Price): boolean =>
  status === 'unreadable' && quote !== null && (reason === undefined || period !== null);

/** Period (ISO 8601) -> its word in the unit of a price. */
const PERIODS: Readonly<Record<string, string>> = { P1D: 'day', P1W: 'week', P1M: 'month', P1Y: 'year' };

/** Such as `USD/month`. */
const unitOf = ({ currency, period }: Price): string | null => {
  if (currency === null) return null;
  return period === null ? currency : `${currency}/${PERIODS[period] ?? period}`;
};

const named = (line: Line, name: string): Line => ({ ...line, text: withName(name, line.text) });

/** Marks the cheapest and the most expensive of comparable records. */
const ranked = (records: readonly RecordPassage[], prices: readonly Price[]): readonly RecordPassage[] => {
  const paid = prices.flatMap(({ value, currency, period, per }, index) =>
    value ? [{ value, unit: `${currency} ${period} ${per}`, index }] : [],
  );
  const isAlike = new Set(paid.map(({ unit }) => unit)).size === 1 && paid.length > 1;
  if (!isAlike) return records;
  const sorted = paid.toSorted((a, b) => a.value - b.value);
  const [cheapest, dearest] = [sorted[0]?.index, sorted.at(-1)?.index];
  return records.map((record, index) => {
    const answers = index === cheapest ? ['cheapest'] : index === dearest ? ['dearest'] : [];
    return { ...record, answers };
  });
};
