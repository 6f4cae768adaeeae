import type { FactLog } from './log.ts';
import { isStated } from './settle.ts';

/** What is known of the sources of facts, by the path of a fact: `company.legalName`, `plans.growth.price`. */
export type KnownSources = Pick<FactLog, 'story'>;

/** True for a fact on which sources disagree, whether its value is withheld or not. */
export const isContested = (path: string, log: KnownSources): boolean => (log.story(path)?.losing.length ?? 0) > 0;

/** True for a fact that an explicit source states or confirms, and that no source contradicts. */
export const isConfirmed = (path: string, log: KnownSources): boolean => {
  const { winner = null, confirming = [], reason = null } = log.story(path) ?? {};
  return winner !== null && reason === null && !isContested(path, log) && isStated({ level: winner.level, confirming });
};
