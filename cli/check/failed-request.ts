import { probes } from '../../compiler/problems/probes/general.ts';
import { LOOK_AT_LOG } from '../mcp/web-failure.ts';
import type { Finding } from './check.ts';

/** A request that came to nothing: a time-out, a connection that broke, or an answer without an end. */
export class FailedRequest extends Error {
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
export const failedRequestBehind = (error: unknown): FailedRequest | undefined => {
  if (error instanceof FailedRequest) return error;
  return error instanceof Error && error.cause !== undefined ? failedRequestBehind(error.cause) : undefined;
};

/** What is asked for, or something else when a request for it came to nothing. */
export const answerOr = async <T>(asked: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (failedRequestBehind(error)) return otherwise;
    throw error;
  }
};

/** A request that the site refused for now (429), after it was waited for: what was asked is not known, which is not a fault of the site. */
export class RateLimitedRequest extends FailedRequest {
  constructor(path: string) {
    super(
      path,
      'refuses more requests for now (429)',
      'wait until the limit of the host has passed, or let the address of this machine through',
    );
  }
}

/** A request that came to nothing, as a finding. */
export const failedRequestFinding = ({ path, reason, advice }: FailedRequest): Finding => ({
  path,
  values: { reason, advice },
  problem: probes.noAnswer,
});

/** What is found at each of many places; of those that do not answer the first one is told, so that it hides none of the others. */
export const foundAt = async <Place>(
  places: readonly Place[],
  look: (place: Place) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  const outcomes = await Promise.allSettled(places.map(look));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  const silences = failures.flatMap((error) => failedRequestBehind(error) ?? []);
  const refusal = silences.find((silence) => silence instanceof RateLimitedRequest);
  if (refusal) throw refusal;
  if (silences.length < failures.length) throw failures.find((error) => failedRequestBehind(error) === undefined);
  return [
    ...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
    ...silences.slice(0, 1).map(failedRequestFinding),
  ];
};
