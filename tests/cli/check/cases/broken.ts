/** Ways to break what a site answers. */
import type { Overrides } from '../checked-site.ts';

/** A site that is broken in one way, and what is found then. */
export interface ProbeCase {
  readonly broken: string;
  readonly overrides: Overrides;
  readonly expected: readonly string[];
}

/** Nothing is there. */
export const gone = (): Response => new Response('', { status: 404 });
/** The home page is answered, as hosts of one-page applications do. */
export const page = (): Response => new Response('<!doctype html><p>Home', { headers: { 'content-type': 'text/html; charset=utf-8' } });
/** A redirect to another host. */
export const moved = (): Response => new Response(null, { status: 301, headers: { location: 'https://www.acme.example/' } });

/** The right answer with another body. */
export const edited =
  (edit: (text: string) => string) =>
  async (right: Response): Promise<Response> => {
    const { headers, status } = right;
    return new Response(edit(await right.text()), { status, headers });
  };

/** The right answer without a text. */
export const without = (text: string | RegExp) => edited((body) => body.replaceAll(text, ''));

/** The right answer with other members of its JSON. */
export const json = (change: (value: never) => unknown) => edited((body) => JSON.stringify(change(JSON.parse(body) as never)));

/** The right answer with another header, or without it. */
export const withHeader =
  (name: string, value: string | null) =>
  (right: Response): Response => {
    const headers = new Headers(right.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(right.body, { status: right.status, headers });
  };

interface RpcResponse {
  readonly id?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
}

/** Another answer to the JSON-RPC requests of one method; all others are answered right. */
export const rpc =
  (method: string, change: (response: RpcResponse, request: Request) => unknown) =>
  async (right: Response, request: Request): Promise<Response> => {
    const body = await request.text();
    if (!body.includes(`"method":"${method}"`)) return right;
    const { headers, status } = right;
    return new Response(JSON.stringify(change((await right.json()) as never, request)), { status, headers });
  };

/** Both names of a file, so that only what it says is wrong. */
export const both = (paths: readonly string[], override: Overrides[string]): Overrides =>
  Object.fromEntries(paths.map((path) => [path, override]));

/** The names of the server card. */
export const CARDS = ['/.well-known/mcp/server-card.json', '/.well-known/mcp.json', '/mcp/server-card'];
/** The names of the agent card. */
export const AGENTS = ['/.well-known/agent-card.json', '/.well-known/agent.json'];
