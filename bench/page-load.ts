/** Load for a server on this machine: wrk when it is installed, else connections of our own. */
import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from './load.ts';

const SECONDS = 3;
const CONNECTIONS = 32;

/** Whether a program is installed. */
export const isInstalled = (name: string): boolean => spawnSync('which', [name]).status === 0;

/** Waits until a server answers 200, and says how long that took in ms. */
export const firstAnswer = async (port: number, path: string): Promise<number> => {
  const started = performance.now();
  for (;;) {
    const isThere = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`));
      socket.once('data', (chunk) => {
        done(String(chunk).startsWith('HTTP/1.1 200'));
        socket.destroy();
      });
      socket.once('error', () => done(false));
    });
    if (isThere) return performance.now() - started;
    await sleep(1);
  }
};

/** Answers in one run of wrk. */
const loadByWrk = (port: number, path: string, headers: readonly string[]): Promise<number> =>
  new Promise((done, fail) => {
    const words = [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      ...headers.flatMap((header) => ['-H', header]),
      `http://127.0.0.1:${port}${path}`,
    ];
    const child = spawn('wrk', words, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.on('close', () => {
      const answers = Number(/(\d+) requests in/.exec(output)?.[1]);
      if (/Non-2xx|Socket errors/.test(output) || !(answers > 0)) fail(new Error(output));
      else done(answers);
    });
  });

/** The same by connections of our own. */
const loadByClient = (port: number, path: string, headers: readonly string[]): Promise<number> => {
  const request = Buffer.from([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  return generate({ port, request, connections: CONNECTIONS, milliseconds: SECONDS * 1000 });
};

/** Asks for a path as often as a server answers, for some seconds, with further headers (`Name: value`); gives the number of answers. */
export const load = (port: number, path: string, headers: readonly string[]): Promise<number> =>
  (isInstalled('wrk') ? loadByWrk : loadByClient)(port, path, headers);
