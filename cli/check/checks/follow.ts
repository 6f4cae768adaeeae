import { onceEach } from '../../../compiler/base/memoise.ts';
import type { Answer, AnswerHead, Context } from '../check.ts';
import { RateLimitedRequest } from '../failed-request.ts';
import { pathOnSite } from './findings.ts';

/** Maximum redirects. */
const MOST = 5;

/** Marks endless redirects. Servers do not send this status. */
const ENDLESS = 310;

/** An answer, and the path on the site that gave it. */
export interface Arrival<Given extends AnswerHead = Answer> {
  readonly path: string;
  readonly answer: Given;
}

/** The answer to a path, without following redirects. */
export const answerAt = async (path: string, context: Context): Promise<Arrival> => ({ path, answer: await context.get(path) });

type AskPath<Given> = (path: string) => Promise<Given>;

/** Requests a path, and follows redirects on the site. Null for endless redirects. */
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

/**
 * Requests a path, and follows redirects on the site. Returns status 310 for endless redirects, and the redirect itself for one to another
 * site.
 */
export const follow = async (path: string, context: Context): Promise<Answer> =>
  (await arrive(path, context, context.get))?.answer ?? NOWHERE;

/** The same without the body, such as for a download. */
export const followHead = async (path: string, context: Context): Promise<AnswerHead> =>
  (await arrive(path, context, context.look))?.answer ?? NOWHERE;

/** An answer without content, for what no server sent. */
export const emptyAnswer = (status: number): Answer => ({
  status,
  headers: new Headers(),
  bytes: new Uint8Array(),
  text: () => '',
  json: () => undefined,
});

const NOWHERE = emptyAnswer(ENDLESS);

/** The home page of a site: the target of `/` on the site, such as a language; `/` itself for endless redirects. */
export const home = async (context: Context, headers: Readonly<Record<string, string>> = {}): Promise<Arrival> =>
  (await arrive('/', context, (path) => context.get(path, headers))) ?? { path: '/', answer: await context.get('/', headers) };

/** The target of a redirect, if it is a path of the site; else null. */
export const targetOf = ({ status, headers }: AnswerHead, path: string, context: Context): string | null => {
  const location = headers.get('location');
  return location === null || status < 300 || status >= 400 ? null : pathOnSite(location, context, path);
};

/** True for an answer with the requested content, also at another site. */
export const isThere = ({ status }: Pick<AnswerHead, 'status'>): boolean => status >= 200 && status < 400 && status !== ENDLESS;

/** What a status means, as the end of a sentence. */
export const statusWords = (status: number): string =>
  status === ENDLESS ? `redirects in a circle, or more than ${MOST} times` : `answers with status ${status}`;

const known = onceEach((_context: Context) => new Map<string, Promise<number>>());

/** Final status of a link; each is requested once. 429 while requests are refused, and for all that are not sent because of that. */
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
