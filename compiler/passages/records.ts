/** Passages of published facts. They answer a question about a plan, a contact or a list before any sentence of a page. */
import type { AskedIntent, FactReference } from '../../runtime/bundle.ts';
import { resolvePointer } from '../base/json.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { frontPage, holds } from '../build/contents.ts';
import type { BuiltInKind } from '../config/kinds.ts';
import type { Offer } from '../facts/resources/offers.ts';
import type { Plan } from '../facts/resources/plan.ts';
import type { Page } from '../pages/page.ts';
import { resourcePath } from '../paths.ts';
import type { Money } from '../schema/shapes.ts';
import { labelsFor, type Labels } from '../words/labels.ts';
import { furtherWords, type FurtherWords } from './further-words.ts';
import { fullName, shownOwner } from './owner.ts';
import type { Passage } from './passages.ts';

/** A line of a record, and the place of its fact in the published document. */
interface Line {
  /** Its document, unless it is that of its record. */
  readonly kind?: RecordPassage['kind'];
  readonly text: string;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** Path after the name of the document and the slug of the record, such as `price`. */
  readonly key: string;
  readonly intent: string;
  readonly slots?: Readonly<Record<string, string>>;
  readonly unit?: string | null;
  readonly quote?: string | null;
  readonly page?: string | null;
  readonly status?: string;
}

/** A record of a document as a passage. */
interface RecordPassage {
  readonly kind: BuiltInKind | 'offers';
  /** Address of the page that shows it; null without one. */
  readonly url: string | null;
  readonly title: string;
  /** Other ways to ask for it: the questions that it answers, and the list that it belongs to. */
  readonly answers?: readonly string[];
  readonly belongs?: readonly string[];
  readonly lines: readonly Line[];
}

/** Every intent that published facts answer, with its slots. */
export const recordIntents = (build: Build): readonly AskedIntent[] =>
  recordsOf(build).flatMap(({ lines }) => lines.map(({ intent, slots = {} }) => ({ name: intent, slots })));

/** Address of a page without a fragment -> passages of the records that it shows. Records without a listed page are on the home page. */
export const recordPassages = (build: Build): ReadonlyMap<string, readonly Passage[]> => {
  const listed = new Set(build.listed.map(({ url }) => url));
  const home = (build.listed.find(({ path }) => path === '/') ?? build.listed[0])?.url ?? '';
  const front = frontPage(build);
  const further = furtherWords(build);
  const placed = recordsOf(build).map((record): readonly [page: string, passage: Passage] => {
    const [own = ''] = (record.url ?? '').split('#');
    return [listed.has(own) ? own : home, passageOf(record, further, build)];
  });
  const about = aboutSite(front, build).map((passage) => [front?.url ?? home, passage] as const);
  const passages = new Map<string, Passage[]>([[home, [...sentencesOf(build)]]]);
  for (const [page, passage] of [...about, ...placed])
    if (passage.text !== '') passages.set(page, [...(passages.get(page) ?? []), passage]);
  return passages;
};

/** The sentences of the configuration, below their questions. */
const sentencesOf = ({ settings }: Build): readonly Passage[] =>
  (settings.config.answers?.sentences ?? []).map(({ ask, say }) => ({
    kind: 'question',
    title: ask.join('\n'),
    above: [],
    text: say,
    anchor: '',
  }));

/** The description of the site on the front page and the company behind it, below its name, if no source describes the company. */
const aboutSite = (front: Page | null, build: Build): readonly Passage[] => {
  const { name, description } = build.facts.company.body;
  if (description !== null || front === null) return [];
  const about = { kind: 'question', above: [], anchor: '', answers: ['company'] } as const;
  const owner = shownOwner(build);
  // The words of a host name have no meaning for the search.
  if (front.description && name !== new URL(build.base).hostname) return [{ ...about, title: fullName(build), text: front.description }];
  return owner === null ? [] : [{ ...about, title: name, text: `© ${owner}` }];
};

