import { defineEmitter } from '../build/build.ts';
import { paths } from '../paths.ts';
import { proseText } from '../prose/render.ts';

/** auth.md: states that no credentials are needed, and what agents are expected to do. */
export const auth = defineEmitter('auth.md', function* (build) {
  yield { path: paths.auth, class: 'markdownFile', body: proseText(build, 'auth.md.eta'), origin: 'auth.md' };
});
