import { onceEach } from '../../base/memoise.ts';
import type { Build } from '../../build/build.ts';
import { publishes } from '../../build/is-published.ts';
import { pageRelations, type PageRelation } from '../../header-table.ts';
import type { Page } from '../../pages/page.ts';
import { encodePath, pageStem } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import { escapeHtml } from '../../prose/template.ts';
import type { OwnElements } from './present.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The Link header of a page as elements, for hosts that send none; the address of the page and its translations, where it does not tell them
 * itself. ASCII.
 */
export const linkElements = (page: Page, build: Build, own: OwnElements): string => {
  const relations = pageRelations(publishes(build)).filter((relation) => !has(own, relation));
  const links: readonly Attributes[] = [
    ...relations.map(({ path, rel, type }) => ({ rel, type, href: path.replace('{page}', () => encodePath(pageStem(page.path))) })),
    ...canonicalLink(page),
    ...translationLinks(page, build),
  ];
  return links.map(element).join('');
};

/** A page may have several links of one relation, but alternates of one type would be rivals. */
const has = ({ links }: OwnElements, { rel, type }: PageRelation): boolean =>
  links.some((link) => link.relations.includes(rel) && (rel !== 'alternate' || link.type === type));

const element = (attributes: Attributes): string => {
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]));
  return `<link${written.join('')}>`;
};

/** A page that asks not to be listed has no address to be listed under. */
const canonicalLink = ({ canonical, listed, url }: Page): readonly Attributes[] =>
  canonical === null && listed ? [{ rel: 'canonical', href: url }] : [];

/**
 * Translations that content files tell of a guide whose head names none. The list holds the page itself, as search engines want it. None where
 * the page has its content from another address, or where two pages of one language could be meant.
 */
const translationLinks = ({ alternates, canonical, listed, url }: Page, build: Build): readonly Attributes[] => {
  const { guides } = build.facts.guides.body;
  const guide = guidesByUrl(build).get(url);
  if (!guide || guide.translations.length === 0 || alternates.length > 0 || !listed || (canonical ?? url) !== url) return [];
  const slugs = new Set([guide.slug, ...guide.translations.map(({ slug }) => slug)]);
  const versions = guides.filter(({ slug }) => slugs.has(slug)).toSorted((a, b) => compare(a.language, b.language));
  if (new Set(versions.map(({ language }) => language)).size < versions.length) return [];
  return versions.map((version) => ({ rel: 'alternate', hreflang: version.language, href: version.url }));
};

const guidesByUrl = onceEach(({ facts }: Pick<Build, 'facts'>) => new Map(facts.guides.body.guides.map((guide) => [guide.url, guide])));
