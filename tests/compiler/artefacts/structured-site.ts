/** A site whose pages have no JSON-LD of their own, and what is written into them. */
import { readJsonLd, type JsonLdNode } from '../../../compiler/jsonld/read.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';

const PLANS = `
plans:
  - name: Free
    price: { value: 0 }
    limits: { users: 1, contacts: 100 }
  - name: Growth
    description: For <teams> & "others" — größer
    price: { value: 49, currency: USD, period: P1M, per: user }
    otherPrices:
      - { value: 490, currency: USD, period: P1Y, per: user }
      - { value: 140, currency: USD, period: P3M, per: user }
    limits: { users: 5, contacts: unlimited, aiCredits: { value: 1000, period: P1M }, storageGb: 10 }
  - name: Scale
    price: { value: 199, currency: USD, period: P1M, billed: P1Y, from: true }
    limits: { users: unlimited, accountsPerChannel: 3 }
  - name: Enterprise
    price: { value: null, reason: on_request }
`;

const COMPANY = `
name: Acme </script><!-- "Ltd"
legalName: Acme GmbH
description: Sells Ä\u2028things
logo: /logo.png
office: { street: Weg 1, postalCode: "10115", city: Berlin, country: DE }
contacts:
  support: { email: help@acme.example, hours: Mo-Fr 9-17, languages: [en, ur-Latn], url: /contact/ }
  sales: { telephone: +49 30 1234567 }
sameAs: [https://x.example/acme]
`;

/** The pages show every amount, so that nothing contradicts the content. */
const SHOWN =
  '<h2>Free</h2><p>$0</p><h2>Growth</h2><p>$49 per user a month, $490 per user a year, $140 per user every 3 months</p>' +
  '<h2>Scale</h2><p>from $199 a month, billed yearly</p><h2>Enterprise</h2><p>on request</p>';

/** The files of the site. */
export const structuredFiles: Files = {
  'sitec.config.json': '{ "inject": ["jsonld"], "developers": true }',
  'index.html': html('Home'),
  'contact/index.html': html('Contact'),
  'pricing/index.html': html('Pricing', SHOWN),
  'features/index.html': html('Features'),
  'features/inbox/index.html': html('Inbox'),
  'features/calls/index.html': html('Calls'),
  'guides/start/index.html': html('How to start'),
  'compare/rival/index.html': html('Rival', '<p data-sitec-comparison="rival" data-sitec-competitor="Rival">Both</p>'),
  'hidden/index.html': html('Hidden', '<p>x</p>', '<meta name="robots" content="noindex">'),
  'content/plans.yaml': PLANS,
  'content/company.yaml': COMPANY,
  'content/features/inbox.md': '---\ntitle: Inbox\nstatus: available\n---\n',
  'content/features/calls.md': '---\ntitle: Calls\nstatus: planned\n---\n',
};

/** Builds the site with changes; null removes a file. */
export const buildStructured = (changes: Readonly<Record<string, string | null>> = {}): Promise<Built> => {
  const files = Object.entries({ ...structuredFiles, ...changes }).filter(([, body]) => body !== null);
  return buildSite({ files: Object.fromEntries(files) as Files });
};

/** The graph that is written into a page, as it stands; null when there is none. */
export const graphIn = (built: Built, path: string): readonly Readonly<Record<string, unknown>>[] | null => {
  const [, script] =
    /<script type="application\/ld\+json" data-sitec="jsonld">(\{"@context":"https:\/\/schema\.org","@graph":.*?)<\/script>/.exec(
      built.read(path),
    ) ?? [];
  return script === undefined ? null : (JSON.parse(script) as { '@graph': readonly Readonly<Record<string, unknown>>[] })['@graph'];
};

/** Types of the nodes that are written into a page. */
export const typesIn = (built: Built, path: string): readonly unknown[] => (graphIn(built, path) ?? []).map((node) => node['@type']);

/** A page of the bundle whose JSON-LD counts as that of the site, as where somebody copies it into a template. */
export const withoutMark = (page: string): string => page.replaceAll(' data-sitec="jsonld"', '');

/** The nodes of a page of the bundle, read as those of any other page. */
export const nodesIn = (built: Built, path: string): readonly JsonLdNode[] =>
  readJsonLd(parsePage(withoutMark(built.read(path))).scripts, path, new ProblemList());
