import { onceEachText } from '../base/memoise.ts';
import { classes, elements, isNamed, textOf, type Element } from './hast.ts';
import { drawnIn } from './icon-drawing.ts';
import { isLigature, marked } from './visibility.ts';

/** What an icon says by its name or its drawing. A dash means no in a table, and is a plain bullet in most lists. */
export type Mark = 'dash' | 'no' | 'yes';

const words = (list: string): readonly string[] => list.split(', ');

/** Whole names of icons. As a part of a name they mean something else: `user-times`, `x-twitter`, `cross-platform`. */
const NAMES: ReadonlyMap<string, Mark> = new Map([
  ...words('check, checkmark, tick, yes, ok, included, done, checked, check all, check double, true').map((name) => [name, 'yes'] as const),
  ...words(
    'x, xmark, times, close, cross, cancel, remove, ban, no, no alt, not, not included, not available, excluded, unavailable, unchecked, ' +
      'uncheck, wrong, false, prohibit, forbid, dismiss, do not disturb, do not disturb on, not interested, highlight off',
  ).map((name) => [name, 'no'] as const),
  ...words('minus, dash').map((name) => [name, 'dash'] as const),
]);

/** Names of pictures of icon fonts that are ordinary words in class names: `clear` ends a row, `block` is a layout. */
const ONLY_OF_FONTS = new Set(['clear', 'block']);

/** First words of the classes and names of icon fonts and icon sets, and of file names. */
const SETS = new Set(
  (
    'fa fas far fal fad fat fass fab la las lar lab bi bx bxs bxl ri ti tabler mdi md mat material ios ion ionicon ionicons lucide feather fe ph ' +
    'lni lnr lineicons uil uis uim uit uk glyphicon glyphicons hero heroicon heroicons flaticon fi rr br sr dashicons dashicon eicon e el ' +
    'elementor ant anticon design gi ic oct octicon codicon eva entypo typcn icofont jam zmdi pe pi prime cil cis si gg fluent carbon akar ep ' +
    'grommet iconoir solar icon icons ico icn icomoon iconify i img svg symbol sprite list bullet item feature pricing price plan'
  ).split(' '),
);

/** Words for the look of an icon, in any place of its name. */
const STYLES = new Set(
  (
    'circle circled square squared octagon diamond box rectangle round rounded line lines outline outlined outlines fill filled solid regular ' +
    'bold light thin thick sharp duotone twotone two tone alt o lg sm md xs xl large small big mini mark sign icon icons symbol svg ' +
    'red green blue grey gray black white dark'
  ).split(' '),
);

/** Number and length of the names whose words are kept: the icons of a site are few. */
const MOST_NAMES = 2_000;
const LONGEST_NAME = 200;

