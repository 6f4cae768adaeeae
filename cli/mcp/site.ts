import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '../../compiler/paths.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { chunksOf } from '../../runtime/body.ts';
import type { Bundle } from '../../runtime/bundle.ts';
import { printable } from '../report/printable.ts';
import { bundleFailure } from '../bundle/bundle-failure.ts';
import type { NoReply } from '../web/no-reply.ts';
import { createRenewingHandler } from '../../runtime/adapters/renewal.ts';

/** The answer of a site to a message: an HTTP status and a body, or why there is none. */
export type SiteReply = { readonly status: number; readonly body: string } | NoReply;

/** Receives messages besides the answer, such as a notification about progress. They are untrusted. */
export type OnMessage = (message: unknown) => void;

/** Sends the text of one JSON-RPC message, with its HTTP headers. Messages before the answer go to `onOther`. Rejects only for a bug. */
export type Site = (message: string, headers: Headers, onOther?: OnMessage) => Promise<SiteReply>;

/** A site that answers, with its name in logs, or why there is none. `close` is called after the last message. */
export type OpenedSite = { readonly site: Site; readonly name: string; readonly close?: () => Promise<void> } | NoReply;

/** Opens a folder that `sitec build` wrote: the runtime answers in this process, without a port and without the rate limit. */
export const openFolder = async (folder: string): Promise<OpenedSite> => {
  const path = resolve(folder);
  if (!existsSync(join(path, paths.manifest)))
    return { reason: `${folder} has no bundle. Build it first: sitec build. For a site on the web, give its address: https://...` };
  try {
    const bundle = await loadBundle(path);
    if (!Object.values(bundle.index.http.endpoints).includes('mcp'))
      return {
        reason: `${folder} has a bundle without the documents that MCP needs. Build them too: sitec build --only api,...`,
      };
    return { site: siteOf(bundle), name: `${bundle.index.site} from ${folder}` };
  } catch (error) {
    return { reason: bundleFailure(error) };
  }
};

/** A bundle as a site: the runtime answers in this process. Throws when the bundle is unusable. */
export const siteOf = (bundle: Bundle): Site => {
  const report = (error: unknown): void => void process.stderr.write(`error  ${printable(String(error))}\n`);
  const handler = createRenewingHandler(bundle, { limit: false, report });
  const target = encodeURI(Object.entries(bundle.index.http.endpoints).find(([, name]) => name === 'mcp')?.[0] ?? paths.mcp);
  return async (message, headers) => {
    const bytes = new TextEncoder().encode(message);
    const { status, body } = await handler({
      method: 'POST',
      target,
      address: '127.0.0.1',
      header: (name) => headers.get(name) ?? undefined,
      body: async (limit) => (bytes.length > limit ? undefined : bytes),
    });
    return { status, body: Buffer.concat(chunksOf(body).map((chunk) => Buffer.from(chunk))).toString() };
  };
};
