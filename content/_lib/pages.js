/** Order, relations and addresses of pages. Texts are compared by code unit: `localeCompare` asks the machine. */
import { isoDate } from './format.js';

const compareText = (a, b) => Number(a > b) - Number(a < b);

export const bySlug = (a, b) => compareText(a.fileSlug, b.fileSlug);
export const byOrder = (a, b) => a.data.order - b.data.order || bySlug(a, b);
export const newestFirst = (a, b) => compareText(isoDate(b.data.published), isoDate(a.data.published)) || bySlug(a, b);

/** Root-relative address -> absolute one; absolute ones stay. */
export const absolute = (path, base) => (path.startsWith('/') ? `${base}${path}` : path);

/** All language versions of a page, English first; empty when there is only one. */
export function translations(all, key) {
  if (!key) return [];
  const same = all.filter((page) => page.data.translationKey === key);
  const rank = (page) => (page.data.lang === 'en' ? 0 : 1);
  return same.length > 1 ? same.sort((a, b) => rank(a) - rank(b) || compareText(a.url, b.url)) : [];
}

/** The way from the home page to this one: the section comes from the first folder of the address. */
export function crumbs(url, words, title) {
  const [section, ...rest] = url.split('/').filter(Boolean);
  if (!section || section.endsWith('.html')) return [];
  const trail = [{ name: words.home, url: '/' }];
  if (rest.length === 0) return [...trail, { name: words[section] ?? title, url }];
  if (words[section]) trail.push({ name: words[section], url: `/${section}/` });
  return [...trail, { name: title, url }];
}

/** Pages in the order of the slugs; a slug without a page is an error of the writer, and the build says so. */
export function bySlugs(collection, slugs = []) {
  return slugs.map((slug) => {
    const found = collection.find((page) => page.fileSlug === slug);
    if (!found) throw new Error(`no page with the slug "${slug}"`);
    return found;
  });
}

export const withPlatform = (collection, slug) => collection.filter((page) => (page.data.platforms ?? []).includes(slug));

export const inLanguage = (collection, lang) => collection.filter((page) => page.data.lang === lang);

export const without = (collection, url) => collection.filter((page) => page.url !== url);

/** `[{ name, items }]` in the order in which the categories first occur. */
export function byCategory(collection) {
  const groups = new Map();
  for (const page of collection) {
    const { category } = page.data;
    groups.set(category, [...(groups.get(category) ?? []), page]);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}

/** Rows of the plan table under the categories of their feature pages; a row without a page comes last. */
export function rowsByCategory(rows, features) {
  const categoryOf = (row) => features.find((page) => page.fileSlug === row.slug)?.data.category;
  const names = [...new Set(features.map((page) => page.data.category)), undefined];
  return names
    .map((name) => ({ name: name ?? 'More', rows: rows.filter((row) => categoryOf(row) === name) }))
    .filter((group) => group.rows.length > 0);
}

/** The record of a list with this slug. */
export const record = (list, slug) => list.find((item) => item.slug === slug);
