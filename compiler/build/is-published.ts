import { isAboutEndpoint, writesPath } from '../config/only.ts';
import { paths } from '../paths.ts';
import type { Build } from './build.ts';
import { developersPage } from './developers-page.ts';

/**
 * Whether a bundle has what a path stands for on every one of its hosts: those of the endpoints need a host that answers POST, and all a part that
 * is written. Whatever names a path of the bundle asks here, so that nothing is advertised that is not served.
 */
export const publishes =
  (build: Build): ((path: string) => boolean) =>
  (path) => {
    const { only } = build.settings;
    if (!writesPath(only, path)) return false;
    // Without a host that answers POST, files that say nothing but how to use an endpoint would promise what is not there.
    if (isAboutEndpoint(path)) return build.serves.post;
    return path !== paths.developers || developersPage(build) !== null;
  };
