import type { Head } from '../html/types.ts';
import { text, type JsonLdNode } from './read.ts';

const ARTICLE = /Article$|^BlogPosting$/;

const isOwn = ({ parent, property }: JsonLdNode): boolean => parent === null || property === 'mainEntity';

/** The article of a page by its JSON-LD; null without one, and for several, which the page lists. */
export const articleOnPage = (nodes: readonly JsonLdNode[]): JsonLdNode | null => {
  const found = nodes.filter((node) => isOwn(node) && node.types.some((type) => ARTICLE.test(type)));
  const titles = new Set(found.map((node) => text(node, 'headline') ?? text(node, 'name')));
  return titles.size === 1 ? (found[0] ?? null) : null;
};

/** True for a page that is one article by its JSON-LD or its Open Graph tags, where only articles have a publication time. */
export const isStatedArticle = ({ published }: Pick<Head, 'published'>, nodes: readonly JsonLdNode[]): boolean =>
  published !== undefined || articleOnPage(nodes) !== null;

/** True for a page that is a how-to article. */
export const isExplaining = (nodes: readonly JsonLdNode[]): boolean => {
  const article = articleOnPage(nodes);
  return article !== null && (article.types.includes('TechArticle') || nodes.some((node) => isOwn(node) && node.types.includes('HowTo')));
};
