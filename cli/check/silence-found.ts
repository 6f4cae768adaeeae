import { probes } from '../../compiler/problems/probes-general.ts';
import type { Finding } from './check.ts';
import { noAnswerBehind, type NoAnswer } from './no-answer.ts';
import { Refused } from './refused.ts';

/** A request that came to nothing, as a finding. */
export const silenceFound = ({ path, reason, advice }: NoAnswer): Finding => ({
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
  const silences = failures.flatMap((error) => noAnswerBehind(error) ?? []);
  const refusal = silences.find((silence) => silence instanceof Refused);
  if (refusal) throw refusal;
  if (silences.length < failures.length) throw failures.find((error) => noAnswerBehind(error) === undefined);
  return [
    ...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
    ...silences.slice(0, 1).map(silenceFound),
  ];
};