const passageOf = (
  { kind, url, title, answers = [], belongs = [], lines }: RecordPassage,
  further: FurtherWords,
  build: Build,
): Passage => {
  const { base, facts } = build;
  const cited = lines.flatMap(({ kind: own = kind, text, pointer, key, unit = null, quote, page, intent, slots = {}, status }) => {
    const value = resolvePointer(facts[own].body, pointer) as FactReference['value'] | undefined;
    const line = text.replace(/\s+/g, ' ').trim();
    if (line === '' || value === undefined) return [];
    const shown = quote && page ? { quote, page } : {};
    return [
      {
        line,
        fact: { key: `${own}.${key}`, value, unit, source: base + resourcePath(own), pointer, ...shown, ...(status && { status }) },
        asked: { name: intent, slots },
      },
    ];
  });
  const [, anchor = ''] = (url ?? '').split('#');
  return {
    kind: 'facts',
    title,
    above: [],
    anchor: anchor.startsWith(':~:') ? '' : (anchor.split(':~:')[0] ?? ''),
    text: cited.map(({ line }) => line).join('\n'),
    facts: cited,
    answers,
    belongs,
    further: further([...new Set(lines.map(({ intent }) => intent))], lines[0]?.slots ?? {}),
  };
};

const recordsOf = onceEach((build: Build): readonly RecordPassage[] => [
  ...priceRecords(build),
  ...planRecords(build),
  ...offerRecords(build),
  ...thingRecords(build, 'features', 'feature'),
  ...thingRecords(build, 'platforms', 'platform'),
  ...comparisonRecords(build),
  ...companyRecords(build),
]);

/** Each plan, and the free trial. */
const planRecords = (build: Build): readonly RecordPassage[] => {
  if (!holds(build, 'plans')) return [];
  const { plans, freeTrial, url, currency } = build.facts.plans.body;
  const labels = labelsFor(build);
  const offers = plans.map((plan, index) => offerRecord('plans', plan, [plan.price, ...plan.otherPrices], index, labels));
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
const offerRecords = (build: Build): readonly RecordPassage[] => {
  if (!holds(build, 'offers')) return [];
  const { offers } = build.facts.offers.body;
  const labels = labelsFor(build);
  const records = offers.map((offer, index) => offerRecord('offers', offer, offer.prices, index, labels));
  return holds(build, 'plans')
    ? records
    : ranked(
        records,
        offers.flatMap(({ prices }) => prices.slice(0, 1)),
      );
};

/** The first price of all plans and offers together; most plans are among the offers, too. */
const priceRecords = (build: Build): readonly RecordPassage[] => {
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
  return kinds
    .slice(0, 1)
    .map((kind) => ({ kind, url: build.facts[kind].body.url, title: '', answers: ['price', 'plan', 'quantity'], lines: once }));
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
    if (value === null && reason !== 'on_request') return [];
    const own = kind === 'plans' ? (place === 0 ? 'price' : `otherPrices/${place - 1}`) : `prices/${place}`;
    return [
      {
        text: quote ?? (value === null ? labels.onRequest : labels.money(price)),
        pointer: `/${kind}/${index}/${own}/${value === null ? 'reason' : 'value'}`,
        key: `${offer.slug}.${own.replace('/', '.')}`,
        unit: unitOf(price),
        intent: `${kind}.price`,
        slots: { [kind.slice(0, -1)]: offer.slug },
        quote,
        page,
        status,
      },
    ];
  });

/** Period (ISO 8601) -> its word in the unit of a price. */
const PERIODS: Readonly<Record<string, string>> = { P1D: 'day', P1W: 'week', P1M: 'month', P1Y: 'year' };

/** Such as `USD/month`. */
const unitOf = ({ currency, period }: Price): string | null => {
  if (currency === null) return null;
  return period === null ? currency : `${currency}/${PERIODS[period] ?? period}`;
};

const named = (line: Line, name: string): Line => ({ ...line, text: `${name}: ${line.text}` });

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

