/** The protocol of IndexNow (indexnow.org/documentation). */
import { setTimeout as wait } from 'node:timers/promises';
import { packageVersion } from '../../compiler/base/package.ts';
import { indexNowPath } from '../../compiler/paths.ts';
import { publishing } from '../../compiler/problems/publishing.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { problemWith } from '../flags/problem-with.ts';
import { retryAfter } from '../web/retry-after.ts';
import { boundedBody, Misfit } from '../web/web-file.ts';
import { PATIENCE_MS, webFailure } from '../web/web-failure.ts';
import { printable } from '../report/printable.ts';
import type { Change } from './release.ts';

/** The service that addresses are sent to. Tests have one of their own, and do not wait. */
export interface IndexNow {
  /** Every search engine of IndexNow gets what is sent here. */
  readonly endpoint: string;
  /** Most addresses of a request. */
  readonly atOnce: number;
  /** Waits some ms. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** The public service, with its limit of addresses. */
export const INDEX_NOW: IndexNow = { endpoint: 'https://api.indexnow.org/indexnow', atOnce: 10_000, wait };

/** The site whose addresses are sent. */
export interface Owner {
  /** Public address of the site, without a slash at its end. */
  readonly site: string;
  readonly key: string;
}

/** Why something could not be done, and whether it may work later. */
interface Failure {
  readonly problem: Problem;
  readonly isPassing: boolean;
}

/** Pauses between attempts in ms, where the server does not ask for another one. */
const PAUSES = [1000, 3000, 9000];
/** Longest wait that a server may ask for, in seconds. */
const LONGEST = 60;
/** Most bytes of an answer that are read; a key has 128 at most. */
const MOST_BYTES = 4096;
/** Most characters of an answer that are printed. */
const MOST_CHARACTERS = 200;

/** What a server answered: a status with the beginning of its text; or why it did not. */
type Reply = { readonly status: number; readonly text: string } | { readonly reason: string; readonly advice: string };

/** How much was sent, and what ended it. */
export interface Sent {
  /** Number of changes, from the first one on. */
  readonly sent: number;
  readonly exitCode: 0 | 1 | 3 | 4;
  /** Null when all were sent. */
  readonly problem: Problem | null;
}

/**
 * Checks the key file, then sends the addresses of changes, one request after the other. After each of them, `remember` stores what was
 * sent so far; it returns a problem when it cannot. Without a change, nothing is requested.
 */
export const sendChanges = async (
  changes: readonly Change[],
  owner: Owner,
  service: IndexNow,
  remember: (sent: readonly Change[]) => Problem | null,
): Promise<Sent> => {
  const failed = (sent: number, { problem, isPassing: mayPass }: Failure): Sent => ({ sent, exitCode: mayPass ? 4 : 1, problem });
  const fault = changes.length > 0 ? await checkKeyFile(owner, service) : null;
  if (fault !== null) return failed(0, fault);
  for (let start = 0; start < changes.length; start += service.atOnce) {
    const part = changes.slice(start, start + service.atOnce).map(({ address }) => address);
    const failure = await sendAddresses(part, owner, service, changes.length - start);
    if (failure !== null) return failed(start, failure);
    const blocked = remember(changes.slice(0, start + part.length));
    if (blocked !== null) return { sent: start + part.length, exitCode: 3, problem: blocked };
  }
  return { sent: changes.length, exitCode: 0, problem: null };
};

/** Reads the key file of the site. Returns what is wrong with it; null when search engines will accept it. */
const checkKeyFile = async ({ site, key }: Owner, { wait: pause }: IndexNow): Promise<Failure | null> => {
  const address = site + indexNowPath(key);
  const reply = await ask(address, {}, pause);
  if ('reason' in reply) return { problem: problemWith(publishing.siteSilent, { address, ...reply }), isPassing: true };
  const { status, text } = reply;
  if (status === 200 && text.replace(/^\uFEFF/, '').trim() === key) return null;
  const isBusy = isPassing(status);
  const reason = status === 200 ? 'has another text than the key' : `answers with status ${status}`;
  const advice = 'publish again later, or check the log of the server for this request';
  return { problem: problemWith(isBusy ? publishing.siteSilent : publishing.keyFileWrong, { address, reason, advice }), isPassing: isBusy };
};

/** Sends addresses in one request. Returns why they were not taken; null when they were. `left` counts those that are not sent yet. */
const sendAddresses = async (
  addresses: readonly string[],
  { site, key }: Owner,
  { endpoint, wait: pause }: IndexNow,
  left: number,
): Promise<Failure | null> => {
  const body = JSON.stringify({ host: new URL(site).host, key, keyLocation: site + indexNowPath(key), urlList: addresses });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const reply = await ask(endpoint, { method: 'POST', headers, body }, pause);
  if ('reason' in reply) return { problem: problemWith(publishing.busy, { reason: reply.reason, left }), isPassing: true };
  const { status, text } = reply;
  if (status === 200 || status === 202) return null;
  if (isPassing(status))
    return { problem: problemWith(publishing.busy, { reason: `answers with status ${status}`, left }), isPassing: true };
  const [reason, advice] = REFUSALS.get(status) ?? [printable(text).slice(0, MOST_CHARACTERS) || 'without a text', OTHER_ADVICE];
  return { problem: problemWith(publishing.refused, { status, reason, advice, left }), isPassing: false };
};

const OTHER_ADVICE = 'compare with indexnow.org/documentation, and publish again; what was sent is remembered';

/** Meaning and advice by status. */
const REFUSALS: ReadonlyMap<number, readonly [reason: string, advice: string]> = new Map([
  [400, ['it cannot read the request', 'this is a bug of sitec: please report it']],
  [
    403,
    [
      'it cannot confirm the key',
      'check that no firewall or robots rule keeps crawlers from the key file; for a new key, publish again in some minutes',
    ],
  ],
  [
    422,
    [
      'an address is not of this host, or the key does not fit',
      'build with the public address of the site (`site`), then deploy and publish',
    ],
  ],
]);

/** Statuses of a server that cannot answer now. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Asks until the answer is final, at most four times, and waits as long as the server wants, up to a minute each time. */
const ask = async (address: string, request: RequestInit, pause: IndexNow['wait'], attempt = 0): Promise<Reply> => {
  const { reply, seconds } = await askOnce(address, request);
  const usual = PAUSES[attempt];
  const isFinal = 'status' in reply && !isPassing(reply.status);
  if (isFinal || usual === undefined || seconds > LONGEST) return reply;
  await pause(Number.isNaN(seconds) ? usual : Math.max(usual, seconds * 1000));
  return ask(address, request, pause, attempt + 1);
};

/** One request, and the seconds that the server asks to wait; NaN where it does not. */
const askOnce = async (address: string, request: RequestInit): Promise<{ readonly reply: Reply; readonly seconds: number }> => {
  try {
    const headers = { 'user-agent': `sitec/${packageVersion()} (publish)`, ...request.headers };
    const response = await fetch(address, { ...request, headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    return { reply: { status: response.status, text: await beginning(address, response) }, seconds: retryAfter(response.headers) };
  } catch (error) {
    return { reply: webFailure(error, PATIENCE_MS), seconds: NaN };
  }
};

const beginning = async (address: string, response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of boundedBody(address, response, MOST_BYTES)) parts.push(part);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
  }
  return Buffer.concat(parts).toString();
};
