/** Words that tell what a name is a name of. Concepts are those of the lexicon. */
import type { Entity, Stranger } from '../../../runtime/bundle.ts';

/** Concepts of what plans count. Those of one line say the same: they name the limit that a site calls by a word of one of them. */
export const COUNTED: readonly (readonly string[])[] = [['USERS', 'TEAM'], ['CONTACTS'], ['CREDITS'], ['ACCOUNTS']];

/** concept -> what its words name. */
export const MEANT: Readonly<Record<string, Entity>> = {
  AVAILABLE: { kind: 'status', slug: 'available' },
  BETA: { kind: 'status', slug: 'beta' },
  PLANNED: { kind: 'status', slug: 'planned' },
  DEPRECATED: { kind: 'status', slug: 'deprecated' },
  ENGLISH: { kind: 'lang', slug: 'en' },
  GERMAN: { kind: 'lang', slug: 'de' },
  ROMAN_URDU: { kind: 'lang', slug: 'ur-Latn' },
  ARABIC: { kind: 'lang', slug: 'ar' },
};

/** Names of plans that are words of everyday language: alone they name nothing. */
export const EVERYDAY = `free team teams business scale growth grow basic pro plus premium standard personal enterprise professional company advanced
  essential essentials start starter light lite max ultimate solo duo small medium large unlimited trial agency startup individual family home one two`;

/** Concepts beside which an everyday word is a name. */
export const NAMING: readonly string[] = [
  'PLAN',
  'PRICE',
  'LIMIT',
  'HOW_MANY',
  'INCLUDES',
  'TRIAL',
  'SIGN_UP',
  'COMPARE',
  'USERS',
  'CONTACTS',
  'CREDITS',
  'ACCOUNTS',
];

/** Concepts whose words ask, and say nothing of what is asked about. */
export const NEUTRAL: readonly string[] = ['GENERAL', 'HOW_MANY', 'HAVE', 'WHERE', 'YOU_ARE'];

/** Concepts that ask for a feature. */
export const BESIDE_FEATURES: readonly string[] = ['FEATURE', 'HAVE', 'STATUS'];

/** Where names stand that the site does not have. */
export const STRANGERS: readonly Stranger[] = [
  { concept: 'PLAN', kind: 'plan', side: 'before' },
  { concept: 'PLAN', kind: 'plan', side: 'after' },
  // What is compared with a plan is a plan.
  { concept: 'VERSUS', kind: 'plan', side: 'before', beside: 'plan' },
  { concept: 'VERSUS', kind: 'plan', side: 'after', beside: 'plan' },
  { concept: 'COMPARE', kind: 'plan', side: 'anywhere', beside: 'plan', capital: true },
  { concept: 'VERSUS', kind: 'tool', side: 'after' },
  { concept: 'COMPARE', kind: 'tool', side: 'anywhere', capital: true },
  { concept: 'CONNECTS', kind: 'platform', side: 'after' },
  { concept: 'CONNECTS', kind: 'platform', side: 'before' },
  { concept: 'SUPPORTS', kind: 'platform', side: 'after', capital: true },
  { concept: 'SUPPORTS', kind: 'feature', side: 'after' },
  { concept: 'HAVE', kind: 'feature', side: 'after' },
];