/** Features or platforms: all of them by name, then each with its description. */
const thingRecords = (build: Build, kind: 'features' | 'platforms', slot: 'feature' | 'platform'): readonly RecordPassage[] => {
  if (!holds(build, kind)) return [];
  const body = build.facts[kind].body;
  const things = 'features' in body ? body.features : body.platforms;
  const one = (thing: (typeof things)[number], index: number, intent: string): readonly Line[] => {
    const { slug, name, status, description } = thing;
    const slots = { [slot]: slug };
    const at = `/${kind}/${index}`;
    const state =
      status === null
        ? []
        : [
            {
              text: `${name}: ${status}`,
              pointer: `${at}/status`,
              key: `${slug}.status`,
              intent: kind === 'features' ? 'features.status' : intent,
              slots,
            },
          ];
    const about =
      description === null ? [] : [{ text: description, pointer: `${at}/description`, key: `${slug}.description`, intent, slots }];
    return [...about, ...state, { text: name, pointer: `${at}/name`, key: `${slug}.name`, intent, slots }];
  };
  const intent = kind === 'features' ? 'features.one' : 'platforms.supports';
  return [
    {
      kind,
      url: body.url,
      title: '',
      answers: [slot],
      belongs: ['feature'],
      lines: things.map(({ slug, name }, index) => ({
        text: name,
        pointer: `/${kind}/${index}/name`,
        key: `${slug}.name`,
        intent: `${kind}.list`,
      })),
    },
    ...things.map((thing, index) => ({
      kind,
      url: thing.url ?? body.url,
      title: thing.name,
      belongs: ['feature', slot, 'status'],
      lines: one(thing, index, intent),
    })),
  ];
};

/** The comparisons by their titles. */
const comparisonRecords = (build: Build): readonly RecordPassage[] => {
  if (!holds(build, 'comparisons')) return [];
  const { comparisons, url } = build.facts.comparisons.body;
  const line = (title: string, slug: string, index: number, intent: string): Line => ({
    text: title,
    pointer: `/comparisons/${index}/title`,
    key: `${slug}.title`,
    intent,
    ...(intent === 'comparisons.one' && { slots: { tool: slug } }),
  });
  return [
    {
      kind: 'comparisons',
      url,
      title: '',
      answers: ['compare'],
      lines: comparisons.map(({ title, slug }, index) => line(title, slug, index, 'comparisons.list')),
    },
    ...comparisons.flatMap(({ title, slug, competitor, url: own }, index): readonly RecordPassage[] =>
      competitor === null
        ? []
        : [
            {
              kind: 'comparisons',
              url: own,
              title: competitor.name,
              belongs: ['compare'],
              lines: [line(title, slug, index, 'comparisons.one')],
            },
          ],
    ),
  ];
};

/** Role of a contact -> words of questions for it. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  support: ['support', 'contact'],
  sales: ['sales', 'contact'],
  general: ['contact', 'support'],
};

/** The company, its office and its contacts. */
const companyRecords = (build: Build): readonly RecordPassage[] => {
  const { name, legalName, description, office, contacts, pages } = build.facts.company.body;
  const contactPage = pages['contact'] ?? null;
  const named = legalName === null ? [] : [{ text: legalName, pointer: '/legalName', key: 'legalName', intent: 'company.about' }];
  const about: RecordPassage = {
    kind: 'company',
    url: pages['about'] ?? null,
    title: description === null ? name : fullName(build),
    answers: ['company'],
    lines: description === null ? named : [{ text: description, pointer: '/description', key: 'description', intent: 'company.about' }],
  };
  const place: RecordPassage = {
    kind: 'company',
    url: contactPage,
    title: '',
    answers: ['place'],
    lines: office === null ? [] : [{ text: office.raw, pointer: '/office/raw', key: 'office', intent: 'contacts.office' }],
  };
  const ways = Object.entries(contacts).flatMap(([role, contact]): readonly RecordPassage[] => {
    const lines = (['email', 'telephone', 'hours', 'url'] as const).flatMap((way): readonly Line[] => {
      const value = contact?.[way] ?? null;
      const intent = role === 'sales' ? 'contacts.sales' : 'contacts.support';
      return value === null
        ? []
        : [{ text: value, pointer: `/contacts/${role}/${way}`, key: `contacts.${role}.${way}`, intent, status: contact?.status ?? '' }];
    });
    const known = { email: contact?.email, phone: contact?.telephone, hours: contact?.hours };
    const reachable = Object.entries(known).flatMap(([meaning, value]) => (value ? [meaning] : []));
    const meanings = [...(ROLES[role] ?? ['contact']), ...reachable];
    return [{ kind: 'company', url: contactPage, title: '', answers: meanings, lines }];
  });
  return [about, ...ways, place];
};
