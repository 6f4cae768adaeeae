import { ALL_CODINGS, defineHost, inBundle } from '../host.ts';
import { htaccess } from './htaccess.ts';

const FILE = '.htaccess';

/** Apache 2.4, also where nothing but the published folder can be changed; with `sitec serve` behind it for /mcp and /a2a. */
export const apache = defineHost({
  name: 'apache',
  title: 'Apache',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ALL_CODINGS,
  takes: [FILE],
  *emit(plan) {
    yield inBundle(FILE, htaccess(plan, plan.own(FILE)));
  },
});
