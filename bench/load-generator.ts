/** A load generator over raw sockets with keep-alive. It is small, so that the server under test is the bottleneck. */
import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Sends one request repeatedly on a number of connections, each time after the previous answer. */
export interface Load {
  readonly port: number;
  /** The whole request, as its bytes on the wire. */
  readonly request: Buffer;
  readonly connections: number;
  readonly milliseconds: number;
}

/** Returns the number of answers. Throws when one of them is not 200. */
export const generate = async ({ port, request, connections, milliseconds }: Load): Promise<number> => {
  const end = performance.now() + milliseconds;
  let answers = 0;
  const isGoing = (): boolean => {
    answers += 1;
    return performance.now() < end;
  };
  await Promise.all(Array.from({ length: connections }, () => converse(port, request, isGoing)));
  return answers;
};

/** Opens one connection after the other until the time is over, because servers close theirs after a number of requests. */
const converse = (port: number, request: Buffer, isGoing: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const open = (): void => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => void socket.write(request));
      let isDone = false;
      readAnswers(socket, (closes) => {
        isDone = !isGoing();
        // node:http announces the close, and leaves it to the client.
        if (isDone || closes) socket.end();
        else socket.write(request);
      });
      socket.on('error', reject);
      socket.on('close', () => (isDone ? resolve() : open()));
    };
    open();
  });

const readAnswers = (socket: Socket, onAnswer: (closes: boolean) => void): void => {
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = answerEnd(received);
    if (end === undefined) return;
    const head = received.toString('latin1', 0, received.indexOf(HEAD_END));
    if (!head.startsWith('HTTP/1.1 200 ')) socket.destroy(new Error(`${head.split('\r\n', 1)[0]}: ${String(received)}`));
    received = received.subarray(end);
    onAnswer(/^connection: close$/im.test(head));
  });
};

/** Where the first answer ends; undefined while it is not whole. */
const answerEnd = (received: Buffer): number | undefined => {
  const body = received.indexOf(HEAD_END) + HEAD_END.length;
  if (body < HEAD_END.length) return undefined;
  const length = /^content-length: (\d+)$/im.exec(received.toString('latin1', 0, body))?.[1];
  if (length !== undefined) return received.length < body + Number(length) ? undefined : body + Number(length);
  const last = received.indexOf(LAST_CHUNK, body);
  return last < 0 ? undefined : last + LAST_CHUNK.length;
};
