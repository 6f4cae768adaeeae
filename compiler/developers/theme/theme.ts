import { contrast, hex, luminance, mixed, readColour, type Colour } from './colour.ts';
import type { ThemeRule } from './rules.ts';
import { valuesOf, type Values } from './values.ts';

/** Required contrast between text and background (WCAG 2.2, success criterion 1.4.3). */
const READABLE = 4.5;

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
/** Default colours of browsers for background and text in a scheme. */
const LIGHT_CANVAS = { ground: WHITE, words: BLACK } as const;
const DARK_CANVAS = { ground: [18, 18, 18], words: WHITE } as const;

/** Shares of the text colour in the backgrounds and in the secondary text of the page, as mixed in its style sheet. */
const SURFACE = 0.04;
const MUTED = 0.75;

/** Usual names of custom properties for the accent colour, the most common first. */
const ACCENTS = [
  'accent',
  'color-accent',
  'accent-color',
  'primary',
  'color-primary',
  'primary-color',
  'brand',
  'color-brand',
  'brand-color',
  'link',
  'color-link',
  'link-color',
  'ifm-color-primary',
  'vp-c-brand-1',
  'sl-color-accent',
  'bs-primary',
  'color-primary-600',
  'theme-color',
].map((name) => `--${name}`);

/**
 * The colours and fonts of style sheets as variables of the developers page; empty where they set none, or where text would be unreadable.
 * Values that readers choose with a class or an attribute of the root are below that selector.
 */
export const themeCss = (rules: readonly ThemeRule[]): string => {
  const always = rules.filter(({ scheme }) => scheme === null || scheme === 'light');
  const isDarkAlways = isDarkGround(valuesOf(always, false));
  const first = variablesOf(valuesOf(always, isDarkAlways), isDarkAlways);
  if (first === null) return '';
  const choices = [...new Set(rules.flatMap(({ scheme }) => (scheme === null || scheme === 'light' || scheme === 'dark' ? [] : [scheme])))];
  return [
    block(ROOTS, first),
    darkBlock(rules, first, isDarkAlways),
    ...choices.map((choice) => {
      const values = valuesOf([...always, ...rules.filter(({ scheme }) => scheme === choice)], /dark/i.test(choice));
      return block(
        ROOTS.map((root) => `${choice} ${root}`),
        variablesOf(values, /dark/i.test(choice)) ?? UNSET,
      );
    }),
  ].join('');
};

/** Names without `--site-` -> values. */
type Variables = Readonly<Record<string, string>>;

const ROOTS: readonly string[] = ['.sitec-developers', '.sitec-page'];

/** Values of one scheme must not apply in the other, where the other has none. */
const UNSET: Variables = Object.fromEntries(['background', 'text', 'accent', 'on-accent', 'muted'].map((name) => [name, 'initial']));

/** Readers who prefer dark pages get one if the site has a dark scheme; otherwise the page stays light, as the site. */
const darkBlock = (rules: readonly ThemeRule[], first: Variables, isDarkAlways: boolean): string => {
  const below = rules.filter(({ scheme }) => scheme === null || scheme === 'dark');
  const values = valuesOf(below, true);
  const hasDark = rules.some(({ scheme }) => scheme === 'dark') || /\bdark\b/.test(values.of('root', 'color-scheme') ?? '');
  if (!hasDark) return `.sitec-alone{color-scheme:${isDarkAlways ? 'dark' : 'light'}}`;
  return `@media (prefers-color-scheme:dark){${block(ROOTS, variablesOf(values, true) ?? UNSET, first)}}`;
};

const block = (selectors: readonly string[], variables: Variables, given: Variables = {}): string => {
  const lines = Object.entries(variables).flatMap(([name, value]) => (given[name] === value ? [] : [`--site-${name}:${value}`]));
  return lines.length === 0 ? '' : `${selectors.join(',')}{${lines.join(';')}}`;
};

const isDarkGround = (values: Values): boolean => {
  const ground = groundOf(values);
  return ground === null ? /^dark\b/.test(values.of('root', 'color-scheme') ?? '') : luminance(ground) < 0.18;
};

/** Null without colours and fonts, and for text that is unreadable on its background. */
const variablesOf = (values: Values, isDark: boolean): Variables | null => {
  const [ground, words, accents, font] = [groundOf(values), colourOf(values, 'color'), accentsOf(values), fontOf(values)];
  const fonts = font === null ? {} : { font };
  if (ground === null && words === null && accents.length === 0) return font === null ? null : fonts;
  const canvas = isDark ? DARK_CANVAS : LIGHT_CANVAS;
  const colours = coloursOn(ground ?? canvas.ground, words ?? canvas.words, accents);
  return colours === null ? null : { ...colours, ...fonts };
};

/** The accent is the first colour that is readable on the page and on code, else the text colour. */
const coloursOn = (ground: Colour, words: Colour, accents: readonly Colour[]): Variables | null => {
  if (contrast(words, ground) < READABLE) return null;
  const surface = mixed(words, SURFACE, ground);
  const isReadable = (colour: Colour): boolean => contrast(colour, surface) >= READABLE && contrast(colour, ground) >= READABLE;
  const accent = accents.find(isReadable) ?? words;
  const muted = mixed(words, MUTED, ground);
  return {
    background: hex(ground),
    text: hex(words),
    accent: hex(accent),
    'on-accent': hex(contrast(WHITE, accent) >= contrast(BLACK, accent) ? WHITE : BLACK),
    muted: hex(isReadable(muted) ? muted : words),
  };
};

/** The first colour in the value of a property of the body, else of the root. */
const colourOf = (values: Values, property: string): Colour | null =>
  coloursIn(values.of('body', property))[0] ?? coloursIn(values.of('root', property))[0] ?? null;

const groundOf = (values: Values): Colour | null => colourOf(values, 'background-color') ?? colourOf(values, 'background');

/** Colours in a value, without those of a gradient, which is not a usable background for text. */
const coloursIn = (value: string | null): readonly Colour[] => {
  if (value === null || /gradient|image/i.test(value)) return [];
  return (value.match(/[\w-]+\([^()]*\)|#[\da-f]+|[a-z]+/gi) ?? []).flatMap((part) => {
    const colour = readColour(part);
    return colour === null ? [] : [colour];
  });
};

/** Links first: their colour is made for text. */
const accentsOf = (values: Values): readonly Colour[] => [
  ...coloursIn(values.of('link', 'color')),
  ...ACCENTS.flatMap((name) => (values.properties.has(name) ? coloursIn(valueOfProperty(values, name)) : [])),
];

const valueOfProperty = (values: Values, name: string): string | null => values.of('root', name) ?? values.of('body', name);

/** A list of font families: for a shorthand, the part after the size. */
const fontOf = (values: Values): string | null => {
  const told = ['body', 'root'].flatMap((target) => {
    const [family, font] = ['font-family', 'font'].map((property) => values.of(target as 'body' | 'root', property));
    return family ?? familiesIn(font ?? null) ?? [];
  });
  return told.find((families) => /^[\w\s,'"-]+$/.test(families) && !/^(?:inherit|initial|unset)$/.test(families)) ?? null;
};

const familiesIn = (font: string | null): string | null =>
  /(?:[\d.]+(?:px|rem|em|pt|%)|\)|\b(?:small|medium|large))(?:\s*\/\s*[\d.]+\w*%?)?\s+([^()/]+)$/.exec(font ?? '')?.[1]?.trim() ?? null;
