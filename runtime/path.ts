/** A path that is already decoded, as nearly every one. */
const PLAIN = /^\/[\w./~-]*$/;

/**
 * Path of a request target, percent-decoded, so that all spellings of a path are the same (RFC 3986 section 6.2.2); undefined when it is
 * malformed. An encoded slash stays encoded: it is not a separator (section 2.2).
 */
export const decodePath = (target: string): string | undefined => {
  if (PLAIN.test(target)) return target;
  const [path] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURIComponent((path || '/').replace(/%2f/gi, '%252F'));
  } catch {
    return undefined;
  }
};
