/** The seconds of Retry-After, which is a number or a time (RFC 9110, 10.2.3); NaN without one. */
export const retryAfter = (headers: Headers): number => {
  const wish = headers.get('retry-after') ?? '';
  return /^\d+$/.test(wish) ? Number(wish) : secondsUntil(timeIn(wish), timeIn(headers.get('date') ?? ''));
};

/** An HTTP date in ms; NaN for anything else that `Date` would accept. */
const timeIn = (text: string): number => (/^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : NaN);

/** By the clock of the server if it sends its time, else by the local clock; NaN for no time. */
const secondsUntil = (time: number, now: number): number => Math.max(0, (time - (Number.isNaN(now) ? Date.now() : now)) / 1000);
