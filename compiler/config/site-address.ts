/** True for an address; false for a folder. */
export const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

/** An address that can be crawled, without its fragment; null for one that cannot. */
export const crawlAddress = (input: string): string | null => {
  if (!isAddress(input) || !URL.canParse(input)) return null;
  const url = new URL(input);
  url.hash = '';
  return url.username === '' && url.password === '' ? url.href : null;
};
