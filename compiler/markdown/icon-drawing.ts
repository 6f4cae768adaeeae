import { onceEachText } from '../base/memoise.ts';
import { attribute, elements, type Element } from './hast.ts';

/** A drawing that means yes or no, whatever the icon set. */
export type Drawn = 'check' | 'cross';

type Point = readonly [x: number, y: number];

/** Maximum characters of the data of a drawing. A longer one is a picture. */
const LONGEST = 1500;

/**
 * A check or a cross, drawn with lines or as an outline: all points are near its strokes, its ends are reached, and no long line is level or
 * upright. Curves count by their ends, and parts that are only curves, such as the circle around it, do not count.
 */
export const drawnIn = (icon: Element): Drawn | null => {
  const data = elements(icon).map(dataOf).join('');
  return data === '' || data.length > LONGEST ? null : drawnBy(data);
};

/** Number of drawings that are kept: the icons of a site are few. */
const MOST_DRAWINGS = 1_000;

const drawnBy = onceEachText((data): Drawn | null => {
  const parts = partsOf(data).filter(({ isStraight }) => isStraight);
  const points = parts.flatMap((part) => part.points);
  if (points.length < 3) return null;
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const [width, height] = [right - left, bottom - top];
  const size = Math.max(width, height);
  if (size === 0 || parts.some((part) => part.lines.some((line) => isLevel(line, size)))) return null;
  const placed = points.map(([x, y]): Point => [(x - left) / width, (y - top) / height]);
  if (Math.abs(width - height) < 0.15 * size && follows(placed, CROSS)) return 'cross';
  return width > height && follows(placed, CHECK) ? 'check' : null;
}, MOST_DRAWINGS);

const dataOf = (element: Element): string => {
  const of = (name: string): string => attribute(element, name) ?? '';
  // Each path begins at the corner, so that its first point may be relative.
  if (element.tagName === 'path') return `M0 0${of('d')}`;
  if (element.tagName === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  return element.tagName === 'polyline' ? `M${of('points')}` : '';
};

const rangeOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** True for a long line that is nearly level or upright. A short one may be the end of a stroke. */
const isLevel = ([[x, y], [toX, toY]]: Line, size: number): boolean => {
  const [dx, dy] = [Math.abs(toX - x), Math.abs(toY - y)];
  return Math.max(dx, dy) > 0.3 * size && Math.min(dx, dy) < 0.3 * Math.max(dx, dy);
};

type Line = readonly [Point, Point];

/** The strokes of each drawing, in the square from 0 to 1. */
const CROSS: readonly Line[] = [
  [
    [0, 0],
    [1, 1],
  ],
  [
    [0, 1],
    [1, 0],
  ],
];
const CHECK: readonly Line[] = [
  [
    [0, 0.6],
    [0.37, 1],
  ],
  [
    [0.37, 1],
    [1, 0],
  ],
];

/** Maximum distance of a point from a stroke, and of the end of a stroke from the next point. */
const NEAR = 0.22;
const REACHED = 0.25;

const follows = (points: readonly Point[], strokes: readonly Line[]): boolean =>
  points.every((point) => strokes.some((stroke) => distanceTo(stroke, point) <= NEAR)) &&
  strokes.flat().every((end) => points.some((point) => distance(end, point) <= REACHED));

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

const distanceTo = ([from, to]: Line, point: Point): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return distance([from[0] + at * dx, from[1] + at * dy], point);
};

/** A part of a path that is drawn without lifting the pen. */
interface Part {
  readonly points: Point[];
  readonly lines: Line[];
  /** True when it has a line, so that it is not a circle. */
  isStraight: boolean;
}

/** Number of values of each command of a path (SVG 2, section 9.3). */
const VALUES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The parts of the data of a path. */
const partsOf = (data: string): readonly Part[] => {
  const parts: Part[] = [];
  let at: Point = [0, 0];
  for (const command of commandsOf(data)) {
    const part = parts.at(-1);
    const to = command.name === 'Z' ? (part?.points[0] ?? at) : endOf(command, at);
    if (command.name === 'M') parts.push({ points: [to], lines: [], isStraight: false });
    else if (part) draw(part, command.name, at, to);
    at = to;
  }
  return parts;
};

const endOf = ({ name, isRelative, values }: Command, [x, y]: Point): Point => {
  const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
  const [across, down] = [name === 'H' ? values.at(-1) : values.at(-2), values.at(-1)];
  return [name === 'V' ? x : baseX + (across ?? 0), name === 'H' ? y : baseY + (down ?? 0)];
};

const draw = (part: Part, name: string, from: Point, to: Point): void => {
  if (name !== 'Z') part.points.push(to);
  if (/[HLVZ]/.test(name)) part.lines.push([from, to]);
  // A circle ends with a line of no length.
  if (/[HLV]/.test(name)) part.isStraight = true;
};

interface Command {
  readonly name: string;
  readonly isRelative: boolean;
  readonly values: readonly number[];
}

/** The commands with their values, one for each repetition. More points behind the first of a new part are lines. */
const commandsOf = (data: string): readonly Command[] =>
  [...data.matchAll(/([a-z])([^a-df-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const name = letter.toUpperCase();
    const count = VALUES[name];
    if (count === undefined) return [];
    const values = name === 'A' ? arcValues(rest) : numbersIn(rest);
    return Array.from({ length: count === 0 ? 1 : Math.floor(values.length / count) }, (_, at) => ({
      name: name === 'M' && at > 0 ? 'L' : name,
      isRelative: letter !== name,
      values: values.slice(at * count, (at + 1) * count),
    }));
  });

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;

const numbersIn = (text: string): readonly number[] => (text.match(new RegExp(NUMBER, 'gi')) ?? []).map(Number);

/** The flags of an arc may have no space between them. */
const ARC = new RegExp(
  String.raw`(${NUMBER})[\s,]*(${NUMBER})[\s,]*(${NUMBER})[\s,]*([01])[\s,]*([01])[\s,]*(${NUMBER})[\s,]*(${NUMBER})`,
  'gi',
);

const arcValues = (text: string): readonly number[] => [...text.matchAll(ARC)].flatMap(([, ...values]) => values.slice(0, 7).map(Number));
