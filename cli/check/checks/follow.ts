import { onceEach } from '../../../compiler/base/memoise.ts';
import type { Answer, AnswerHead, Context } from '../context.ts';
import { RateLimitedRequest } from '../failed-request.ts';
import { pathOnSite } from './reading.ts';

/** Redirects that are followed. */
const MOST = 5;

/** Stands for redirects without an end, and is none that a server answers. */
const ENDLESS = 310;

/** An answer, and the path of the site that gave it. */
export interface Arrival<Given extends AnswerHead = Answer> {
  readonly path: string;
  readonly answer: Given;
}

type AskPath<Given> = (path: string) => Promise<Given>;

/** Asks a path, and where it redirects to on the site. Null for redirects without an end. */
const arrive = async <Given extends AnswerHead>(
  path: string,
  context: Context,
  ask: AskPath<Given>,
  left = MOST,
): Promise<Arrival<Given> | null> => {
  const answer = await ask(path);
  const target = targetOf(answer, path, context);
  if (target === null) return { path, answer };
  return left === 0 ? null : arrive(target, context, ask, left - 1);
};

/** Asks a path, and where it redirects to on the site. Answers status 310 for redirects without an end, and what a redirect to another site answered. */
export const follow = async (path: string, context: Context): Promise<Answer> =>
  (await arrive(path, context, context.get))?.answer ?? NOWHERE;

/** The same where nobody reads what is there, such as a download. */
export const followHead = async (path: string, context: Context): Promise<AnswerHead> =>
  (await arrive(path, context, context.look))?.answer ?? NOWHERE;

const NOWHERE: Answer = { status: ENDLESS, headers: new Headers(), bytes: new Uint8Array(), text: () => '', json: () => undefined };

/** The home page of a site: where `/` leads on the site, such as to a language; `/` itself where that has no end. */
export const home = async (context: Context, headers: Readonly<Record<string, string>> = {}): Promise<Arrival> =>
  (await arrive('/', context, (path) => context.get(path, headers))) ?? { path: '/', answer: await context.get('/', headers) };

/** Where an answer redirects to, when that is a path of the site; null otherwise. */
export const targetOf = ({ status, headers }: AnswerHead, path: string, context: Context): string | null => {
  const location = headers.get('location');
  return location === null || status < 300 || status >= 400 ? null : pathOnSite(location, context, path);
};

/** True for answers that give what was asked for, be it at another site. */
export const isThere = ({ status }: Pick<AnswerHead, 'status'>): boolean => status >= 200 && status < 400 && status !== ENDLESS;

/** What a status says of what was asked, as the end of a sentence. */
export const statusWords = (status: number): string =>
  status === ENDLESS ? `redirects in a circle, or more than ${MOST} times` : `answers status ${status}`;

const known = onceEach((_context: Context) => new Map<string, Promise<number>>());

/** Status that a link of a page ends at; each is asked once. 429 for what is refused for now, be it not asked any more. */
export const statusAt = (path: string, context: Context): Promise<number> => {
  const statuses = known(context);
  const status = statuses.get(path) ?? statusOf(followHead(path, context));
  statuses.set(path, status);
  return status;
};

const statusOf = async (asked: Promise<AnswerHead>): Promise<number> => {
  try {
    return (await asked).status;
  } catch (error) {
    if (error instanceof RateLimitedRequest) return 429;
    throw error;
  }
};
