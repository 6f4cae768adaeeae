/**
 * A directive: its name, and its value as a token or in quotes, which may hold commas (RFC 9111 section 5.2). Some servers write spaces
 * around the sign.
 */
const DIRECTIVE = /([^\s,="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g;

/** The directives of a Cache-Control header by lower-case name; the first of several with one name. */
const cacheDirectives = (header: string): ReadonlyMap<string, string | null> => {
  const directives = new Map<string, string | null>();
  for (const [, name = '', quoted, token] of header.matchAll(DIRECTIVE)) {
    const key = name.toLowerCase();
    if (!directives.has(key)) directives.set(key, quoted?.replace(/\\(.)/g, '$1') ?? token ?? null);
  }
  return directives;
};

/** Longest time for which a cache may answer without revalidation, in seconds: `s-maxage` for shared caches, `max-age` for others. */
export const storedSeconds = (header: string): number => {
  const directives = cacheDirectives(header);
  // With a value, `no-cache` covers only the named headers.
  if (directives.has('no-store') || directives.get('no-cache') === null) return 0;
  const ages = ['s-maxage', 'max-age'].map((name) => directives.get(name) ?? '');
  return Math.max(0, ...ages.filter((age) => /^\d+$/.test(age)).map(Number));
};
