/** Reads a `_headers` file as Cloudflare does: every block whose path matches counts, in order; `! Name` takes a header away, the same one twice is joined. */

const matcher = (path: string): RegExp => new RegExp(`^${path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replace('*', '(?<splat>.*)')}$`);

/** The headers of a request path (percent-encoded) by a `_headers` file; names in lower case. */
export const headersFor = (text: string, path: string): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  for (const block of text.split(/\n(?=\/)/).filter((part) => part.startsWith('/'))) {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const match = matcher(pattern).exec(path);
    if (match) lines.forEach((line) => apply(line.trim(), match.groups?.splat ?? '', headers));
  }
  return headers;
};

const apply = (line: string, splat: string, headers: Record<string, string>): void => {
  const [, gone] = /^! (.+)$/.exec(line) ?? [];
  if (gone !== undefined) delete headers[gone.toLowerCase()];
  const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
  if (name === '') return;
  const before = headers[name.toLowerCase()];
  headers[name.toLowerCase()] = [...(before === undefined ? [] : [before]), value.replaceAll(':splat', () => splat)].join(', ');
};
