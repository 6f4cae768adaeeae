import { readAnswer } from './answer.ts';
import type { Answer, Ask, Context, SampledPage, Subject } from './context.ts';
import { webFailure } from '../web-failure.ts';
import { NoAnswer, noAnswerBehind } from './no-answer.ts';
import { samplePages } from './sample.ts';
import { givingUp, patient, within } from './subjects/patience.ts';

/** What a run is asked for. */
export interface Wishes {
  readonly maySend: boolean;
  readonly mayFlood: boolean;
  /** Most requests at a time. */
  readonly concurrency: number;
  /** How long an answer may take, in ms. */
  readonly timeout: number;
}

/** Makes what checks ask with, of a subject and the origin that its documents should name. */
export const createContext = (asked: Subject, publicOrigin: string, wishes: Wishes): Context => {
  const { maySend, mayFlood, concurrency, timeout } = wishes;
  const direct = within(concurrency, givingUp(asked.fetch));
  const subject: Subject = { ...asked, fetch: patient(direct) };
  const known = new Map<string, Promise<Answer>>();
  let sample: Promise<readonly SampledPage[]> | undefined;

  const send = async (path: string, { method = 'GET', headers = {}, body, takesRefusal = false }: Ask): Promise<Answer> => {
    const address = subject.origin + path;
    if (!URL.canParse(address)) throw new NoAnswer(path, 'is no address');
    const request = new Request(address, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
    try {
      const response = await (takesRefusal ? direct(request) : subject.fetch(request));
      return await readAnswer(path, response, timeout);
    } catch (error) {
      const { reason, advice } = webFailure(error, timeout);
      throw noAnswerBehind(error) ?? new NoAnswer(path, reason, advice);
    }
  };
  const get: Context['get'] = (path, headers = {}) => {
    const key = JSON.stringify([path, Object.entries(headers)]);
    const answer = known.get(key) ?? send(path, { headers });
    known.set(key, answer);
    return answer;
  };
  const context: Context = { subject, publicOrigin, maySend, mayFlood, get, send, pages: () => (sample ??= samplePages(context)) };
  return context;
};
