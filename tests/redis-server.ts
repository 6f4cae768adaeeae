/** A Redis of its own for one test file: started on a free port, without a file of data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { findRedis } from './redis.js';

const program = findRedis();

/** Whether there is no Redis; the tests are skipped then, and say so. */
export const isMissing = program === undefined;
if (isMissing) console.warn('Tests of the shared rate limit are skipped: there is no redis-server. Install it, or set REDIS_SERVER_PATH.');

export interface RedisServer {
  readonly url: string;
  /** Starts it again after `stop`, empty, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as AddressInfo;
  await new Promise((done) => holder.close(done));
  return port;
};

/** Starts Redis; resolves when it accepts connections. */
export const startRedis = async (): Promise<RedisServer> => {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    child = spawn(String(program), words, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    await new Promise<void>((done, fail) => {
      child?.once('exit', () => fail(new Error(`Redis ended: ${printed}`)));
      child?.stdout?.on('data', (chunk) => {
        printed += String(chunk);
        if (printed.includes('Ready to accept connections')) done();
      });
    });
  };

  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => child?.once('exit', done));
    child?.kill('SIGKILL');
    await ended;
  };

  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
};
