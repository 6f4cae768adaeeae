/** Requests that node:http accepts but must not, and answers on a socket without a response object. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Status for refusing a request with an ambiguous version, host or framing; 0 for none (RFC 9112 sections 2.3, 3.2, 6.1). */
export const strictness = (incoming: IncomingMessage): number => {
  const { httpVersion, headers } = incoming;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return httpVersion === '0.9' ? 400 : 505;
  const isHostWrong = headers.host === undefined ? httpVersion === '1.1' : !HOST.test(headers.host) || hosts(incoming) > 1;
  if (isHostWrong) return 400;
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return 0;
  if (httpVersion === '1.0') return 400;
  return coding.toLowerCase() === 'chunked' ? 0 : 501;
};

/** `headers` only has the first of several Host headers. */
const hosts = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let position = 0; position < rawHeaders.length; position += 2) {
    const name = rawHeaders[position] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
};

/** Status line for an error of node:http's parser or timeouts. */
export const complaint = ({ code }: NodeJS.ErrnoException): string => {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
};

/** Answers on a socket without a body, and closes it. `headers` are whole lines. */
export const end = (socket: Duplex, status: string, headers = ''): void => {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) socket.destroy();
  else socket.end(`HTTP/1.1 ${status}\r\n${headers}X-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
