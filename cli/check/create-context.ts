import { answering } from './answer.ts';
import type { Answer, Ask, Context, SampledPage, Subject } from './context.ts';
import { NoAnswer } from './no-answer.ts';
import { samplePages } from './sample.ts';
import { givingUp, patient, within } from './subjects/patience.ts';

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
  const ask = within(concurrency, givingUp(patient(exchange)));
  const askOnce = within(concurrency, givingUp(exchange));
  const known = new Map<string, Promise<Answer>>();
  let sample: Promise<readonly SampledPage[]> | undefined;

  const send = async (path: string, { method = 'GET', headers = {}, body, takesRefusal = false }: Ask): Promise<Answer> => {
    const address = subject.origin + path;
    if (!URL.canParse(address)) throw new NoAnswer(path, 'is no address');
    const request = new Request(address, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
    return takesRefusal ? askOnce(request) : ask(request);
  };
  const get: Context['get'] = (path, headers = {}) => {
    const key = JSON.stringify([path, Object.entries(headers)]);
    const answer = known.get(key) ?? send(path, { headers });
    known.set(key, answer);
    return answer;
  };
  const pages = (): Promise<readonly SampledPage[]> => (sample ??= samplePages(context));
  const context: Context = { subject, publicOrigin, maySend, mayFlood, ask, get, send, pages };
  return context;
};