/** Words of a name: "XCircle", "circle-x", "mdi:close", "check2". Not the size of an icon, such as "2x" and "24". */
const wordsOf = onceEachText(
  (name): readonly string[] =>
    name
      .replace(/([\p{Ll}\d])(?=\p{Lu}\p{Ll})|(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2$3-')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !/^\d+(?:x|px|xl)?$/.test(word))
      .map((word) => word.replace(/(?<=\p{L}{3})\d+$/u, ''))
      .filter((word) => word !== ''),
  MOST_NAMES,
  LONGEST_NAME,
);

/** What is known of a name of an icon. */
interface NameOptions {
  /** True for a word of an icon font, which cannot be anything but a name. */
  readonly isOfFont?: boolean;
  /** Other names of the element: the first word of "acme-x" beside "acme" is an icon set. */
  readonly own?: readonly string[];
  /** True in a cell that contains nothing else. An unknown first word is then an icon set. */
  readonly isAlone?: boolean;
}

/** The meaning of a name of an icon without its icon set and the words for its look. */
export const markOfName = (name: string, { isOfFont = false, own = [], isAlone = false }: NameOptions = {}): Mark | null => {
  const all = wordsOf(name);
  const from = lengthOfSet(all, own);
  const plain = all.slice(from).filter((word) => !STYLES.has(word));
  const isOfSet = isOfFont || from > 0;
  if (OTHERS.has(all.join(' ')) && !isOfSet) return null;
  return markOfWords(plain.join(' '), isOfSet) ?? (isAlone ? markBehind(plain) : null);
};

/** The mark behind an unknown icon set. One letter is not the name of an icon: "space-x". */
const markBehind = ([, ...rest]: readonly string[]): Mark | null => (rest.at(-1) === 'x' ? null : markOfWords(rest.join(' '), false));

/** A place, and a class of what has no icon. */
const OTHERS = new Set(['times square', 'no icon']);

const markOfWords = (plain: string, isOfSet: boolean): Mark | null =>
  NAMES.get(plain) ?? (isOfSet && ONLY_OF_FONTS.has(plain) ? 'no' : null);

/** Number of words before the name. */
const lengthOfSet = (all: readonly string[], own: readonly string[]): number => {
  let from = 0;
  while (from < all.length - 1 && (SETS.has(all[from] as string) || own.includes(all[from] as string))) from++;
  return from;
};

/** Attributes with the name of an icon. */
const NAMING = ['data-icon', 'data-feather', 'data-lucide', 'icon', 'uk-icon'];

/** Attributes with the address of a picture or of a symbol. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original', 'href', 'xlink:href'];

/** What an icon says. Null for one that says neither yes nor no. */
export const markOf = (icon: Element, isAlone = false): Mark | null => {
  if (isLigature(icon)) return markOfName(textOf(icon), { isOfFont: true });
  const own = classes(icon);
  // A class of one letter alone is not a name.
  const named = own.length === 1 && own[0]?.length === 1 ? [] : own;
  for (const name of [...named, ...namesIn(icon)]) {
    const mark = markOfName(name, { own, isAlone });
    if (mark !== null) return mark;
  }
  return icon.tagName === 'svg' ? DRAWN[drawnIn(icon) ?? 'none'] : null;
};

const DRAWN = { check: 'yes', cross: 'no', none: null } as const;

/** The names of an icon that are not classes: its attributes, its file, and its symbol. */
const namesIn = (icon: Element): readonly string[] => {
  const uses = icon.tagName === 'svg' ? elements(icon).filter(({ tagName }) => tagName === 'use') : [];
  const files = [icon, ...uses].flatMap((each) =>
    isNamed(each, 'svg', 'img', 'use') ? SOURCES.flatMap((name) => marked(each, name) ?? []) : [],
  );
  const names = NAMING.flatMap((name) => marked(icon, name) ?? []).map((value) => value.replace(/;.*/s, ''));
  // `<ion-icon name="close">`: the name of another element is that of a field.
  if (icon.tagName.includes('-')) names.push(marked(icon, 'name') ?? '');
  return [...names, ...files.map(fileName)];
};

/** The name of a file, or of a symbol in it. Empty for a photograph, and for an address without a file. */
const fileName = (path: string): string => {
  const [, symbol] = /^[^?#]*(?:\?[^#]*)?#(.+)$/s.exec(path) ?? [];
  return symbol ?? /(?:^|\/)([^/?#]+)\.(?:svgz?|png|gif|webp|avif|ico)(?:[?#].*)?$/is.exec(path)?.[1] ?? '';
};

/** True for an element without words that may be an icon: empty, a picture, or with the word of an icon font. */
export const isWordless = (element: Element): boolean =>
  isNamed(element, 'svg', 'img') ||
  (element.children.every(({ type }) => type !== 'element') && (textOf(element).trim() === '' || isLigature(element)));

/** `<i class="material-icons">close</i>`: an icon font shows a picture that means no. */
export const isCross = (element: Element): boolean => isLigature(element) && markOf(element) === 'no';

/** Classes of a line that is not part of an offer, and of one that may only be switched off now. */
const EXCLUDED = /(?:^|[-_])(?:excluded?|not[-_]included)(?:$|[-_])|^n[-_]?a$/i;
const OFF = /(?:^|[-_])(?:unavailable|not[-_]available|disabled|missing|unchecked|xmark)(?:$|[-_])|^(?:no|x)$|(?:^|[-_])(?:times|cross)$/i;

/** What the classes of a line say: that it is not included, or something that means it in a card of an offer. */
export const excludedBy = (names: readonly string[]): 'no' | 'off' | null => {
  if (names.some((name) => EXCLUDED.test(name))) return 'no';
  return names.some((name) => OFF.test(name)) ? 'off' : null;
};

/** Classes of a list item with a pale look beside others: it is not included. */
const PALE = /^(?:(?:is|text)[-_])?(?:dim|dimmed|muted|inactive|faded|gr[ae]yed(?:[-_]out)?)$/i;

/** True for an item whose own classes make it pale. */
export const isPale = (names: readonly string[]): boolean => names.some((name) => PALE.test(name));

/** The icon of a line. */
export interface LineIcon {
  readonly mark: Mark | null;
  /** What tells an icon without a mark from others. */
  readonly look: string;
}

/** The icon of a line with what it says. */
export const lineIcon = (icon: Element, mark: Mark | null): LineIcon => ({
  mark,
  look:
    mark === null ? JSON.stringify([icon, ...elements(icon)].map(({ tagName, properties: { id: _, ...shown } }) => [tagName, shown])) : '',
});

/**
 * Which of the icons of lines beside each other say that their line is not included. Beside different pictures, one for each thing, such as
 * the logos of networks, a cross is a picture too. A dash is a plain bullet where no line is marked with yes.
 */
export const exclusions = <Icon extends LineIcon>(icons: readonly (Icon | null)[]): ReadonlySet<Icon> => {
  const shown = icons.filter((icon) => icon !== null);
  const hasYes = shown.some(({ mark }) => mark === 'yes');
  const pictures = new Set(shown.flatMap(({ mark, look }) => (mark === null ? [look] : [])));
  if (!hasYes && pictures.size > 1) return new Set();
  return new Set(shown.filter(({ mark }) => mark === 'no' || (mark === 'dash' && hasYes)));
};
