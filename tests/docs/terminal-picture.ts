/** A picture of a terminal as SVG: lines that a program printed, with their colours, and files beside each other above them. */

/** A window of the picture: its title and its lines, in which SGR sequences (ECMA-48 section 8.3.117) may stand. */
export interface Pane {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Pixels: of a character, between lines, around what is in a window, between windows. Every font of the list below is as wide as this or is made so. */
const SIZE = { character: 7.8, line: 20, padding: 16, gap: 16, bar: 30 } as const;

/** Colours by SGR parameter, and of what has none; each has a contrast of 4.5 and more on the ground of a window. */
const COLOURS: Readonly<Record<string, string>> = {
  31: '#ff8a80',
  32: '#8ee6a0',
  33: '#ffd479',
  34: '#8ab4ff',
  35: '#e0a5ff',
  36: '#7fdbe6',
  90: '#a3adb8',
  2: '#a3adb8',
};
const STYLE = `text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#e6edf3;white-space:pre}.t{fill:#a3adb8;font-size:12px}.b{font-weight:700}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// oxlint-disable-next-line no-control-regex -- it is these sequences that are read
const SGR = /\u001B\[([\d;]*)m/;

/** The parts of a line, each with the SGR parameters that hold for it. */
const partsOf = (line: string): readonly { readonly text: string; readonly parameters: readonly string[] }[] => {
  const [first = '', ...rest] = line.split(SGR);
  let parameters: readonly string[] = [];
  const parts = [{ text: first, parameters }];
  for (let index = 0; index < rest.length; index += 2) {
    for (const parameter of (rest[index] ?? '').split(';')) parameters = changed(parameters, parameter);
    parts.push({ text: rest[index + 1] ?? '', parameters });
  }
  return parts.filter(({ text }) => text !== '');
};

const changed = (parameters: readonly string[], parameter: string): readonly string[] => {
  if (parameter === '' || parameter === '0') return [];
  if (parameter === '39') return parameters.filter((each) => COLOURS[each] === undefined || each === '2');
  if (parameter === '22') return parameters.filter((each) => each !== '1' && each !== '2');
  return [...parameters, parameter];
};

const span = (text: string, parameters: readonly string[]): string => {
  const colour = parameters.flatMap((each) => COLOURS[each] ?? []).at(-1);
  const attributes = `${colour === undefined ? '' : ` fill="${colour}"`}${parameters.includes('1') ? ' class="b"' : ''}`;
  return attributes === '' ? escaped(text) : `<tspan${attributes}>${escaped(text)}</tspan>`;
};

/** Words of a line without its colours. */
export const plainLine = (line: string): string =>
  partsOf(line)
    .map(({ text }) => text)
    .join('');

const widthOf = ({ lines }: Pane): number =>
  Math.ceil(Math.max(...lines.map((line) => plainLine(line).length)) * SIZE.character + 2 * SIZE.padding);

const heightOf = ({ lines }: Pane): number => SIZE.bar + lines.length * SIZE.line + SIZE.padding;

const window = (pane: Pane, [x, y, width, height]: readonly [number, number, number, number]): string => {
  const rows = pane.lines.map((line, index) => {
    const text = partsOf(line).map((part) => span(part.text, part.parameters));
    return `<text x="${x + SIZE.padding}" y="${y + SIZE.bar + (index + 1) * SIZE.line - 4}">${text.join('')}</text>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#0d1117" stroke="#30363d"/>`,
    `<text class="t" x="${x + SIZE.padding}" y="${y + 20}">${escaped(pane.title)}</text>`,
    ...rows,
  ].join('\n');
};

/** Draws rows of windows below each other; the windows of a row share its width. `description` is what the picture shows, for who does not see it. */
export const terminalPicture = (description: string, rows: readonly (readonly Pane[])[]): string => {
  const width = Math.max(...rows.map((row) => row.length * Math.max(...row.map(widthOf)) + SIZE.gap * (row.length - 1)));
  let y = 0;
  const windows = rows.flatMap((row) => {
    const height = Math.max(...row.map(heightOf));
    const each = (width - SIZE.gap * (row.length - 1)) / row.length;
    const drawn = row.map((pane, index) => window(pane, [index * (each + SIZE.gap), y, each, height]));
    y += height + SIZE.gap;
    return drawn;
  });
  const height = y - SIZE.gap;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${width + 2} ${height + 2}" width="${width + 2}" height="${height + 2}" role="img" aria-labelledby="d">`,
    `<title id="d">${escaped(description)}</title>`,
    `<style>${STYLE}</style>`,
    ...windows,
    '</svg>\n',
  ].join('\n');
};
