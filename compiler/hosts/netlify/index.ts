import { HEADERS_FILE } from '../../headers/headers-file.ts';
import { defineHost, type HostFile, type HostPlan } from '../host.ts';
import { netlifyHeaders } from './headers.ts';

const inBundle = (path: string, body: string): HostFile => ({ place: 'bundle', path, body });
const beside = (path: string, body: string): HostFile => ({ place: 'deploy', path, body });

/** Netlify: static files, an edge function for markdown, a function for POST. */
export const netlify = defineHost({
  name: 'netlify',
  title: 'Netlify',
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  takes: ['_headers', '_redirects'],
  detection: { variables: ['NETLIFY'], files: [{ glob: 'netlify.toml' }] },
  *emit(plan) {
    const { own, edge, negotiates } = plan;
    const redirects = own('_redirects');
    if (redirects !== null) yield inBundle('_redirects', redirects);
    yield inBundle(HEADERS_FILE, netlifyHeaders(plan));
    if (negotiates) yield beside('edge-functions/markdown.js', edge('netlify-edge'));
    yield beside('functions/rpc.mjs', edge('netlify-function'));
    yield beside('netlify.toml', configuration(plan));
  },
});

/** Paths are relative to its folder. A string of JSON is one of TOML, too. */
const configuration = ({ bundlePath, negotiates }: HostPlan): string =>
  [
    '# Written by sitec. Deploy with `npx netlify deploy --prod` in this folder.',
    '[build]',
    `publish = ${JSON.stringify(bundlePath)}`,
    ...(negotiates ? ['edge_functions = "edge-functions"'] : []),
    '',
    '[functions]',
    'directory = "functions"',
    '',
  ].join('\n');
