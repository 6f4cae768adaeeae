/** A request that the site refused for now (429), after it was waited for: what was asked is not known, which is not a fault of the site. */
export class Refused extends Error {
  constructor() {
    super('the site refuses more requests for now (429)');
  }
}
