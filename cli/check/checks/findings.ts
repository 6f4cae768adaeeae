import { type Finding, notApplicable, type NotApplicable, type Probe } from '../check.ts';
import type { Context } from '../context.ts';

/** A finding of a path, if there is one. */
export const findingIf = (isWrong: boolean, path: string, values: NonNullable<Finding['values']> = {}): readonly Finding[] =>
  isWrong ? [{ path, values }] : [];

/** Findings of a path, one for each reason; null is none. */
export const reasonsAt = (path: string, reasons: readonly (string | null)[]): readonly Finding[] =>
  reasons.flatMap((reason) => (reason === null ? [] : [{ path, values: { path, reason } }]));

/** Findings of several places, each null where the check does not apply. `otherwise` tells why it applies to none of them. */
export const ofPlaces = (found: readonly (readonly Finding[] | null)[], otherwise: string): readonly Finding[] | NotApplicable =>
  found.every((each) => each === null) ? notApplicable(otherwise) : found.flatMap((each) => each ?? []);

/** Makes a check from a function that judges every item of a list. `otherwise` tells why the check does not apply without items. */
export const onEach =
  <Item>(
    itemsOf: (context: Context) => Promise<readonly Item[]>,
    otherwise: string,
    judge: (item: Item, context: Context) => readonly Finding[] | Promise<readonly Finding[]>,
  ): Probe['run'] =>
  async (context) => {
    const items = await itemsOf(context);
    if (items.length === 0) return notApplicable(otherwise);
    return (await Promise.all(items.map(async (item) => judge(item, context)))).flat();
  };
