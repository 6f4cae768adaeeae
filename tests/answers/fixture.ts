/** A small company for the answer tests: published bodies, guides in four languages, and the runtime index built from them. */
import { compileAnswers } from '../../compiler/answers/compile.ts';
import type { AnswerContext } from '../../compiler/answers/context.ts';
import type { Bodies, LimitBody, PlanBody, ThingBody } from '../../compiler/answers/intents/bodies.ts';
import { phraseForms } from '../../compiler/answers/phrases.ts';
import { answerSettings } from '../../compiler/answers/settings.ts';
import { searchedConcepts } from '../../compiler/search/concepts.ts';
import { compileSearch, type IndexedDocument } from '../../compiler/search/index.ts';
import type { ListedForms } from '../../compiler/words/forms.ts';
import { compileLexicon } from '../../compiler/words/lexicon.ts';
import type { MoneyBody } from '../../compiler/words/wording.ts';
import { createConcepts } from '../../runtime/answer/concepts.ts';
import type { ConceptTable, RuntimeIndex } from '../../runtime/bundle.ts';

const BASE = 'https://acme.example';

const money = (value: number | null): MoneyBody => {
  const reason = value === null ? 'on_request' : null;
  return {
    value,
    currency: value === null ? null : 'USD',
    period: value === null ? null : 'P1M',
    per: null,
    from: false,
    billed: null,
    quote: null,
    page: null,
    status: reason ?? 'confirmed',
    reason,
  };
};

const limit = (value: number | null, unit: string, unlimited = false, period: string | null = null): LimitBody => ({
  value,
  unlimited,
  unit,
  period,
  reason: value === null && !unlimited ? 'not_found' : null,
});

const plan = (name: string, value: number | null, users: LimitBody, contacts: LimitBody): PlanBody => {
  const limits = {
    users,
    contacts,
    aiCredits: limit(1500, 'AI credits', false, 'P1M'),
    accountsPerChannel: limit(null, 'accounts per channel'),
  };
  return { slug: name.toLowerCase(), name, price: money(value), otherPrices: [], limits, features: [] };
};

const thing = (list: string, name: string, status: string | null, description: string | null): ThingBody => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { slug, name, description, status, url: `${BASE}/${list}/${slug}/`, markdownUrl: `${BASE}/${list}/${slug}/index.md` };
};

const guide = (
  slug: string,
  language: string,
  title: string,
  description: string | null,
  markdown: string,
): IndexedDocument & { language: string; jsonUrl: string } => {
  const url = `${BASE}/guides/${slug}/`;
  const addresses = { url, markdownUrl: `${url}index.md`, jsonUrl: `${BASE}/api/v1/guides/${slug}.json` };
  return { kind: 'guide', slug, title, language, description, approxTokens: 300, ...addresses, headings: [], markdown };
};

/** Guides in four languages. */
export const guides = [
  guide(
    'moderate-comments',
    'en',
    'Moderate comments on social media',
    'Hide spam and answer questions under posts.',
    'Rules hide words. Replies go out by themselves.',
  ),
  guide(
    'courier-tracking',
    'en',
    'Send courier tracking numbers to customers',
    'Tell customers where a parcel is.',
    'Connect the courier, then send the tracking number.',
  ),
  guide(
    'chat-a-kosten',
    'de',
    'Chat A Business API: Kosten pro Nachricht',
    'Was Nachrichten kosten.',
    'Jede Unterhaltung wird abgerechnet. Vorlagen kosten Gebühren.',
  ),
  guide('dm-se-order', 'ur-Latn', 'DM se order kaise lein', 'Social A ke message se order banana.', 'Message kholein aur order banayein.'),
  guide('alrad', 'ar', 'الرد التلقائي على الرسائل', 'كيف ترد على رسائل العملاء تلقائيًا.', 'أنشئ قاعدة ثم فعّل الرد.'),
];

