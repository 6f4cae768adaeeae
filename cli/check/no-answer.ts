import { LOOK_AT_LOG } from '../mcp/web-failure.ts';

/** A request that came to nothing: a time-out, a connection that broke, or an answer without an end. */
export class NoAnswer extends Error {
  /** Path that was asked. */
  readonly path: string;
  /** What happened, as the end of a sentence. */
  readonly reason: string;
  /** What to do about it, in one sentence without a full stop. */
  readonly advice: string;

  constructor(path: string, reason: string, advice: string = LOOK_AT_LOG) {
    super(`${path} ${reason}`);
    this.path = path;
    this.reason = reason;
    this.advice = advice;
  }
}

/** The request that came to nothing behind an error, which may be wrapped by a library; undefined for an error of another kind. */
export const noAnswerBehind = (error: unknown): NoAnswer | undefined => {
  if (error instanceof NoAnswer) return error;
  return error instanceof Error && error.cause !== undefined ? noAnswerBehind(error.cause) : undefined;
};

/** What is asked for, or something else when a request for it came to nothing. */
export const answerOr = async <T>(asked: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (noAnswerBehind(error)) return otherwise;
    throw error;
  }
};
