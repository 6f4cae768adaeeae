import { prettyJson } from '../../base/json.ts';
import { defineHost } from '../host.ts';
import { areFolders, withRelativeLink } from '../relative-link.ts';
import { firebaseHeaders } from './headers.ts';

/** Where the bundle lies beside firebase.json: its tools refuse a folder outside of that file's own. */
const PUBLIC = 'dist';

/** Firebase Hosting. An existing file counts before every rewrite, so that it cannot negotiate. */
export const firebase = defineHost({
  name: 'firebase',
  title: 'Firebase Hosting',
  supports: {
    headers: true,
    negotiation: {
      instead: 'let agents follow the links to the markdown, which every page has; or serve the site with deploy/node on Cloud Run',
    },
    post: { instead: 'run deploy/node on Cloud Run and publish the site there; or use `sitec mcp <url>` on the machine of the user' },
  },
  codings: [],
  // https://firebase.google.com/docs/hosting/reference/rest/v1beta1/sites.versions/populateFiles
  limits: { source: 'https://firebase.google.com/docs/hosting/usage-quotas-pricing', fileBytes: 2_000_000_000 },
  detection: { files: [{ glob: 'firebase.json', text: /"hosting"/ }] },
  *emit({ build, headers, files }) {
    const others = build.pages.filter(({ path }) => path !== '/');
    const isFolders = areFolders(others);
    const isFiles = others.every(({ path }) => !path.endsWith('/'));
    yield { place: 'copy', path: PUBLIC };
    yield {
      place: 'deploy',
      path: 'firebase.json',
      body: prettyJson({
        hosting: {
          public: PUBLIC,
          // Not the usual `**/.*`, which would leave out `.well-known`.
          ignore: ['**/node_modules/**'],
          cleanUrls: true,
          // Of a site with both kinds of pages each keeps its own address.
          ...(isFolders !== isFiles && { trailingSlash: isFolders }),
          headers: firebaseHeaders(headers, files, withRelativeLink(headers.page, isFolders), isFolders),
        },
      }),
    };
  },
});
