/**
 * The tools of a site for browsers with WebMCP (draft of the W3C community group of 2026-10-20). `npm run build` bundles it into one
 * script. Bundles publish it as webmcp.js, with their data instead of `SITEC_TOOLS`. Nothing is fetched before a tool is called, and
 * nothing is ever submitted. A result is a plain value, because the browser converts it to JSON; a failed call returns `error` with the
 * reason and does not throw.
 */
import type { SiteQuery } from '../answer/site-search.ts';
import type { BrowserSearchIndex, BrowserTools } from '../bundle.ts';

declare const SITEC_TOOLS: BrowserTools;
declare const document: { readonly modelContext?: Host; querySelector(selector: string): Directive | null };
declare const navigator: { readonly modelContext: Required<Host> };
declare const location: { readonly origin: string; readonly protocol: string; assign(address: string): void };

/** The used part of the DOM, which is not among the shared types of runtimes. */
interface Directive {
  hidden: boolean;
  readonly style: { cssText: string };
}
/** The entry point of a browser: the current or the older one. */
interface Host {
  registerTool?(tool: object): unknown;
  provideContext?(context: object): unknown;
}
type Members = Readonly<Record<string, unknown>>;
interface Input {
  readonly query: string;
  readonly path: string;
  readonly offset?: number;
}
type Find = (
  given: SiteQuery,
  tool: string,
) => Promise<{ readonly results: readonly object[]; readonly total: number; readonly suggestions?: object }>;

/** Maximum characters of the JSON of one answer (Chrome's best practices for WebMCP), because the model reads all of it. */
const MAXIMUM_ANSWER = 1500;
/** Milliseconds between an answer and opening a page: the answer has to leave this page first, which takes longer in a busy browser. */
const OPENING = 100;
/** The sentence for agents as text of one pixel without layout; a policy that forbids inline styles allows this. */
const PIXEL = 'all:initial;position:absolute;top:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;';

const { tools, rules, search } = SITEC_TOOLS;
const { origin, protocol } = location;

const load = async (path: string): Promise<Response> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
};

/** An address of this site. A blob: address has the origin of the page that made it, so the protocol is checked too. */
const here = (path: string): URL => {
  const url = new URL(path, origin);
  if (url.origin !== origin || url.protocol !== protocol) throw new Error('Only pages of this site can be opened');
  return url;
};

const fits = (answer: object): boolean => JSON.stringify(answer).length <= MAXIMUM_ANSWER;
const next = (end: number, total: number): object => (end < total ? { nextOffset: end } : {});

/** As many records from an offset on as fit, but at least one. */
const some = (head: object, name: string, records: readonly unknown[], offset: number, total: number): object => {
  const answer = (count: number): object => ({ ...head, [name]: records.slice(0, count), total, ...next(offset + count, total) });
  let count = Math.min(1, records.length);
  while (count < records.length && fits(answer(count + 1))) count++;
  return answer(count);
};

/** As many lines of a text from an offset on as fit, or a part of one that is too long; a part never ends inside of a character. */
const part = (text: string, offset: number): object => {
  const answer = (end: number): object => ({ markdown: text.slice(offset, end), totalChars: text.length, ...next(end, text.length) });
  let end = Math.min(text.length, offset + MAXIMUM_ANSWER);
  while (!fits(answer(end))) end -= 20;
  const line = text.lastIndexOf('\n', end - 1) + 1;
  if (end < text.length && line > offset) return answer(line);
  return answer(Number(text.codePointAt(end - 1)) > 0xffff ? end - 1 : end);
};

let finding: Promise<Find> | undefined;
const loadSearch = async (): Promise<Find> => {
  const [module, index, folder] = search;
  const [{ createSearch }, response] = await Promise.all([
    import(module) as Promise<{ readonly createSearch: (tables: BrowserSearchIndex, address: string) => Find }>,
    load(index),
  ]);
  return createSearch((await response.json()) as BrowserSearchIndex, folder);
};

const go = (opening: string): object => {
  setTimeout(() => location.assign(opening), OPENING);
  return { opening };
};

const actions = {
  facts: async ({ offset = 0 }: Input, _: string, file = '', name = '') => {
    const { [name]: records, ...head } = (await (await load(file)).json()) as Members;
    return Array.isArray(records) ? some(offset ? {} : head, name, records.slice(offset), offset, records.length) : head;
  },
  find: async ({ query, offset = 0 }: Input, tool: string) => {
    finding ??= loadSearch();
    // A failed load is repeated on the next request.
    finding.catch(() => (finding = undefined));
    const { results, total, suggestions } = await (await finding)({ query, offset }, tool);
    return some(suggestions ? { suggestions } : {}, 'results', results, offset, total);
  },
  read: async ({ path, offset = 0 }: Input) => {
    const stem = here(path).pathname.replace(/(\/(index\.\w+)?|\.(html?|md))$/, '');
    return part(await (await load(`${stem}/index.md`)).text(), offset);
  },
  open: async ({ path }: Input) => go(here(path).href),
  go: async (_: Input, __: string, address = '') => go(address),
};

/** Browsers do not check the input against the schema. */
const check = (name: string, value: unknown): void => {
  const maximum = rules[name]?.maxLength;
  const isRight = maximum
    ? typeof value === 'string' && value.trim() !== '' && value.length <= maximum
    : Number.isSafeInteger(value) && Number(value) >= 0;
  if (!isRight) throw new Error(`${name} must be ${maximum ? `a text of 1 to ${maximum} characters` : 'a nextOffset'}`);
};

const offers = tools.map(([name, title, description, names, required, action, ...details]) => ({
  name,
  title,
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(names.map((each) => [each, rules[each]])),
    required,
    additionalProperties: false,
  },
  // A tool that opens a page changes what the user sees.
  annotations: { readOnlyHint: !['open', 'go'].includes(action) },
  execute: async (input: unknown) => {
    try {
      const given = Object(input) as Members;
      const stranger = Object.keys(given).find((each) => !names.includes(each));
      if (stranger !== undefined) throw new Error(`Unknown argument ${stranger.slice(0, 99)}`);
      for (const each of names) if (required.includes(each) || given[each] !== undefined) check(each, given[each]);
      return await actions[action](given as unknown as Input, name, ...details);
    } catch (error) {
      return { error: (error as Error).message };
    }
  },
}));

/**
 * A tool of that name may already exist, or the page's policy may forbid tools. Neither is an error of the page, and the other tools still
 * register.
 */
const attempt = (offer: () => unknown): void => {
  try {
    (offer() as Partial<Promise<unknown>> | undefined)?.catch?.(() => {});
  } catch {
    // The same for synchronous entry points.
  }
};

const directive = document.querySelector('sitec-directive[hidden]');
if (directive) {
  directive.style.cssText = PIXEL.replaceAll(';', '!important;');
  directive.hidden = false;
}
const native = document.modelContext;
const legacy: Host | undefined = navigator.modelContext;
if (native) for (const tool of offers) attempt(() => native.registerTool?.(tool));
// Scanners look for this call in the source of the script.
else if (legacy?.registerTool) for (const tool of offers) attempt(() => navigator.modelContext.registerTool(tool));
else attempt(() => legacy?.provideContext?.({ tools: offers }));
