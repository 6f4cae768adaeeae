/** A site on a port of this machine, as a check on the web sees it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Check, Context } from '../../../cli/check/check.ts';
import { runChecks } from '../../../cli/check/run-checks.ts';
import { createContext } from '../../../cli/check/run.ts';
import { webSubject } from '../../../cli/check/subjects/open.ts';
import { BASE } from '../../compiler/site.ts';
import { listen as listenRaw } from '../../tools/test-server.ts';

/** What answers a request; its body has been read. */
export type Listener = (request: IncomingMessage & { readonly text: string }, response: ServerResponse) => void | Promise<void>;

/** Starts a server that is closed when the test ends; answers its address. */
export const listen = (answer: Listener): Promise<string> =>
  listenRaw(async (request, response) => {
    const text = await readAll(request);
    await answer(Object.assign(request, { text }), response);
  });

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Answers with JSON. */
export const sendJson = (response: ServerResponse, value: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(typeof value === 'string' ? value : JSON.stringify(value));

/** What checks ask of such a site, whose documents name another address. */
export const contextAt = (origin: string, timeout = 5000): Context =>
  createContext(webSubject(origin, origin), BASE, { maySend: true, mayFlood: false, concurrency: 4, timeout });

/** What checks come to: their messages, `passed`, or why they do not apply, by their names. */
export const outcomes = async (checks: readonly Check[], context: Context): Promise<Readonly<Record<string, string>>> => {
  const results = await runChecks(checks, context, () => {});
  return Object.fromEntries(
    results.map(({ check, notApplicable, problems }) => [
      check.name,
      notApplicable ?? (problems.map(({ message }) => message).join('\n') || 'passed'),
    ]),
  );
};
