import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '../../compiler/paths.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { chunksOf } from '../../runtime/body.ts';
import type { Bundle } from '../../runtime/bundle.ts';
import { printable } from '../report/printable.ts';
import { bundleFailure } from '../serve/current-bundle.ts';
import { createRenewingHandler } from '../../runtime/adapters/renewal.ts';

/** Why nothing came from a site, in one sentence. */
export interface NoReply {
  readonly reason: string;
  /** True when nothing answered at all. */
  readonly isUnreachable?: boolean;
}

/** What a site answers to a message: an HTTP status and a body, or why nothing came. */
export type SiteReply = { readonly status: number; readonly body: string } | NoReply;

/** Takes what a site says that is no answer to the message, such as a notification about progress. It may be anything. */
export type OnMessage = (message: unknown) => void;

/**
 * Sends the text of one JSON-RPC message, with the headers that HTTP wants beside it. What the site says before it answers goes to `onOther`. Never
 * rejects but for a bug.
 */
export type Site = (message: string, headers: Headers, onOther?: OnMessage) => Promise<SiteReply>;

/** A site that answers, with the name that logs give it, or why there is none. `close` is called when no more messages come. */
export type OpenedSite = { readonly site: Site; readonly name: string; readonly close?: () => Promise<void> } | NoReply;

/** Opens a folder that `sitec build` wrote: the runtime itself answers, in this process, without a port and without the rate limit. */
export const openFolder = async (folder: string): Promise<OpenedSite> => {
  const path = resolve(folder);
  if (!existsSync(join(path, paths.manifest)))
    return { reason: `${folder} holds no bundle. Write one first: sitec build. For a site on the web, give its address: https://...` };
  try {
    const bundle = await loadBundle(path);
    if (!Object.values(bundle.index.http.endpoints).includes('mcp'))
      return {
        reason: `${folder} holds a bundle without the documents that MCP answers from. Write them, too: sitec build --only api,...`,
      };
    return { site: siteOf(bundle), name: `${bundle.index.site} from ${folder}` };
  } catch (error) {
    return { reason: bundleFailure(error) };
  }
};

/** A bundle as a site: the runtime answers in this process. Throws when the bundle is not one that it can answer from. */
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
