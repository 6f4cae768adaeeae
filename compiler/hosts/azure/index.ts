import { isObject } from '../../base/is-object.ts';
import { prettyJson } from '../../base/json.ts';
import { missingPaths } from '../../paths.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { defineHost, type HostPlan } from '../host.ts';
import { areFolders, withRelativeLink } from '../relative-link.ts';
import { azureConfig } from './config.ts';

const TITLE = 'Azure Static Web Apps';
const CONFIG = 'staticwebapp.config.json';
const CONFIG_MAXIMUM = 20 * 1024;

/**
 * Azure Static Web Apps. Only path and method choose a route, so that it cannot negotiate. Files below /api/ are served as long as the app has no
 * functions: these take all of that path, so that they cannot be what answers /mcp.
 */
export const azure = defineHost({
  name: 'azure',
  title: TITLE,
  supports: {
    headers: true,
    negotiation: { instead: 'let agents follow the links to the markdown, which every page has; or put a host in front that sitec knows' },
    post: {
      instead:
        'run deploy/node on Azure Container Apps and publish the site there; leave `api_location` empty here, for functions would take all of /api/ away from the files',
    },
  },
  codings: [],
  takes: [CONFIG],
  limits: { source: 'https://learn.microsoft.com/azure/static-web-apps/quotas', bytes: 500 * 1024 ** 2 },
  detection: {
    files: [
      { glob: '{,public/,src/,static/}staticwebapp.config.json' },
      { glob: 'swa-cli.config.json' },
      { glob: '.github/workflows/*.{yml,yaml}', text: /Azure\/static-web-apps-deploy/ },
    ],
  },
  *emit(plan) {
    const { build, files, headers } = plan;
    const page = withRelativeLink(headers.page, areFolders(build.pages));
    const config = prettyJson(merged(ownConfig(plan), { ...azureConfig(headers, files, page, missingPaths.page) }));
    const bytes = Buffer.byteLength(config);
    if (bytes > CONFIG_MAXIMUM)
      build.problems.add(problems.hostLimit, {
        host: TITLE,
        most: CONFIG_MAXIMUM,
        what: `bytes of ${CONFIG}`,
        count: String(bytes),
        source: 'https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions',
        advice: 'put files that need headers of their own into folders of their own, or make the file of the site shorter',
      });
    yield { place: 'bundle', path: CONFIG, body: config };
  },
});

type Own = Readonly<Record<string, unknown>>;

/** The configuration that the site brings along; empty without one. */
const ownConfig = ({ own, build }: HostPlan): Own => {
  const text = own(CONFIG);
  const place = { file: `${build.site.name}/${CONFIG}` };
  try {
    const config: unknown = JSON.parse(text ?? '{}');
    if (isObject(config)) return config;
    build.problems.add(problems.hostFileInvalid, { host: TITLE, file: CONFIG, reason: 'it is no object' }, place);
  } catch (error) {
    build.problems.add(problems.hostFileInvalid, { host: TITLE, file: CONFIG, reason: (error as Error).message }, place);
  }
  return {};
};

/** What the site says counts more: of routes the first one that matches does. */
const merged = (own: Own, ours: Own): Own => ({
  ...ours,
  ...own,
  ...Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, both(own[key], value)])),
});

const both = (own: unknown, ours: unknown): unknown => {
  if (own === undefined) return ours;
  if (Array.isArray(own) && Array.isArray(ours)) return [...(own as unknown[]), ...(ours as unknown[])];
  return isObject(own) && isObject(ours) ? { ...ours, ...own } : own;
};
