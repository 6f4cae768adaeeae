import { pageRelations } from '../../../../compiler/header-table.ts';
import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import { notApplicable, type Probe, type Finding, type Context } from '../../check.ts';
import { pageHtml } from '../../page-html.ts';
import { pathsOn } from '../../sitemaps.ts';
import { reasonsAt, ofPlaces, faultOf, nowOf } from '../findings.ts';
import { answerAt, follow, home } from '../follow.ts';
import { linkRelations } from '../link-header.ts';
import { originTrial } from './origin-trial.ts';

/** Relations of the Link header by which agents find data. The link to the page's markdown is checked with the markdown. */
const DESCRIBING = pageRelations(() => true).filter(({ rel }) => rel !== 'alternate' && rel !== 'sitemap');
const USEFUL = DESCRIBING.map(({ rel }) => rel);

const linkHeader: Probe = {
  name: 'link-header',
  weight: 1,
  problem: probesDiscovery.linkHeader,
  needs: 'headers',
  // The page for developers is an ordinary page, and exists with the API.
  about: DESCRIBING.map(({ path }) => (path === paths.developers ? paths.api : path)),
  run: async (context) => {
    const { path, answer } = await home(context);
    if (!answer.headers.has('link')) return [{ path, values: { reason: 'it has no Link header' } }];
    const relations = linkRelations(answer.headers);
    if (USEFUL.some((rel) => relations.includes(rel))) return [];
    return [{ path, values: { reason: `its Link header has none of the relations ${USEFUL.join(', ')}` } }];
  },
};

/** Code that registers tools: the standard entry point, or the older one that scanners still look for. */
const REGISTERS = /\bmodelContext\b/;

const webmcp: Probe = {
  name: 'webmcp',
  weight: 1,
  problem: probesDiscovery.webmcp,
  about: [paths.webmcp],
  run: async (context) => {
    const { path, answer } = await home(context);
    if (REGISTERS.test(answer.text())) return [];
    const sources = pathsOn(pageHtml(answer).scripts, answer, path, context);
    const scripts = await Promise.all(sources.map(async (source) => ({ source, script: await follow(source, context) })));
    const registering = scripts.some(({ script }) => script.status === 200 && REGISTERS.test(script.text()));
    if (registering) return [];
    const own = scripts.find(({ source }) => source.startsWith(paths.webmcp));
    const fault = own && (faultOf(own.script, ['text/javascript', 'application/javascript']) ?? 'it registers no tools');
    return [{ path, values: { reason: fault ? `of ${paths.webmcp}: ${fault}` : 'no script of the page registers one' } }];
  },
};

/** Well-known files of sign-in, which only sites with accounts for programs have (RFC 8414, RFC 9728, OpenID Connect Discovery). */
const SIGN_IN = ['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration'].map((name) => `/.well-known/${name}`);

const wellKnown: Probe = {
  name: 'well-known-pages',
  weight: 2,
  problem: probesDiscovery.wellKnownPage,
  run: async (context) => {
    const answers = await Promise.all(SIGN_IN.map((path) => answerAt(path, context)));
    return answers
      .filter(({ answer }) => answer.status === 200 && answer.json() === undefined)
      .map(({ path }) => ({ path, values: { path } }));
  },
};

const securityTxt: Probe = {
  name: 'security-txt',
  weight: 1,
  problem: probesDiscovery.securityTxt,
  isMended: false,
  run: async (context) => {
    const path = paths.securityTxt;
    // It may be a redirect, also to another site, which is not requested (RFC 9116).
    const answer = await follow(path, context);
    if (answer.status !== 200) return notApplicable(`the site does not serve security.txt (status ${answer.status})`);
    const fault = faultOf(answer, ['text/plain']) ?? contentFault(answer.text(), nowOf(answer.headers));
    return reasonsAt(path, [fault]);
  },
};

const contentFault = (text: string, now: number): string | null => {
  if (!/^Contact:\s*\S/im.test(text)) return 'it has no Contact';
  const expires = Date.parse(/^Expires:\s*(\S+)/im.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) return 'it has no Expires with a date';
  return expires < now ? `it expired on ${new Date(expires).toISOString().slice(0, 10)}` : null;
};

/** Checks of the home page and the well-known paths. */
export const homeChecks: readonly Probe[] = [linkHeader, webmcp, originTrial, wellKnown, securityTxt];

/** Files that have several names, the preferred name first. */
const NAMES = [
  [paths.mcpServerCard, ...paths.mcpServerCardAliases],
  [paths.agentCard, paths.agentCardAlias],
] as const;

/** Older names may be missing, but must not have another content. */
const aliases: Probe = {
  name: 'aliases',
  weight: 1,
  problem: probesDiscovery.aliasDiffers,
  run: async (context) => {
    const compared = await Promise.all(NAMES.map((names) => differing(names, context)));
    return ofPlaces(compared, 'no file of the site has two names');
  },
};

const differing = async ([other = '', ...names]: readonly string[], context: Context): Promise<readonly Finding[] | null> => {
  const first = await context.get(other);
  const answers = await Promise.all(names.map((path) => answerAt(path, context)));
  const present = answers.filter(({ answer }) => answer.status === 200);
  if (first.status !== 200 || present.length === 0) return null;
  return present
    .filter(({ answer }) => Buffer.compare(answer.bytes, first.bytes) !== 0)
    .map(({ path }) => ({ path, values: { path, other, reason: 'their bytes differ' } }));
};

/** Checks of files with several names. */
export const aliasChecks: readonly Probe[] = [aliases];
