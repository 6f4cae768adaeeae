/** The built files for platforms, each called as its platform calls it: the same requests, the same answers. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import type { LambdaEvent } from '../../../runtime/edge/node/lambda.ts';
import { BASE } from '../../compiler/site.ts';
import { listen } from '../../tools/test-server.ts';

/** Folder of the built files. */
export const BUILT = join(import.meta.dirname, '../../../build/edge');

/** A request to any platform; the client has an address. */
export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly client?: string;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Asks one started platform. */
export type Ask = (asked: Asked) => Promise<Answered>;

const CLIENT = '192.0.2.1';
let copies = 0;

/** Loads a built file from beside the folder `dist`, as if it had just started. */
export const load = async <Module>(name: string, folder: string): Promise<Module> => {
  const file = join(folder, `${name}-${++copies}.mjs`);
  copyFileSync(join(BUILT, `${name}.js`), file);
  return (await import(pathToFileURL(file).href)) as Module;
};

const fileResponse = (file: string): Response =>
  existsSync(file) ? new Response(new Uint8Array(readFileSync(file))) : new Response('no such file', { status: 404 });

/** The static files of a bundle, as a platform serves them: by their paths alone. Lists what was asked for. */
export const staticFiles = (folder: string): { readonly fetch: (url: string | URL) => Promise<Response>; readonly asked: string[] } => {
  const asked: string[] = [];
  const find = async (url: string | URL): Promise<Response> => {
    asked.push(new URL(url).pathname);
    return fileResponse(join(folder, 'dist', decodeURIComponent(new URL(url).pathname)));
  };
  return { fetch: find, asked };
};

/** Has `fetch` answer from files for the rest of a test: of the site itself, or by `file:` addresses, which Node does not know. */
export const stubFetch = (folder: string): readonly string[] => {
  const files = staticFiles(folder);
  const fetchFile = (url: URL): Promise<Response> =>
    url.protocol === 'file:' ? Promise.resolve(fileResponse(fileURLToPath(url))) : files.fetch(url);
  vi.stubGlobal('fetch', fetchFile);
  onTestFinished(() => void vi.unstubAllGlobals());
  return files.asked;
};

/** A request of the Fetch standard. */
export const toRequest = ({ method = 'GET', path, headers, body }: Asked): Request =>
  new Request(BASE + path, { method, ...(headers && { headers }), ...(body !== undefined && { body }) });

const fromResponse = async (response: Response): Promise<Answered> => ({
  status: response.status,
  headers: response.headers,
  body: Buffer.from(await response.arrayBuffer()),
});

/** A platform by the name of its file, started with the bundle `dist` in a folder. */
export const PLATFORMS: Readonly<Record<string, (folder: string) => Promise<Ask>>> = {
  cloudflare: async (folder) => {
    const { default: worker } = await load<typeof import('../../../runtime/edge/cloudflare.ts')>('cloudflare', folder);
    const bindings = { ASSETS: staticFiles(folder) };
    return async (asked) => {
      const request = toRequest({ ...asked, headers: { ...asked.headers, 'cf-connecting-ip': asked.client ?? CLIENT } });
      return fromResponse(await worker.fetch(request, bindings));
    };
  },

  'netlify-function': async (folder) => {
    const { default: rpc } = await load<typeof import('../../../runtime/edge/netlify-function.ts')>('netlify-function', folder);
    stubFetch(folder);
    return async (asked) => fromResponse(await rpc(toRequest(asked), { ip: asked.client ?? CLIENT }));
  },

  'fetch-server': async (folder) => {
    const { default: server } = await load<typeof import('../../../runtime/edge/fetch-server.ts')>('fetch-server', folder);
    stubFetch(folder);
    return async (asked) => fromResponse(await server.fetch(toRequest(asked), { requestIP: () => ({ address: asked.client ?? CLIENT }) }));
  },

  lambda: async (folder) => {
    const { handler } = await load<typeof import('../../../runtime/edge/node/lambda.ts')>('lambda', folder);
    return async (asked) => {
      const { statusCode, headers, body = '', isBase64Encoded } = await handler(toEvent(asked));
      const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
      return { status: statusCode, headers: new Headers(headers), body: bytes };
    };
  },

  vercel: async (folder) => {
    const { default: answer } = await load<typeof import('../../../runtime/edge/node/vercel.ts')>('vercel', folder);
    const port = Number(new URL(await listen(answer)).port);
    return ({ client = CLIENT, ...asked }) => overHttp(port, { ...asked, headers: { ...asked.headers, 'x-forwarded-for': client } });
  },
};

/** An event of payload format 2.0. */
export const toEvent = ({ method = 'GET', path, headers = {}, body, client = CLIENT }: Asked): LambdaEvent => {
  const { pathname, search } = new URL(path, BASE);
  return {
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers,
    ...(body !== undefined && { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }),
    requestContext: { http: { method, sourceIp: client } },
  };
};

/** Asks a server on this machine. Unlike `fetch` it takes what is compressed as it comes. */
export const overHttp = (port: number, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: new Headers(incoming.headers as Record<string, string>),
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
