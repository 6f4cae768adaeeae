/**
 * Tokens of origin trials, with which browsers turn a feature on for a single site before its general release (Chromium,
 * origin_trials/trial_token.h).
 */

/** The feature of a token for `document.modelContext`. */
export const WEBMCP_FEATURE = 'WebMCP';

/** Content of a token. */
export interface TrialToken {
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
