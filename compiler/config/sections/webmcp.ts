import { array, either, object, optional, string, type Infer } from '../../schema/builder.ts';

const token = string('Token in base64, as the browser gives it out', { pattern: '^[A-Za-z0-9+/]{92,}={0,2}$' });

/** `webmcp` of the configuration. */
export const webmcpConfig = object('The tools for browsers', {
  originTrialToken: optional(
    either(
      'Token of an origin trial of WebMCP, or a list of them for several browsers or addresses, written into the head of each page before the script. `sitec check` says when one has expired or is not of the site. Default: none',
      token,
      array('Tokens', token, { minItems: 1, uniqueItems: true }),
    ),
  ),
});

/** The origin trial tokens for pages. */
export const originTrialTokens = ({ webmcp }: { readonly webmcp?: Infer<typeof webmcpConfig> }): readonly string[] =>
  [webmcp?.originTrialToken ?? []].flat();
