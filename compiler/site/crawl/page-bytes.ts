import { decode, decodeAs, latin1, markedEncoding } from '../../html/encoding.ts';

/** A page as its Content-Type has it read, which browsers believe more than the page (HTML standard, section 13.2.3.2); null where it says nothing. */
const toldText = (body: Uint8Array, contentType: string): string | null => {
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  return charset === undefined || markedEncoding(body) !== undefined ? null : decodeAs(body, charset);
};

/** The bytes of a page as a file has to hold them. A file has no Content-Type, so that a page whose two words differ becomes UTF-8 with a byte order mark. */
export const pageBytes = (body: Buffer, contentType = ''): Buffer => {
  const told = toldText(body, contentType);
  const own = decode(body);
  return told === null || ('text' in own && own.text === told) ? body : Buffer.from(`\ufeff${told}`);
};

/** A page as text, in the encoding that it declares; each byte is a character where that is not known. */
export const pageText = (bytes: Uint8Array): string => {
  const read = decode(bytes);
  return 'text' in read ? read.text : latin1(bytes);
};

/** A page as text, as browsers read it from an answer. */
export const answeredText = (body: Uint8Array, contentType: string): string => toldText(body, contentType) ?? pageText(body);
