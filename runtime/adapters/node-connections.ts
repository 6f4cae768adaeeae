/** The open requests of each connection of a server, which node:http does not expose. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { hasBody } from './node-exchange.ts';
import { complaint, end } from './node-refusal.ts';

/** Maximum requests of a connection. Clients then reconnect, so that they spread over several servers again. */
const MAXIMUM_REQUESTS = 1000;

interface Connection {
  requests: number;
  /** The answer to the last request. */
  last?: ServerResponse;
  /** Number of received bytes when that request was complete; more bytes belong to another one. */
  bytes: number;
}

/** The open connections of a server. */
export class Connections {
  readonly #open = new Map<Duplex, Connection>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.set(socket, { requests: 0, bytes: 0 });
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('clientError', (error, socket) => refuse(error, socket, this.#open.get(socket)?.last));
    // node:http treats an answer as sent when it gets it, and would cut off one that is still being sent. It calls this in close().
    server.closeIdleConnections = () => this.#closeIdle();
  }

  /**
   * Records a request; true when it is the last one of its connection. (`maxRequestsPerSocket` has the same limit, but continues with 503.)
   */
  note(incoming: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = incoming;
    const connection = this.#open.get(socket);
    if (!connection) return true;
    connection.last = response;
    connection.bytes = socket.bytesRead;
    if (hasBody(incoming)) incoming.once('end', () => (connection.bytes = socket.bytesRead));
    return ++connection.requests >= MAXIMUM_REQUESTS;
  }

  /** Whether no other request has come after the one of an answer. */
  isNewest(response: ServerResponse): boolean {
    const connection = this.#open.get(response.req.socket);
    return connection === undefined || connection.last === response;
  }

  #closeIdle(): void {
    for (const [socket, { last, bytes }] of this.#open) {
      const isAnswered = last === undefined || last.writableFinished;
      if (isAnswered && (socket as Socket).bytesRead === bytes) socket.destroy();
    }
  }
}

/** Answers unreadable requests. Answers are in the order of their requests, one for each. */
const refuse = (error: NodeJS.ErrnoException, socket: Duplex, last: ServerResponse | undefined): void => {
  const isAnswered = last === undefined || last.writableFinished;
  const isOfLast = !isAnswered && !last.req.complete;
  if (isAnswered || (isOfLast && !last.headersSent)) end(socket, complaint(error));
  else if (isOfLast) last.once('finish', () => socket.destroy());
  else last.once('finish', () => end(socket, complaint(error)));
};
