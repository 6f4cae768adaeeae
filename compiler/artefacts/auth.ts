import { defineEmitter } from '../artefact.ts';
import { paths } from '../paths.ts';
import { proseData } from '../prose.ts';
import { renderTemplate } from '../template.ts';

/** auth.md: says that nothing needs credentials, and what agents are asked for. */
export const auth = defineEmitter('auth.md', function* (build) {
  yield { path: paths.auth, class: 'markdownFile', body: renderTemplate('auth.md.eta', proseData(build)), origin: 'auth.md' };
});
