import type { ProvenanceFile } from '../config/provenance-file.ts';
import { pathWords } from './fact-names.ts';
import { factRow, type FactRow } from './fact-rows.ts';

/** A price of a plan, with the words of its page. */
export interface PlanPrice extends FactRow {
  readonly quote: string | null;
  /** Address of the source page; null without a source. */
  readonly page: string | null;
}

/** A plan with all of its facts. */
export interface PlanCard {
  readonly name: string;
  readonly description: string | null;
  /** The price, then those for other periods. */
  readonly prices: readonly PlanPrice[];
  /** Limits and features in words. */
  readonly limits: readonly string[];
  readonly included: number;
  readonly features: number;
  readonly facts: readonly FactRow[];
}

/** The plans with these names in paths, in order. */
export const planCards = ({ facts }: ProvenanceFile, slugs: readonly string[]): readonly PlanCard[] => {
  const rows = new Map(slugs.map((slug): [string, FactRow[]] => [slug, []]));
  for (const entry of Object.entries(facts)) {
    const slug = slugOf(entry[0], slugs);
    if (slug === undefined) continue;
    rows.get(slug)?.push(factRow(entry, pathWords(entry[0].slice(`plans.${slug}.`.length).split('.'))));
  }
  return [...rows].map(([slug, own]) => planCard(slug, own));
};

/** The plan of a path; a name may contain a full stop, so the longest match counts. */
const slugOf = (path: string, slugs: readonly string[]): string | undefined =>
  path.startsWith('plans.')
    ? slugs.filter((slug) => path.startsWith(`plans.${slug}.`)).toSorted((a, b) => b.length - a.length)[0]
    : undefined;

/** True for the path of a fact on the card of a plan. */
export const isOfPlan =
  (slugs: readonly string[]) =>
  (path: string): boolean =>
    slugOf(path, slugs) !== undefined;

const planCard = (slug: string, facts: readonly FactRow[]): PlanCard => {
  const at = (field: string): readonly FactRow[] => facts.filter(({ path }) => path.startsWith(`plans.${slug}.${field}`));
  const [name] = at('name');
  const [description] = at('description');
  const features = at('features.');
  return {
    name: name?.words ?? slug,
    description: description?.isKnown ? description.words : null,
    prices: [...at('price'), ...at('otherPrices.')].map(planPrice),
    limits: at('limits.').flatMap(({ isKnown, words }) => (isKnown ? [words] : [])),
    included: features.filter(({ words, isKnown }) => isKnown && words !== 'no').length,
    features: features.length,
    facts,
  };
};

const planPrice = (fact: FactRow): PlanPrice => {
  const agreeing = fact.sources.filter(({ role }) => role !== 'differs');
  const quoted = agreeing.find(({ quote }) => quote !== null);
  const quote = quoted?.quote ?? null;
  // The words of a price that only a page shows end with its quote, which has a separate line.
  const words = quote === null ? fact.words : fact.words.replace(` ("${quote}")`, '');
  return { ...fact, words, quote, page: (quoted ?? agreeing[0] ?? fact.sources[0])?.page ?? null };
};
