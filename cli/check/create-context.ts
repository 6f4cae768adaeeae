import { answering } from './answer.ts';
import type { Answer, AnswerHead, Ask, Context, SampledPage, Subject } from './context.ts';
import { FailedRequest } from './failed-request.ts';
import { samplePages } from './sample.ts';
import { withCircuitBreaker, withConcurrency, withRetries } from './subjects/resilience.ts';

/** What a run is asked for. */
export interface Wishes {
  readonly maySend: boolean;
  readonly mayFlood: boolean;
  /** Most requests at a time. */
  readonly concurrency: number;
  /** How long an answer of a site on the web may take, in ms. */
  readonly timeout: number;
}

/** Makes what checks ask with, of a subject and the origin that its documents should name. */
export const createContext = ({ fetch, ...subject }: Subject, publicOrigin: string, wishes: Wishes): Context => {
  const { maySend, mayFlood, concurrency, timeout } = wishes;
  const exchange = answering(fetch, subject.folder === null ? timeout : 0);
  const ask = withConcurrency(concurrency, withCircuitBreaker(withRetries(exchange)));
  const askOnce = withConcurrency(concurrency, withCircuitBreaker(exchange));
  const known = new Map<string, Promise<Answer>>();
  const seen = new Map<string, Promise<AnswerHead>>();
  let sample: Promise<readonly SampledPage[]> | undefined;

  const requestOf = (path: string, { method = 'GET', headers = {}, body }: Ask): Request => {
    const address = subject.origin + path;
    if (!URL.canParse(address)) throw new FailedRequest(path, 'is no address');
    return new Request(address, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
  };
  const send: Context['send'] = async (path, wish) => (wish.takesRefusal ? askOnce : ask)(requestOf(path, wish));
  const get: Context['get'] = (path, headers = {}) => onceIn(known, keyOf(path, headers), () => send(path, { headers }));
  const look: Context['look'] = (path) => known.get(keyOf(path, {})) ?? onceIn(seen, path, async () => ask(requestOf(path, {}), 'head'));
  const pages = (): Promise<readonly SampledPage[]> => (sample ??= samplePages(context));
  const context: Context = { subject, publicOrigin, maySend, mayFlood, ask, get, look, send, pages };
  return context;
};

const keyOf = (path: string, headers: Readonly<Record<string, string>>): string => JSON.stringify([path, Object.entries(headers)]);

/** What is known of a key, else what is asked now. */
const onceIn = <T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> => {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
};
