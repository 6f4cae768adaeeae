import { isObject } from '../base/json.ts';
import { KINDS } from '../config/kinds.ts';
import { countWords } from '../markdown/words.ts';
import { compare } from '../problems/problem.ts';
import { keyName } from './kinds/names.ts';
import { factWords, isOneFact, wordsOf, type Fields } from './words.ts';

/** One difference between the facts of two bundles. The side without the fact is null. */
export interface FactChange {
  /** Path of the fact as in `sitec explain`: `plans.growth.price`. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** True for a whole record, or a whole kind. */
  readonly isRecord: boolean;
  /** The published values. A text of several lines is `{ words }` with its number of words. */
  readonly old: unknown;
  readonly new: unknown;
  readonly oldWords: string | null;
  readonly newWords: string | null;
  /** Address of the page that the value comes from, else of the page of its record. */
  readonly oldUrl: string | null;
  readonly newUrl: string | null;
}

/** The position of two compared values in the API. */
interface Spot {
  readonly path: string;
  /** JSON pointer inside the record. */
  readonly pointer: string;
  readonly isRecord: boolean;
  readonly old: Side;
  readonly new: Side;
}

/** One side of a comparison: the record, and the reason for a value that is null. */
interface Side {
  readonly record: Fields;
  readonly reason: string | null;
}

/** Properties that are not facts: how a fact was found, and the length of its text. */
const ASIDE: ReadonlySet<string> = new Set(['provenance', 'approxTokens']);

/** The texts of a record, which are only in its own document. */
const TEXTS: ReadonlySet<string> = new Set(['markdown', 'headings']);

/** An own property of an object. Undefined when it has none. */
const own = (value: Fields, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** The change at a position. An undefined value means that this side does not have the fact. */
const changeOf = (spot: Spot, before: unknown, after: unknown): FactChange => {
  const [oldSide, newSide] = [sideOf(spot, spot.old, before), sideOf(spot, spot.new, after)];
  // Values of different types can have the same words: 5 and "5".
  const exact = oldSide.words === newSide.words && JSON.stringify(oldSide.value) !== JSON.stringify(newSide.value);
  return {
    path: spot.path,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    isRecord: spot.isRecord,
    old: oldSide.value,
    new: newSide.value,
    oldWords: exact ? JSON.stringify(oldSide.value) : oldSide.words,
    newWords: exact ? JSON.stringify(newSide.value) : newSide.words,
    oldUrl: oldSide.url,
    newUrl: newSide.url,
  };
};

const sideOf = ({ pointer }: Spot, { record, reason }: Side, value: unknown) => {
  if (value === undefined) return { value: null, words: null, url: null };
  const url = urlOf(record, pointer);
  if (pointer !== '/markdown' || typeof value !== 'string') return { value: shown(value), words: factWords(pointer, value, reason), url };
  // Uses the published number. It does not count the addresses of links, which differ in a preview.
  const words = typeof record.words === 'number' ? record.words : countWords(value);
  return { value: { words }, words: `${words} words`, url };
};

/** A value without long texts and without properties that are not facts. */
const shown = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !ASIDE.has(key) && !TEXTS.has(key))) : value;

/** The page of a value: from the nearest provenance, else the page of the record. */
const urlOf = (record: Fields, pointer: string): string | null => {
  const sources = own(record, 'provenance');
  const source = isObject(sources) ? own(sources, pointer) : undefined;
  const url = isObject(source) ? source.page : pointer === '' ? record.url : undefined;
  if (typeof url === 'string') return url;
  return pointer === '' ? null : urlOf(record, pointer.slice(0, pointer.lastIndexOf('/')));
};

/** The published facts of a bundle. */
export interface FactBodies {
  /** Public address of the site without trailing slash. Null when it is unknown. */
  readonly base: string | null;
  /** Facts of each kind by its name. */
  readonly kinds: ReadonlyMap<string, KindBodies>;
}

/** The documents of a kind. */
export interface KindBodies {
  /** The list document. Its records are in the property with the name of the kind. */
  readonly body: Fields;
  /** The documents of single records by slug, with their texts. */
  readonly items: ReadonlyMap<string, Fields>;
}

/** True when a value of the old bundle equals a value of the new one. */
type Same = (before: unknown, after: unknown) => boolean;

/** Properties that depend on another one of the same record. Their change is not reported when that one changed too. */
const FOLLOWS: ReadonlyMap<string, string> = new Map([
  ['statusReason', 'status'],
  ['reason', 'status'],
  ['page', 'quote'],
  ['statusRaw', 'status'],
  ['words', 'markdown'],
  ['headings', 'markdown'],
]);

/**
 * The changes between the facts of two bundles. Order: kinds as in the API, then by name; values of the kind itself, then records in the
 * order of the new list, removed records last; by path inside a record. Addresses are compared without the public address of each bundle,
 * so that a preview can be compared with the live site. The order of records is not compared.
 */
export const diffFacts = (before: FactBodies, after: FactBodies): readonly FactChange[] => {
  const rebase = rebaser(before.base, after.base);
  const same: Same = (old, current) => rebase(JSON.stringify(old)) === JSON.stringify(current);
  const others = [...new Set([...after.kinds.keys(), ...before.kinds.keys()])].toSorted(compare);
  const names = new Set([...KINDS, ...others]);
  return [...names].flatMap((name) => kindChanges(name, before.kinds.get(name), after.kinds.get(name), same));
};

