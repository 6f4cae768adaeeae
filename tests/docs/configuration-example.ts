/** The configuration that docs/reference/configuration.md shows. */
import type { Config } from '../../compiler/config/schema.ts';
import { kindsExample } from './kinds.ts';

/** What the example below cannot hold beside an address. */
export const folderExample: Config = { input: { dir: '_site', exclude: ['drafts/**'] } };

/** A configuration with every other key; a test checks both against the schema and that no key is missing. */
export const example: Config = {
  site: 'https://www.example.com',
  app: 'https://app.example.com',
  input: {
    url: 'https://www.example.com',
    own: true,
    include: ['**'],
    exclude: ['/search/**'],
    render: true,
    maxPages: 10_000,
    maxDepth: 20,
    concurrency: 8,
  },
  content: ['content/**/*.{md,yaml}'],
  out: 'dist',
  hosts: ['cloudflare'],
  negotiate: 'accept',
  hashedAssets: ['_astro/**'],
  facts: {
    company: { name: 'Example', contacts: { support: { email: 'help@example.com' } } },
    plans: {
      page: '/pricing/',
      item: '.plan-card',
      expect: 3,
      fields: {
        name: 'h3',
        description: '.lead',
        price: '.price',
        otherPrices: ['.price-yearly'],
        limits: { users: 'li:nth-child(1)', aiCredits: { selector: 'li', match: /credits/i } },
        action: 'a.button@href',
      },
    },
    features: { pages: '/product/*' },
    platforms: { pages: '/integrations/*' },
    guides: { pages: '/blog/guides/**' },
    comparisons: { pages: '/alternatives/*' },
    'plans.growth.price': { value: 49, currency: 'USD', period: 'P1M' },
    'features.broadcasts.status': 'beta',
  },
  kinds: kindsExample,
  developers: { stylesheets: ['/assets/site.css'] },
  limits: ['users', 'storageGb'],
  accept: ['plans.growth.price'],
  drift: { 'plans.*.limits': 'error', 'plans.legacy.price': 'off' },
  icons: { '.icon-check': 'yes', '.icon-cross': 'no', 'shape:28f9c1a35f9d': 'partial' },
  markdown: { main: '#content', keep: ['.legal-note'], drop: ['.share', '.newsletter'] },
  dates: ['frontmatter', 'jsonld', 'git'],
  inject: ['links', 'directive', 'webmcp', 'jsonld', 'copy'],
  robots: { search: 'yes', aiInput: 'yes', aiTrain: 'no', disallow: ['/drafts/'] },
  security: {
    contact: ['mailto:security@example.com', 'https://www.example.com/security/'],
    expires: '2027-06-30T00:00:00Z',
    encryption: ['https://www.example.com/security/key.txt'],
    acknowledgments: ['https://www.example.com/security/thanks/'],
    preferredLanguages: ['en', 'de'],
    policy: ['https://www.example.com/security/policy/'],
    hiring: ['https://www.example.com/jobs/'],
  },
  indexNow: { key: '3f1c2a9e-7b64-4d0e-9a55-0c8d1e6f2b77' },
  llms: { maximum: 50_000, fullMaximum: 1_000_000 },
  rateLimit: { burst: 20, perMinute: 30 },
  trustProxy: ['10.0.0.0/8', 'cloudflare'],
  allowedHosts: ['www.example.com'],
  allowedOrigins: ['https://app.example.com'],
  webmcp: { originTrialToken: `A${'0'.repeat(91)}` },
  mcp: { chatgptTools: false, registryProof: 'v=MCPv1; k=ed25519; p=MCowBQYDK2VwAyEA' },
  templates: 'templates',
  search: { concepts: { order: ['order', 'bestell*', '"place an order"'], waitlist: { en: ['waitlist'], de: ['warteliste*'] } } },
  answers: {
    phrases: {
      'contacts.sales': ['"book a demo"', '"talk to somebody"'],
      'guides.find/first-steps': { en: ['newcomer*'], de: ['Neuling*'] },
    },
    aliases: {
      plans: { growth: ['Grow'] },
      features: { broadcasts: ['mass messages'] },
      platforms: { 'chat-a': ['CA'] },
      comparisons: { 'us-vs-tool-a': ['TA'] },
    },
    sentences: [{ ask: ['Are you hiring?'], say: 'We are looking for an engineer in Galway.' }],
    labels: { en: { readMore: 'More about it:' } },
  },
  provenance: true,
};
