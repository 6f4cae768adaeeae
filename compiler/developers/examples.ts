import type { HttpRequest } from '../tools/example-request.ts';

/** A request in one language. */
export interface Example {
  readonly language: string;
  /** Name of the language of a code block, for highlighters. */
  readonly syntax: string;
  readonly code: string;
}

/** The languages of examples, in order. */
export const LANGUAGES = [
  { name: 'curl', syntax: 'sh' },
  { name: 'JavaScript', syntax: 'js' },
  { name: 'Python', syntax: 'python' },
] as const;

/** Example name of an agent: the site asks agents to identify themselves, so examples do where possible. */
const AGENT = 'your-agent/1.0';

/** A request to paste into a shell, into JavaScript (browsers, Node 18 and newer), or into Python 3, without installing anything. */
export const examplesOf = (request: HttpRequest, base: string): readonly Example[] =>
  LANGUAGES.map(({ name, syntax }) => ({ language: name, syntax, code: WRITERS[syntax](request, base) }));

/** A text for a POSIX shell: within single quotes, only the quote has a meaning. */
const shellText = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`;

const curl = ({ path, headers, body }: HttpRequest, base: string): string => {
  const lines = [
    `curl -s ${shellText(base + path)}`,
    `  -A ${shellText(AGENT)}`,
    ...Object.entries(headers).map(([name, value]) => `  -H ${shellText(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`  -d ${shellText(JSON.stringify(body))}`]),
  ];
  return lines.join(' \\\n');
};

/** Browsers do not let scripts set `User-Agent`. */
const javascript = ({ method, path, headers, body, answer }: HttpRequest, base: string): string => {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${literal(method, 2)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${literal(headers, 2)},`]),
    ...(body === null ? [] : [`  body: JSON.stringify(${literal(body, 2)}),`]),
  ];
  const rest = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return `const response = await fetch(${literal(base + path, 2)}${rest});\nconsole.log(await response.${answer}());`;
};

const python = ({ path, headers, body, answer }: HttpRequest, base: string): string => {
  const isJson = answer === 'json';
  return [
    `import ${isJson ? 'json, ' : ''}urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    ${literal(base + path, 4)},`,
    ...(body === null ? [] : [`    data=json.dumps(${literal(body, 4)}).encode(),`]),
    `    headers=${literal({ 'User-Agent': AGENT, ...headers }, 4)},`,
    ')',
    'with urllib.request.urlopen(request) as response:',
    `    print(${isJson ? 'json.load(response)' : 'response.read().decode()'})`,
  ].join('\n');
};

/** Columns for a value on one line. */
const WIDTH = 70;

/**
 * A value for both JavaScript and Python: texts, numbers, lists and objects are written as in JSON. A short value is on one line; a longer
 * one is indented like the line on which it begins.
 */
export const literal = (value: unknown, indentation: number): string => {
  const whole = JSON.stringify(value, null, indentation);
  return folded(whole).replaceAll('\n', `\n${' '.repeat(indentation)}`);
};

/** A list or an object over several lines without a nested one over several: JSON strings have no line breaks. */
const INNERMOST = /[{[]\n(?:[^\n]*[^\n{[])?(?:\n[^\n]*[^\n{[])*?\n\s*[}\]]/g;

/** JSON with its short lists and objects on one line each, the inner ones first. */
const folded = (json: string): string => {
  const next = json.replace(INNERMOST, (lines) => {
    const line = lines
      .replace(/^([{[])\n\s*/, '$1')
      .replace(/\n\s*([}\]])$/, '$1')
      .replace(/\n\s*/g, ' ');
    return line.length <= WIDTH ? line : lines;
  });
  return next === json ? json : folded(next);
};

const WRITERS = { sh: curl, js: javascript, python } as const;
