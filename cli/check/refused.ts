import { NoAnswer } from './no-answer.ts';

/** A request that the site refused for now (429), after it was waited for: what was asked is not known, which is not a fault of the site. */
export class Refused extends NoAnswer {
  constructor(path: string) {
    super(
      path,
      'refuses more requests for now (429)',
      'wait until the limit of the host has passed, or let the address of this machine through',
    );
  }
}
