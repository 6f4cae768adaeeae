/** Converts a `Request` of the Fetch standard for the handler, and its answer to a `Response`. */
import { chunksOf, type Body, type Chunk } from '../body.ts';
import type { ServiceRequest, ServiceResponse } from '../exchange.ts';

/** Scheme and authority of an address, before the request target. */
const ORIGIN = /^[^/?#]*\/\/[^/?#]*/;
const NOTHING = new Uint8Array();
const UTF8 = new TextEncoder();

/** workerd compresses a body with `Content-Encoding` unless this member tells that it is compressed; other platforms ignore the member. */
interface EncodedResponseInit extends ResponseInit {
  readonly encodeBody: 'manual';
}

/**
 * A request for the handler. Its target is the one that the platform parsed: dot segments are resolved and backslashes are slashes (WHATWG
 * URL).
 * @param address of the sender, from the platform
 */
export const toServiceRequest = (request: Request, address: string): ServiceRequest => {
  const { headers, method, url } = request;
  return {
    method,
    target: url.replace(ORIGIN, ''),
    address,
    // Some platforms have the host in the address only.
    header: (name) => headers.get(name) ?? (name === 'host' ? new URL(url).host : undefined),
    body: (limit) => readBody(request, limit),
  };
};

/** An answer for the platform. */
export const toResponse = (method: string, { status, headers, body }: ServiceResponse): Response => {
  const init: EncodedResponseInit = { status, headers: headers.map(([name, value]) => [name, value]), encodeBody: 'manual' };
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  return new Response(isEmpty ? null : joined(body), init);
};

/** The bytes of a body; a single chunk is not copied. */
export const joined = (body: Body): Uint8Array<ArrayBuffer> | null => {
  const chunks = chunksOf(body).map(bytesOf);
  if (chunks.length < 2) return (chunks[0] as Uint8Array<ArrayBuffer> | undefined) ?? null;
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
};

const bytesOf = (chunk: Chunk): Uint8Array => (typeof chunk === 'string' ? UTF8.encode(chunk) : chunk);

/** A client that disconnects has sent no message, and reads no answer; that is not a server error. */
const readBody = async ({ headers, body }: Request, limit: number): Promise<Uint8Array | undefined> => {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined;
  try {
    return body ? await readWithin(body.getReader(), limit) : NOTHING;
  } catch {
    return NOTHING;
  }
};

const readWithin = async (reader: ReadableStreamDefaultReader<Uint8Array>, limit: number): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      // Not awaited: a source whose cancel never settles would delay the refusal.
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(next.value);
  }
  return joined(chunks) ?? NOTHING;
};
