/** Load for a server on this machine: wrk where it is installed, else our own connections. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from './load-generator.ts';

const CONNECTIONS = 32;

/** Whether a program is installed. */
export const isInstalled = (name: string): boolean => spawnSync('which', [name]).status === 0;

/** Waits until a server answers 200; returns the milliseconds. */
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

/** A request with further headers (`Name: value`); with a body it is a POST. */
export interface Asked {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body?: string;
}

/** Sends a request as often as a server answers, for whole seconds; returns answers per second. Throws when an answer is not 2xx. */
export const load = (port: number, asked: Asked, seconds: number): Promise<number> =>
  (isInstalled('wrk') ? loadByWrk : loadByClient)(port, asked, seconds);

const loadByWrk = async (port: number, { path, headers, body }: Asked, seconds: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-load-'));
  try {
    const script = join(folder, 'request.lua');
    writeFileSync(script, body === undefined ? '' : `wrk.method = 'POST'\nwrk.body = [==[${body}]==]\n`);
    const words = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, ...headers.flatMap((header) => ['-H', header])];
    const output = await run('wrk', [...words, `http://127.0.0.1:${port}${path}`]);
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
    if (/Non-2xx|Socket errors/.test(output) || !(rate > 0)) throw new Error(output);
    return rate;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const run = (program: string, words: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.on('error', fail);
    child.on('close', () => done(output));
  });

/** The same with our own connections. They are slower than the servers under test, so that a fast server looks no better than another. */
const loadByClient = async (port: number, { path, headers, body = '' }: Asked, seconds: number): Promise<number> => {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1`, 'Host: localhost', ...headers, ...length, '', ''].join('\r\n');
  const answers = await generate({ port, request: Buffer.from(head + body), connections: CONNECTIONS, milliseconds: seconds * 1000 });
  return answers / seconds;
};
