/** An opaque colour in sRGB, each part from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour names that style sheets use most for backgrounds and text. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  whitesmoke: '#f5f5f5',
  snow: '#fffafa',
  ivory: '#fffff0',
  navy: '#000080',
  blue: '#00f',
  red: '#f00',
  green: '#008000',
  teal: '#008080',
  maroon: '#800000',
  purple: '#800080',
  rebeccapurple: '#639',
  tomato: '#ff6347',
  orange: '#ffa500',
  canvas: '#fff',
  canvastext: '#000',
};

/** Reads a CSS colour (CSS Color 4: hexadecimal, rgb, hsl, oklch, some names); null for any other, and for one that is not opaque. */
export const readColour = (text: string): Colour | null => {
  const written = text.trim().toLowerCase();
  const plain = NAMES[written] ?? written;
  if (plain.startsWith('#')) return fromHex(plain.slice(1));
  const [, name = '', inner = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(plain) ?? [];
  const parts = inner.split(/[\s,/]+/).filter((part) => part !== '');
  const reader = READERS[name];
  if (reader === undefined || parts.length < 3 || !isOpaque(parts[3])) return null;
  const colour = reader(parts);
  return colour.every(Number.isFinite) ? colour : null;
};

const isOpaque = (alpha: string | undefined): boolean => alpha === undefined || /^(1(\.0*)?|100%)$/.test(alpha);

const fromHex = (digits: string): Colour | null => {
  const whole = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[0-9a-f]{6}(ff)?$/.test(whole)) return null;
  const part = (at: number): number => Number.parseInt(whole.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
};

/** A part as a number; a percentage as a share of `whole`, an angle in degrees. */
const partOf = (text: string | undefined, whole: number): number => {
  const [, number = '', unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg|turn)?$/.exec(text ?? '') ?? [];
  if (number === '') return text === 'none' ? 0 : Number.NaN;
  return unit === '%' ? (Number(number) * whole) / 100 : Number(number) * (unit === 'turn' ? 360 : 1);
};

const rounded = (parts: readonly number[]): Colour => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Math.round(Math.min(255, Math.max(0, part))));
  return [red, green, blue];
};

const fromRgb = (parts: readonly string[]): Colour => rounded(parts.slice(0, 3).map((part) => partOf(part, 255)));

const fromHsl = ([h, s, l]: readonly string[]): Colour => {
  const [hue, saturation, light] = [partOf(h, 360), partOf(s, 100) / 100, partOf(l, 100) / 100];
  const reach = saturation * Math.min(light, 1 - light);
  const channel = (shift: number): number => {
    const at = (((shift + hue / 30) % 12) + 12) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return rounded([channel(0), channel(8), channel(4)]);
};

/** CSS Color 4, section 18: OKLCH to OKLab to linear sRGB; colours outside of sRGB are clipped. */
const fromOklch = ([l, c, h]: readonly string[]): Colour => {
  const [light, chroma, hue] = [partOf(l, 1), partOf(c, 0.4), (partOf(h, 360) * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return rounded(linear.map((part) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)));
};

const READERS: Readonly<Record<string, (parts: readonly string[]) => Colour>> = { rgb: fromRgb, hsl: fromHsl, oklch: fromOklch };

/** A colour in hexadecimal CSS notation. */
export const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** `share` of one colour over another, as `color-mix` computes it. */
export const mixed = (colour: Colour, share: number, ground: Colour): Colour =>
  rounded(colour.map((part, index) => part * share + (ground[index] ?? 0) * (1 - share)));

/** Relative luminance (WCAG 2.2). */
export const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours (WCAG 2.2), from 1 to 21. */
export const contrast = (left: Colour, right: Colour): number => {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
