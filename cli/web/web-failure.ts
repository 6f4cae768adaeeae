/** Time limit for one answer of a site, in ms. */
export const PATIENCE_MS = 30_000;

/** Why an address did not answer. */
export interface WebFailure {
  /** As the end of a sentence. */
  readonly reason: string;
  /** Advice, in one sentence without a full stop. */
  readonly advice: string;
}

/**
 * Reports that an address redirects, in one sentence without a full stop; null when it does not. `end` is the part of the address that the
 * user did not give, and that the other one may have too. An address at another host is not suggested, because it may be a login page.
 */
export const redirectWords = (address: string, { headers }: Response, end = ''): string | null => {
  const location = headers.get('location');
  if (location === null) return null;
  const target = URL.canParse(location, address) ? new URL(location, address).href : location;
  const words = `${address} redirects to ${target}`;
  if (hostOf(target) !== hostOf(address)) return `${words}, which is at another host`;
  return `${words}: give ${end !== '' && target.endsWith(end) ? target.slice(0, -end.length) : 'that address'}`;
};

/** Name of a host without www. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '');

/** Why an address did not answer, in one sentence without a full stop. */
export const failureWords = (address: string, error: unknown): string => `${address} ${webFailure(error, PATIENCE_MS).reason}`;

/** Advice where only the missing answer is known. */
export const LOOK_AT_LOG = 'check the server log for this request; for a slow server raise `--timeout`';

/** Advice for failures, by their Node.js codes, or by their messages where they have no code; the first match counts. */
const ADVICE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'check the spelling of the host; a new name needs time to reach all DNS servers'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'renew the certificate of the host, or set the clock of this machine'],
  [/ALTNAME_INVALID$/, 'get a certificate for this name, or give the name that the certificate is for'],
  [
    /SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY|UNTRUSTED/,
    'send the full certificate chain; for a private certificate authority set NODE_EXTRA_CA_CERTS',
  ],
  [/^(?:CERT_|ERR_SSL_|ERR_TLS_|EPROTO$)/, 'fix TLS on the host, or use an http:// address if it has none'],
  [/^ECONNREFUSED$/, 'start the server, or correct host and port of the address'],
  [/^bad port$/, 'use another port: browsers block ports of other protocols (Fetch standard)'],
  [/^E(?:HOST|NET)(?:UNREACH|DOWN)$/, 'check the network connection of this machine'],
];

/** Why there was no or no complete answer; `patience` is the time limit, in ms. */
export const webFailure = (error: unknown, patience: number): WebFailure => {
  if (!(error instanceof Error)) return { reason: `cannot be reached (${String(error)})`, advice: LOOK_AT_LOG };
  if (error.name === 'TimeoutError') return { reason: `did not answer within ${patience / 1000} s`, advice: LOOK_AT_LOG };
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  const [, advice = LOOK_AT_LOG] = ADVICE.find(([codes]) => codes.test(code ?? message)) ?? [];
  return { reason: `cannot be reached (${code ?? message})`, advice };
};

/** The same for an answer that had begun. */
export const cutFailure = (error: unknown, patience: number): WebFailure => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return {
      reason: `did not finish its answer within ${patience / 1000} s`,
      advice: 'fix the Content-Length or the last chunk of the answer; for a slow server raise `--timeout`',
    };
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return {
    reason: `broke off its answer (${code ?? message})`,
    advice: 'check the logs of the server and of proxies in front of it for this request',
  };
};