const bodies: Bodies = {
  company: {
    name: 'Acme Inbox',
    description: 'Acme Inbox brings the messages of a shop into one place.',
    app: 'https://app.acme.example',
    office: { raw: '18 Lighthouse Road, Karachi' },
    contacts: {
      support: { email: 'support@acme.example', telephone: '+92 21 5550 0140', url: null, hours: 'Mo-Fr 09:00-18:00' },
      sales: { email: 'sales@acme.example', telephone: null, url: null, hours: null },
    },
  },
  plans: {
    currency: 'USD',
    freeTrial: { available: true, days: 14, cardRequired: false, plans: ['starter', 'growth'] },
    plans: [
      plan('Starter', 19, limit(2, 'users'), limit(1000, 'contacts')),
      plan('Growth', 49.5, limit(5, 'users'), limit(25000, 'contacts')),
      plan('Scale', 199, limit(null, 'users', true), limit(100000, 'contacts')),
      plan('Enterprise', null, limit(null, 'users', true), limit(null, 'contacts', true)),
    ],
    url: `${BASE}/pricing/`,
    markdownUrl: `${BASE}/pricing/index.md`,
  },
  features: {
    features: [
      thing('features', 'Broadcasts', 'available', 'Send one message to many customers.'),
      thing('features', 'Voice notes', 'planned', 'Turn voice notes into text.'),
      thing('features', 'Reports', null, null),
    ],
    url: `${BASE}/features/`,
    markdownUrl: `${BASE}/features/index.md`,
  },
  platforms: {
    platforms: [thing('platforms', 'Chat A', 'available', 'Messages of business numbers.'), thing('platforms', 'Search A', 'beta', null)],
    url: `${BASE}/platforms/`,
    markdownUrl: `${BASE}/platforms/index.md`,
  },
  guides: { guides, url: `${BASE}/guides/`, markdownUrl: `${BASE}/guides/index.md` },
  comparisons: {
    comparisons: [{ ...guide('acme-vs-tool-a', 'en', 'Acme Inbox vs Tool A', null, ''), competitor: { name: 'Tool A' } }],
    url: `${BASE}/compare/`,
    markdownUrl: `${BASE}/compare/index.md`,
  },
};

const documents = Object.fromEntries(Object.keys(bodies).map((name) => [name, `/api/v1/${name}.json`])) as AnswerContext['documents'];

/** What the answers of the example company are compiled from. */
export const context: AnswerContext = {
  base: BASE,
  app: bodies.company.app,
  settings: answerSettings(['en', 'de', 'ur', 'ar'], {
    templates: { de: { 'limit.users': 'Benutzer', 'limit.contacts': 'Kontakte' }, ar: { 'limit.users': 'مستخدمين' } },
  }),
  others: [],
  bodies,
  documents,
  pageCount: 12,
  pages: {
    pricing: `${BASE}/pricing/`,
    features: `${BASE}/features/`,
    platforms: `${BASE}/platforms/`,
    guides: `${BASE}/guides/`,
    comparisons: `${BASE}/compare/`,
    contact: `${BASE}/contact/`,
    about: `${BASE}/about/`,
    developers: `${BASE}/developers/`,
    llms: `${BASE}/llms.txt`,
  },
};

/** A company that publishes nothing but its name. */
export const emptyContext: AnswerContext = {
  ...context,
  app: null,
  documents: { company: documents.company, plans: null, features: null, platforms: null, guides: null, comparisons: null },
  bodies: {
    company: { name: 'Acme', description: null, app: null, office: null, contacts: { support: null, sales: null } },
    plans: { ...bodies.plans, currency: null, freeTrial: { available: null, days: null, cardRequired: null, plans: null }, plans: [] },
    features: { ...bodies.features, features: [] },
    platforms: { ...bodies.platforms, platforms: [] },
    guides: { ...bodies.guides, guides: [] },
    comparisons: { ...bodies.comparisons, comparisons: [] },
  },
};

/** The search of documents with the concepts of sitec, as it travels: as JSON. */
export const searchIndex = (
  indexed: readonly IndexedDocument[],
  concepts: ConceptTable = compileLexicon('Acme'),
): Pick<RuntimeIndex, 'concepts' | 'search'> => {
  const index = { concepts, search: compileSearch(indexed, createConcepts(concepts), searchedConcepts([])) };
  return JSON.parse(JSON.stringify(index)) as typeof index;
};

/** The part of a runtime index that answers read; `own`: forms of concepts of the site. */
export const runtimeIndex = (
  from: AnswerContext,
  indexed: readonly IndexedDocument[],
  own: ListedForms = {},
): Pick<RuntimeIndex, 'site' | 'concepts' | 'search' | 'answers'> => {
  const concepts = compileLexicon(from.bodies.company.name, { ...own, ...phraseForms(from.settings.phrases) });
  return {
    site: from.base,
    ...searchIndex(indexed, concepts),
    // The index travels as JSON: what does not survive that must not work here.
    answers: JSON.parse(JSON.stringify(compileAnswers(from, concepts))) as RuntimeIndex['answers'],
  };
};
