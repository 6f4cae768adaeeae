import type { Addition } from './addition.ts';
import { githubAction } from './github-action.ts';
import { githubPages } from './github-pages.ts';
import { gitlabCi } from './gitlab-ci.ts';
import { plainHosts } from './hosts.ts';
import { hugo } from './hugo.ts';
import { netlify } from './netlify.ts';
import { next } from './next.ts';
import { packageScript } from './package-script.ts';
import { pluginAdditions } from './plugins.ts';
import { publish } from './publish.ts';

/** Everything that can be added, in the order in which help lists it. */
export const additions: readonly Addition[] = [
  githubAction,
  gitlabCi,
  publish,
  packageScript,
  ...pluginAdditions,
  next,
  hugo,
  netlify,
  githubPages,
  ...plainHosts,
];
