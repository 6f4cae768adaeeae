import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import { notApplicable, type Probe } from '../../check.ts';
import { home } from '../follow.ts';
import { nowOf } from '../findings.ts';

/**
 * Tokens of origin trials, with which browsers turn a feature on for a single site before its general release (Chromium,
 * origin_trials/trial_token.h).
 */

/** The feature of a token for `document.modelContext`. */
const WEBMCP_FEATURE = 'WebMCP';

/** Content of a token. */
interface TrialToken {
  readonly origin: string;
  readonly feature: string;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Whether it is also valid for subdomains of its origin. */
  readonly isSubdomain?: boolean;
}

/** Bytes of version, signature and length before the content. */
const HEAD = 1 + 64 + 4;

/** Reads a token without checking its signature, which only browsers do; null for an invalid one. */
const readTrialToken = (token: string): TrialToken | null => {
  try {
    const { origin, feature, expiry, isSubdomain } = JSON.parse(Buffer.from(token, 'base64').subarray(HEAD).toString()) as TrialToken;
    return URL.canParse(origin) && typeof feature === 'string' && Number.isFinite(expiry)
      ? { origin, feature, expiry, isSubdomain: isSubdomain === true }
      : null;
  } catch {
    return null;
  }
};

/** Tokens right before the script with the tools. Other tokens may belong to other features. */
const TOKENS = /((?:<meta http-equiv="origin-trial" content="[^"]*">)+)<script src="[^"]*\/webmcp\.js"/;

/** Tokens with which browsers turn WebMCP on for the site. */
export const originTrial: Probe = {
  name: 'origin-trial',
  weight: 1,
  problem: probesDiscovery.originTrial,
  isMended: false,
  about: [paths.webmcp],
  run: async (context) => {
    const { path, answer } = await home(context);
    const [, elements = ''] = TOKENS.exec(answer.text()) ?? [];
    const tokens = [...elements.matchAll(/content="([^"]*)"/g)].map(([, token = '']) => token);
    if (tokens.length === 0) return notApplicable('the home page has no origin trial token');
    const faults = tokens.map((token) => trialFault(token, context.publicOrigin, nowOf(answer.headers)));
    return faults.flatMap((reason) => (reason === null ? [] : [{ path, values: { reason } }]));
  },
};

/** Why a browser does not accept a token at the origin of a site, at a time in ms since 1970; null when it does. */
export const trialFault = (text: string, site: string, now: number): string | null => {
  const token = readTrialToken(text);
  if (token === null) return 'it cannot be read';
  const { feature, origin, expiry } = token;
  if (feature !== WEBMCP_FEATURE) return `it is for ${feature}, not for ${WEBMCP_FEATURE}`;
  if (!isFor(token, site)) return `it is for ${origin}, not for ${site}`;
  return expiry * 1000 < now ? `it expired on ${new Date(expiry * 1000).toISOString().slice(0, 10)}` : null;
};

const isFor = ({ origin, isSubdomain }: TrialToken, site: string): boolean => {
  const [known, asked] = [new URL(origin), new URL(site)];
  return (
    known.origin === asked.origin ||
    (isSubdomain === true && known.protocol === asked.protocol && asked.hostname.endsWith(`.${known.hostname}`))
  );
};