/** Returns a function that replaces the old public address in a text by the new one. */
const rebaser = (from: string | null, to: string | null): ((text: string | undefined) => string | undefined) => {
  if (from === null || to === null || from === to) return (text) => text;
  // The address of another host may begin with the same characters.
  const address = new RegExp(`${from.replace(/[^\w]/g, '\\$&')}(?![\\w:-]|\\.\\w)`, 'g');
  return (text) => text?.replace(address, () => to);
};

const kindChanges = (name: string, before: KindBodies | undefined, after: KindBodies | undefined, same: Same): readonly FactChange[] => {
  const [old, current] = [partsOf(name, before), partsOf(name, after)];
  const records = listChanges(old.records, current.records, (key, a, b) => spotOf(`${name}.${key}`, a, b), same);
  const spot = spotOf(name, old.head, current.head);
  if (before && after) return [...propertyChanges(spot, old.head, current.head, same), ...records];
  return before || after ? [changeOf(spot, before && wholeOf(old), after && wholeOf(current)), ...records] : [];
};

/** The value of a kind that only one bundle has: the slugs of its records, or its own properties. */
const wholeOf = ({ head, records }: Parts): unknown => (records.size > 0 ? [...records.keys()] : head);

/** The position of a record or a kind. */
const spotOf = (path: string, old: unknown, current: unknown): Spot => ({
  path,
  pointer: '',
  isRecord: true,
  old: { record: isObject(old) ? old : {}, reason: null },
  new: { record: isObject(current) ? current : {}, reason: null },
});

/** The own properties of a kind, and its records by slug, each with the properties of its own document. */
interface Parts {
  readonly head: Fields;
  readonly records: ReadonlyMap<string, Fields>;
}

const partsOf = (name: string, kind: KindBodies | undefined): Parts => {
  if (!kind) return { head: {}, records: new Map() };
  // Records are in the property with the name of their kind.
  const { [keyName(name)]: list, ...head } = kind.body;
  const records = Array.isArray(list) ? keyed(list, 'slug') : null;
  if (!records) return { head: kind.body, records: new Map() };
  return { head, records: new Map([...records].map(([slug, record]) => [slug, { ...record, ...kind.items.get(slug) }])) };
};

/** A list of objects by a unique text property. Null when the property is missing or not unique. */
const keyed = (list: readonly unknown[], property: string): ReadonlyMap<string, Fields> | null => {
  const entries = list.flatMap((value): (readonly [string, Fields])[] => {
    const key = isObject(value) ? own(value, property) : undefined;
    return isObject(value) && typeof key === 'string' ? [[key, value]] : [];
  });
  const found = new Map(entries);
  return found.size === list.length ? found : null;
};

const listChanges = (
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  spotAt: (key: string, old: unknown, current: unknown) => Spot,
  same: Same,
): readonly FactChange[] => {
  const removed = [...before.keys()].filter((key) => !after.has(key));
  return [...after.keys(), ...removed].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)];
    return valueChanges(spotAt(key, old, current), old, current, same);
  });
};

const valueChanges = (spot: Spot, before: unknown, after: unknown, same: Same): readonly FactChange[] =>
  same(before, after) ? [] : (partChanges(spot, before, after, same) ?? [changeOf(spot, before, after)]);

/** Changes of the parts of a value. Null when the value is one fact, or has no parts on one side. */
const partChanges = (spot: Spot, before: unknown, after: unknown, same: Same): readonly FactChange[] | null => {
  if (isOneFact(before) && isOneFact(after) && wordsOf(before) !== wordsOf(after)) return null;
  if (isObject(before) && isObject(after)) return propertyChanges(spot, before, after, same);
  return Array.isArray(before) && Array.isArray(after) ? elementChanges(spot, before, after, same) : null;
};

/**
 * Lists of objects with a slug or a name are compared by object. Other lists are one fact, unless only their elements show the difference.
 */
const elementChanges = (spot: Spot, before: readonly unknown[], after: readonly unknown[], same: Same): readonly FactChange[] | null => {
  for (const property of ['slug', 'name']) {
    const [old, current] = [keyed(before, property), keyed(after, property)];
    if (old && current) return listChanges(old, current, (key) => childOf(spot, key, {}, {}), same);
  }
  if (before.length !== after.length || wordsOf(before) !== wordsOf(after)) return null;
  return after.flatMap((value, index) => valueChanges(childOf(spot, String(index), {}, {}), before[index], value, same));
};

const propertyChanges = (spot: Spot, before: Fields, after: Fields, same: Same): readonly FactChange[] => {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  const found = new Map(
    [...keys]
      .filter((key) => !ASIDE.has(key))
      .toSorted(compare)
      .map((key) => [key, valueChanges(childOf(spot, key, before, after), own(before, key), own(after, key), same)]),
  );
  const isTold = (key: string): boolean => {
    const leader = FOLLOWS.get(key);
    return leader !== undefined && (found.get(leader)?.length ?? 0) > 0;
  };
  return [...found].flatMap(([key, changes]) => (isTold(key) ? [] : changes));
};

/** The position of a property. The reason for a null value is in a property beside it: `statusReason` for `status`. */
const childOf = (spot: Spot, key: string, before: Fields, after: Fields): Spot => ({
  path: `${spot.path}.${key}`,
  pointer: `${spot.pointer}/${key}`,
  isRecord: false,
  old: { ...spot.old, reason: reasonOf(before, key) },
  new: { ...spot.new, reason: reasonOf(after, key) },
});

const reasonOf = (record: Fields, key: string): string | null => {
  const reason = own(record, `${key}Reason`);
  return typeof reason === 'string' ? reason : null;
};
