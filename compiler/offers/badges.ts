import { seamless } from '../base/one-line.ts';
import { grouped } from '../base/group-by.ts';
import { HEADINGS, shapeOf } from '../markdown/hast.ts';
import type { Line } from './lines.ts';

/** Words of a line in one element. */
interface Part {
  /** The name and the classes of the element. Empty for words directly in a line, where each record is one. */
  readonly kind: string;
  readonly text: string;
  readonly line: Line;
}

/** Words without a digit, so that they are not a price. */
const NAME = /^[^\p{Nd}]*\p{L}[^\p{Nd}]*$/u;

/** Classes of badges. */
const BADGE = /(?:^|[-_.])(?:badge|tag|pill|chip|ribbon|popular|recommended|featured|label)(?:$|[-_.])/i;

/**
 * The names in lines of which some also have something else, such as a badge, by the index of the line: "Pro" of "Popular Pro" beside
 * "Free" and "Team". The name is the only part of its kind, and each of the others has this kind. Where half of them or more have something
 * else, only classes of badges count. Empty when two would have one name. `all` has the lines of each record, or of each heading of a column.
 */
export const namesBesideBadges = (all: readonly (readonly Line[])[]): ReadonlyMap<number, string> => {
  const isOfLines = all.some(({ length }) => length > 1);
  const parts = all.map((lines) => lines.flatMap((line) => partsOf(line, isOfLines)));
  const least = Math.min(...parts.map(({ length }) => length));
  const marked = parts.flatMap(({ length }, index) => (length > least ? index : []));
  if (marked.length === all.length) return new Map();
  const isUsual = marked.length * 2 >= all.length;
  const names = new Map(
    marked.flatMap((index): readonly (readonly [number, string])[] => {
      const name = nameAmong(parts[index] ?? [], parts, isUsual);
      return name === null ? [] : [[index, name]];
    }),
  );
  const shown = parts.map((each, index) => names.get(index) ?? each.map(({ text }) => text).join(' '));
  return new Set(shown).size === shown.length ? names : new Map();
};

const nameAmong = (own: readonly Part[], all: readonly (readonly Part[])[], isUsual: boolean): string | null => {
  const kinds = grouped(
    own.filter(({ text }) => NAME.test(text)),
    ({ kind }) => kind,
  );
  const single = [...kinds.values()].flatMap(([part, ...others]) => (part && others.length === 0 ? part : []));
  const isOfAll = (own: Part): boolean => all.every((parts) => parts.some((part) => isOfKind(own, part)));
  const found = single.filter(isOfAll);
  const name = found.find(({ kind }) => HEADINGS.has(kind.split('.')[0] ?? '')) ?? found[0];
  // What is behind a name may distinguish it: "Colour", "long hair".
  const isBadge = (part: Part, at: number): boolean => (!isUsual && at < own.indexOf(name as Part)) || BADGE.test(part.kind);
  const isBeside = (part: Part, at: number): boolean => part === name || isOfAll(part) || isBadge(part, at);
  // Another line, such as a price or a button, is not part of the name.
  return name && own.every((part, at) => part.line !== name.line || isBeside(part, at)) ? name.text : null;
};

/** True for parts of one kind, also where one has more classes, such as the name of the featured card. */
const isOfKind = (one: Part, other: Part): boolean => {
  const [short = '', long = ''] = [one.kind, other.kind].toSorted((a, b) => a.length - b.length);
  return short === long || (short.includes('.') && long.startsWith(`${short}.`));
};

const partsOf = (line: Line, isOfLines: boolean): readonly Part[] => {
  const { parts, text, block } = line;
  const usual = isOfLines ? shapeOf(block) : '';
  return parts.flatMap(({ at, owner }, index): readonly Part[] => {
    const words = seamless(text.slice(at, parts[index + 1]?.at)).trim();
    return words === '' ? [] : [{ kind: owner ? shapeOf(owner) : usual, text: words, line }];
  });
};
