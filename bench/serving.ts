/**
 * Measures serving: `npm run bench:serving [bundle]`.
 * - CPU of a request for a static page of 6 kB: our server, nginx with one worker in the same run, and node:http with a fixed answer, which
 *   is the lower bound for our server.
 * - Time from the start of `sitec serve` to its first answer.
 * Only ratios are comparable. The cheapest of several runs counts, because other load on the machine only adds time. nginx and wrk are
 * Debian packages. Without nginx there is no comparison; without wrk, a small client of our own makes the load.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { firstAnswer, isInstalled, load } from './load.ts';

const ROUNDS = 5;
const SECONDS = 3;
const STARTS = 7;
const PATH = '/page/';
const TARGETS = { cpu: 1.3, startMs: 300 } as const;
/** /proc counts time in hundredths of a second on every Linux that Node runs on. */
const TICK_US = 10_000;

const FLOOR = `
const { headers, text } = JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8'));
const body = Buffer.from(text);
require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(process.argv[2]), '127.0.0.1');`;
const EMPTY = "require('node:http').createServer((_, response) => response.end()).listen(Number(process.argv[1]), '127.0.0.1')";

const program = resolve(import.meta.dirname, '../build/cli/main.js');
/** A server that runs as one process. */
interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const { port } = holder.address() as AddressInfo;
      holder.close(() => done(port));
    });
  });

const buildPage = (folder: string): string => {
  const words = Array.from(
    { length: 40 },
    (_, index) => `<p>Paragraph ${index} says what has to be said, at some length, so that the page is one of six kB.</p>`,
  );
  const page = `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${words.join('\n')}<p>${'x'.repeat(1400)}</p></main></body></html>`;
  mkdirSync(join(folder, 'site/page'), { recursive: true });
  for (const name of ['index.html', 'page/index.html']) writeFileSync(join(folder, 'site', name), page);
  const built = spawnSync(process.execPath, [program, 'build', 'site', '--base-url', 'https://bench.example', '--cwd', folder], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return join(folder, 'dist');
};

const startOurs = async (dist: string): Promise<Server> => {
  const port = await freePort();
  return { port, child: spawn(process.execPath, [program, 'serve', dist, '--port', String(port)], { stdio: 'ignore' }) };
};

const startNginx = async (dist: string, folder: string): Promise<Server> => {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  default_type text/html;
  server { listen 127.0.0.1:${port}; root ${dist}; index index.html; }
}\n`,
  );
  return { port, child: spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' }) };
};

const cpuTicks = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** CPU in microseconds of one answer of a server. */
const costOf = async ({ child, port }: Server, headers: readonly string[]): Promise<number> => {
  const before = cpuTicks(child.pid);
  const rate = await load(port, { path: PATH, headers }, SECONDS);
  return ((cpuTicks(child.pid) - before) * TICK_US) / (rate * SECONDS);
};

/** Answers every request with the bytes of one answer of our server. */
const startFloor = async (like: Server, folder: string): Promise<Server> => {
  const response = await fetch(`http://127.0.0.1:${like.port}${PATH}`, { headers: { 'accept-encoding': 'identity' } });
  const own = new Set(['connection', 'date', 'keep-alive']);
  const headers = [...response.headers].filter(([name]) => !own.has(name)).flat();
  writeFileSync(join(folder, 'floor.json'), JSON.stringify({ headers, text: await response.text() }));
  const port = await freePort();
  return { port, child: spawn(process.execPath, ['-e', FLOOR, join(folder, 'floor.json'), String(port)], { stdio: 'ignore' }) };
};

const CLIENTS: Readonly<Record<string, readonly string[]>> = {
  'no headers': [],
  'a browser': ['Accept: text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Encoding: gzip, deflate, br, zstd'],
};

const compareCpu = async (folder: string): Promise<void> => {
  const dist = buildPage(folder);
  const [nginx, sitec] = [await startNginx(dist, folder), await startOurs(dist)];
  await Promise.all([firstAnswer(nginx.port, PATH), firstAnswer(sitec.port, PATH)]);
  const servers = { nginx, sitec, floor: await startFloor(sitec, folder) };
  await firstAnswer(servers.floor.port, PATH);
  try {
    for (const [client, headers] of Object.entries(CLIENTS)) {
      const costs = { nginx: Infinity, sitec: Infinity, floor: Infinity };
      // Servers alternate, so that other load on the machine affects all of them.
      for (const name of Array.from({ length: ROUNDS }, () => ['nginx', 'sitec', 'floor'] as const).flat())
        costs[name] = Math.min(costs[name], await costOf(servers[name], headers));
      const ratio = costs.sitec / costs.nginx;
      const words = Object.entries(costs).map(([name, cost]) => `${name} ${cost.toFixed(1)} us`);
      const verdict = `target ${TARGETS.cpu}${ratio <= TARGETS.cpu ? '' : ', MISSED'}; the floor is at ${(costs.floor / costs.nginx).toFixed(2)}`;
      console.log(`page, ${client.padEnd(10)}  ${words.join('  ')}  sitec to nginx ${ratio.toFixed(2)} (${verdict})`);
    }
  } finally {
    for (const { child } of Object.values(servers)) child.kill('SIGKILL');
  }
};

const startTimes = async (words: (port: number) => readonly string[]): Promise<number> => {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const port = await freePort();
    const child = spawn(process.execPath, words(port), { stdio: 'ignore' });
    times.push(await firstAnswer(port, '/'));
    child.kill('SIGKILL');
  }
  return Math.min(...times);
};

const compareStart = async (bundle: string): Promise<void> => {
  const empty = await startTimes((port) => ['-e', EMPTY, String(port)]);
  const ours = await startTimes((port) => [program, 'serve', bundle, '--port', String(port)]);
  const verdict = ours <= TARGETS.startMs ? '' : ', MISSED';
  console.log(
    `start to first 200  sitec ${ours.toFixed(0)} ms  node:http ${empty.toFixed(0)} ms  (target ${TARGETS.startMs} ms${verdict})`,
  );
};

const folder = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
try {
  if (isInstalled('nginx')) await compareCpu(folder);
  else console.log('page: skipped, there is no nginx to compare with (apt-get install nginx-light wrk)');
  const bundle = process.argv[2] ?? 'dist';
  if (existsSync(join(bundle, 'sitec-manifest.json'))) await compareStart(bundle);
  else console.log(`start: skipped, ${bundle} holds no bundle (npm run demo:build)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
