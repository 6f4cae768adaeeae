/** Tokens of origin trials, with which browsers turn a feature on for a site before it is on for all (Chromium, origin_trials/trial_token.h). */

/** The feature of a token that gives pages `document.modelContext`. */
export const WEBMCP_FEATURE = 'WebMCP';

/** What a token says of itself. */
export interface TrialToken {
  readonly origin: string;
  readonly feature: string;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Whether it is good for the subdomains of its origin, too. */
  readonly isSubdomain?: boolean;
}

/** Bytes of a version, a signature and the length of what follows. */
const HEAD = 1 + 64 + 4;

/** Reads a token, whose signature only browsers check; null for what is none. */
export const readTrialToken = (token: string): TrialToken | null => {
  try {
    const { origin, feature, expiry, isSubdomain } = JSON.parse(Buffer.from(token, 'base64').subarray(HEAD).toString()) as TrialToken;
    return URL.canParse(origin) && typeof feature === 'string' && Number.isFinite(expiry)
      ? { origin, feature, expiry, isSubdomain: isSubdomain === true }
      : null;
  } catch {
    return null;
  }
};
