/** How long a site may take for one answer, in ms. */
export const PATIENCE_MS = 30_000;

/** Why nothing came from an address. */
export interface WebFailure {
  /** As the end of a sentence. */
  readonly reason: string;
  /** What to do about it, in one sentence without a full stop. */
  readonly advice: string;
}

/**
 * That an address answers with another one, in one sentence without a full stop; null when it does not. `end` is the part of the address that nobody
 * gave, and that the other one may have, too. An address at another host is not advised: it may be that of a page that asks people to sign in.
 */
export const redirectWords = (address: string, { headers }: Response, end = ''): string | null => {
  const location = headers.get('location');
  if (location === null) return null;
  const target = URL.canParse(location, address) ? new URL(location, address).href : location;
  const words = `${address} redirects to ${target}`;
  if (hostOf(target) !== hostOf(address)) return `${words}, which is at another host`;
  return `${words}: give ${end !== '' && target.endsWith(end) ? target.slice(0, -end.length) : 'that address'}`;
};

/** The name of a host, which is the same with www. before it. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '');

/** Why nothing came from an address, in one sentence without a full stop. */
export const failureWords = (address: string, error: unknown): string => `${address} ${webFailure(error, PATIENCE_MS).reason}`;

/** What to do where nothing is known but that no answer came. */
export const LOOK_AT_LOG = 'look at the log of the server for this request; `--timeout` gives a slow one more seconds';

/** What failures mean, by their codes of Node.js, or their words where they have none; the first that matches counts. */
const ADVICE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [
    /^(?:ENOTFOUND|EAI_\w+)$/,
    'look for a typing mistake in the name of the host; a new name takes a while until every DNS server knows it',
  ],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'renew the certificate of the host, or set the clock of this machine'],
  [/ALTNAME_INVALID$/, 'get a certificate for this name, or give the name that the certificate is for'],
  [
    /SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY|UNTRUSTED/,
    'send the whole chain of a certificate that browsers trust; for one of your own, NODE_EXTRA_CA_CERTS names a file with its issuer',
  ],
  [/^(?:CERT_|ERR_SSL_|ERR_TLS_|EPROTO$)/, 'mend the TLS of the host, or give an address that begins with http:// where it has none'],
  [/^ECONNREFUSED$/, 'start the server, or correct host and port of the address'],
  [/^bad port$/, 'serve the site at another port: browsers and programs like them ask none that other protocols use (Fetch standard)'],
  [/^E(?:HOST|NET)(?:UNREACH|DOWN)$/, 'look whether this machine has a network that leads to the host'],
];

/** Why no answer came, or no whole one; `patience` is how long it was waited for, in ms. */
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
      reason: `began an answer and did not end it within ${patience / 1000} s`,
      advice: 'let the server end its answers, with a Content-Length or the last chunk; `--timeout` gives a slow one more seconds',
    };
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return {
    reason: `broke off its answer (${code ?? message})`,
    advice: 'look at the log of the server, and of what stands before it, for this request',
  };
};
