/** Synonyms and questions from the configuration, by which a passage is found in addition to its own words. */
import type { Build } from '../build/build.ts';
import type { AliasKind } from '../config/sections/answers.ts';
import { formsOf } from '../config/sections/search.ts';

/** Kind of a list of the API -> slot of its things in the intents of answers. */
export const ALIAS_SLOTS: Readonly<Record<AliasKind, string>> = {
  plans: 'plan',
  features: 'feature',
  platforms: 'platform',
  comparisons: 'tool',
};

/** More words for a passage that answers an intent about a thing; `slots` are those of the intent. */
export type FurtherWords = (intents: readonly string[], slots: Readonly<Record<string, string>>) => readonly string[];

/** Loads `answers.aliases` and `answers.phrases`. */
export const furtherWords = ({ settings }: Build): FurtherWords => {
  const { aliases = {}, phrases = {} } = settings.config.answers ?? {};
  const kinds = Object.entries(ALIAS_SLOTS) as [AliasKind, string][];
  return (intents, slots) => {
    const values = Object.values(slots);
    const names = kinds.flatMap(([kind, slot]) => (slots[slot] === undefined ? [] : (own(aliases[kind], slots[slot]) ?? [])));
    const keys = intents.flatMap((intent) => [intent, ...values.map((value) => `${intent}/${value}`)]);
    return [...names, ...keys.flatMap((key) => formsOf(own(phrases, key) ?? []).map((form) => form.replace(/["*]/g, '')))];
  };
};

const own = <Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
