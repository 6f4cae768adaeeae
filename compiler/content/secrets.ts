/** Secrets that must never be published, with their patterns. */
const SECRETS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { what: 'an AWS access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { what: 'a live payment key', pattern: /\bsk_live_[0-9A-Za-z]{16,}/ },
  { what: 'a GitHub token', pattern: /\bgh[pousr]_[0-9A-Za-z]{30,}/ },
  { what: 'a chat bot token', pattern: /\bxox[abp]-[0-9A-Za-z-]{20,}/ },
];

/** The first secret in a text, with its offset; null when there is none. */
export const findSecret = (text: string): { readonly what: string; readonly offset: number } | null => {
  for (const { what, pattern } of SECRETS) {
    const offset = text.search(pattern);
    if (offset >= 0) return { what, offset };
  }
  return null;
};
