import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import type { BundleFile } from '../../artefact.ts';
import { prettyJson } from '../../base/json.ts';
import { isAsset } from '../../header-table.ts';
import { missingPaths } from '../../paths.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { beside, defineHost, type HostPlan } from '../host.ts';
import { VERCEL_FUNCTION, vercelRoutes, type VercelRoute } from './routes.ts';

/** Where the command line of Vercel looks for prebuilt output. */
const OUTPUT = '.vercel/output';
const FUNCTION = `${OUTPUT}/functions/${VERCEL_FUNCTION}.func`;

/** https://vercel.com/docs/limits, /docs/functions/limitations, and the schema of routes in @vercel/routing-utils. */
const LIMITS = { routes: 2048, source: 4096, functionBytes: 250 * 1024 * 1024 } as const;

/** Vercel with its Build Output API: a complete folder that is deployed unchanged. */
export const vercel = defineHost({
  name: 'vercel',
  title: 'Vercel',
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  detection: { variables: ['VERCEL'], files: [{ glob: 'vercel.json' }, { glob: '.vercel/project.json' }] },
  *emit(plan) {
    const { files, headers, edge } = plan;
    const routes = vercelRoutes(plan);
    const inFunction = files.filter(isForRuntime);
    checkLimits(routes, inFunction, plan);
    // Files whose extension does not give their type.
    const plain = headers.rules.flatMap(({ pattern, headers: set }) =>
      'path' in pattern && !/\.[^/]*$/.test(pattern.path) ? [[pattern.path.slice(1), set] as const] : [],
    );
    const overrides = Object.fromEntries(
      plain.map(([path, set]) => [path, { contentType: set.find(([name]) => name === 'Content-Type')?.[1] }]),
    );
    yield beside(`${OUTPUT}/config.json`, prettyJson({ version: 3, routes, overrides }));
    yield beside(
      `${FUNCTION}/.vc-config.json`,
      prettyJson({ runtime: 'nodejs22.x', handler: 'index.mjs', launcherType: 'Nodejs', shouldAddHelpers: false }),
    );
    yield beside(`${FUNCTION}/index.mjs`, edge('vercel'));
    yield {
      place: 'copy',
      path: `${OUTPUT}/static`,
      wants: oneOf([...files.filter(isPublic).map(({ path }) => path), `/${MANIFEST_FILE}`]),
    };
    yield { place: 'copy', path: `${FUNCTION}/dist`, wants: oneOf(inFunction.map(({ path }) => path)) };
  },
});

/** Files that only the runtime reads are private. */
const isPublic = ({ class: row, path }: BundleFile): boolean =>
  row !== 'internal' && (!row.startsWith('missing') || path === missingPaths.page);

/** The endpoints answer only with texts; images and other assets are served as files. */
const isForRuntime = ({ class: row }: BundleFile): boolean => !isAsset(row);

const oneOf = (paths: readonly string[]): ((file: string) => boolean) => {
  const known = new Set(paths);
  return (file) => known.has(`/${file}`);
};

const checkLimits = (routes: readonly VercelRoute[], inFunction: readonly BundleFile[], { build }: HostPlan): void => {
  const longest = Math.max(...routes.map((route) => ('src' in route ? route.src.length : 0)));
  const bytes = inFunction.reduce((sum, file) => sum + file.bytes, 0);
  const report = (most: number, what: string, count: number, source: string, advice: string): void =>
    build.problems.add(problems.hostLimit, { host: 'Vercel', most, what, count: String(count), source, advice });
  const [routing, sizes] = ['https://vercel.com/docs/build-output-api/configuration', 'https://vercel.com/docs/functions/limitations'];
  if (routes.length > LIMITS.routes) report(LIMITS.routes, 'routes', routes.length, routing, 'declare fewer kinds');
  if (longest > LIMITS.source)
    report(LIMITS.source, 'characters in the pattern of a route', longest, routing, 'shorten the names of files and kinds');
  if (bytes > LIMITS.functionBytes)
    report(LIMITS.functionBytes, 'bytes in a function', bytes, sizes, 'publish a part of the site elsewhere');
};
