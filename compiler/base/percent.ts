/** A text without percent-encoding; null when it is not validly encoded, so that it cannot be the address of anything. */
export const decodedOrNull = (text: string): string | null => attempt(decodeURIComponent, text);

/** A text without percent-encoding. One that is not validly encoded stays unchanged: it is a name with a percent sign, or not UTF-8. */
export const percentDecoded = (text: string): string => decodedOrNull(text) ?? text;

/** The same for an address, in which signs with a meaning, such as `%2F`, stay encoded. */
export const addressDecoded = (address: string): string => attempt(decodeURI, address) ?? address;

const attempt = (decode: (text: string) => string, text: string): string | null => {
  try {
    return decode(text);
  } catch {
    return null;
  }
};
