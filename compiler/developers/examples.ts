import type { HttpRequest } from '../tools/example-request.ts';

/** A request in one language. */
export interface Example {
  readonly language: string;
  /** Word for a block of code, as highlighters know it. */
  readonly syntax: string;
  readonly code: string;
}

/** How an agent may name itself: every example that can says who asks, because that is what the site asks for. */
const AGENT = 'your-agent/1.0';

/** A request as something to paste: into a shell, into JavaScript (browsers, Node 18 and newer), into Python 3. Nothing has to be installed. */
export const examplesOf = (request: HttpRequest, base: string): readonly Example[] => [
  { language: 'curl', syntax: 'sh', code: curl(request, base) },
  { language: 'JavaScript', syntax: 'js', code: javascript(request, base) },
  { language: 'Python', syntax: 'python', code: python(request, base) },
];

/** A text for a POSIX shell: in single quotes nothing has a meaning but the quote. */
const shellText = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`;

const curl = ({ path, headers, body }: HttpRequest, base: string): string => {
  const lines = [
    `curl -s -A ${shellText(AGENT)} ${shellText(base + path)}`,
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

/** Columns that a value may take on one line. */
const WIDTH = 70;

/**
 * A value as JavaScript and Python alike: texts, numbers, lists and objects are written as in JSON. What is short stands on one line, the rest is
 * indented by as much as the line on which it begins.
 */
const literal = (value: unknown, indentation: number): string => {
  const whole = JSON.stringify(value, null, indentation);
  const short = whole
    .replace(/([{[])\n\s*/g, '$1')
    .replace(/\n\s*([}\]])/g, '$1')
    .replace(/\n\s*/g, ' ');
  return short.length <= WIDTH ? short : whole.replaceAll('\n', `\n${' '.repeat(indentation)}`);
};
