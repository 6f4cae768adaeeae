import { decode, decodeAs, markedEncoding } from '../encoding.ts';

/**
 * The bytes of a page as a file has to hold them. Browsers believe the charset of the Content-Type more than that of the page (HTML standard,
 * section 13.2.3.2); a file has no Content-Type, so that a page whose two words differ becomes UTF-8 with a byte order mark.
 */
export const pageBytes = (body: Buffer, contentType = ''): Buffer => {
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  const said = charset === undefined || markedEncoding(body) !== undefined ? null : decodeAs(body, charset);
  const own = decode(body);
  return said === null || ('text' in own && own.text === said) ? body : Buffer.from(`\ufeff${said}`);
};

/** A page as text, for its links. */
export const pageText = (bytes: Buffer): string => {
  const read = decode(bytes);
  return 'text' in read ? read.text : bytes.toString('latin1');
};
