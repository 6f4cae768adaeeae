import { readCell } from '../../../markdown/cells.ts';
import type { Claim } from '../../claim.ts';
import { absolute } from '../../resources/pages.ts';
import { contentSlug, type PlansEntry } from './plan-content.ts';
import { featurePointer, type PlanFeature } from './plan-tables.ts';

/** The other plan claims of a content file: rows of the comparison table, and buttons. */
export const contentRows = ({ data, entry }: PlansEntry, page: string, base: string): readonly Claim[] =>
  data.plans.flatMap((plan, index) => {
    const claim = (pointer: string, value: unknown, path: readonly (string | number)[]): Claim => ({
      slug: contentSlug(plan),
      pointer,
      value,
      level: 'content',
      page,
      place: entry.placeOf(path),
    });
    const rows = (data.features ?? []).flatMap(({ name, slug = null, values }, row) => {
      const value = values[index];
      const path = ['features', row, 'values', index];
      return value === undefined ? [] : [claim(featurePointer(name), featureOf(name, slug, value), path)];
    });
    const action = plan.action && { label: plan.action.label, url: absolute(plan.action.url, base) };
    return [...rows, ...(action ? [claim('/action', action, ['plans', index, 'action'])] : [])];
  });

const featureOf = (name: string, slug: string | null, value: boolean | string): PlanFeature => {
  const { included, text } = typeof value === 'boolean' ? { included: value, text: null } : readCell(value);
  return { name, slug, included, note: text };
};
