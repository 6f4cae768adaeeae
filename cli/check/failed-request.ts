import { probes } from '../../compiler/problems/probes/general.ts';
import { LOOK_AT_LOG } from '../web/web-failure.ts';
import type { Finding } from './check.ts';

/** A request that failed: a timeout, a broken connection, or an answer without an end. */
export class FailedRequest extends Error {
  /** Requested path. */
  readonly path: string;
  /** The failure, as the end of a sentence. */
  readonly reason: string;
  /** Advice, in one sentence without a full stop. */
  readonly advice: string;

  constructor(path: string, reason: string, advice: string = LOOK_AT_LOG) {
    super(`${path} ${reason}`);
    this.path = path;
    this.reason = reason;
    this.advice = advice;
  }
}

/** The failed request that is the cause of an error, also one that a library wrapped; undefined for other errors. */
export const failedRequestBehind = (error: unknown): FailedRequest | undefined => {
  if (error instanceof FailedRequest) return error;
  return error instanceof Error && error.cause !== undefined ? failedRequestBehind(error.cause) : undefined;
};

/** The result of a request, or another value when it failed. */
export const answerOr = async <T>(asked: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (failedRequestBehind(error)) return otherwise;
    throw error;
  }
};

/** A request that the site refused with 429 even after waiting. The result is unknown, which is not a fault of the site. */
export class RateLimitedRequest extends FailedRequest {
  constructor(path: string) {
    super(path, 'rejects more requests for now (429)', 'wait until the rate limit resets, or allow the address of this machine');
  }
}

/** A failed request as a finding. */
export const failedRequestFinding = ({ path, reason, advice }: FailedRequest): Finding => ({
  path,
  values: { reason, advice },
  problem: probes.noAnswer,
});

/** Findings of many places. Of the places that do not answer, only the first is reported, so that it does not hide findings of others. */
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
