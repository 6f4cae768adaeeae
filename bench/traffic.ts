/**
 * Measures the reading of access logs: `npm run bench:traffic [lines]`, by default a million. CPU of `sitec traffic` on a generated log, as
 * a multiple of splitting the same log into lines with node:readline. Both run with a heap smaller than the log, so that memory that grows
 * with the log ends the program. Each figure comes from a separate process, the lower of two; only ratios are comparable.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { countLog } from '../cli/traffic/count-log.ts';
import { Counts } from '../cli/traffic/counts.ts';
import { UNKNOWN_SITE } from '../cli/traffic/subjects.ts';

/** Maximum cost of a log, as a multiple of its lines alone: the cost when this was written plus a fifth. */
const TARGETS: Readonly<Record<string, number>> = { combined: 2.1, JSON: 2.8 };
/** Heap of each program in MB; a million lines are 230. */
const HEAP = 64;
/** One of this many requests is from an agent. Sites with documentation have more. */
const AGENT_IN = 10;
const AT_ONCE = 5000;

const PATHS = [
  '/',
  '/pricing/',
  '/pricing.md',
  '/api/v1/plans.json',
  '/guides/start/',
  '/llms.txt',
  '/missing',
  '/features/inbox/',
  '/about',
];
const AGENTS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Claude-User (claude-code/2.1.92; +https://support.anthropic.com/)',
  'python-requests/2.32',
];
const browser = (number: number): string =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (number % 30)}.0.0.0 Safari/537.36`;

interface Part {
  readonly path: string;
  readonly status: number;
  readonly agent: string;
  readonly address: string;
  readonly day: string;
}

const partOf = (number: number, count: number): Part => {
  const isAgent = number % AGENT_IN === 0;
  const path = isAgent ? (PATHS[(number / AGENT_IN) % PATHS.length] ?? '/') : `/guides/${number % 997}/`;
  return {
    path: `${path}?q=${number}`,
    status: path === '/missing' ? 404 : 200,
    agent: isAgent ? (AGENTS[(number / AGENT_IN) % AGENTS.length] ?? '') : browser(number),
    address: `10.0.${(number >> 8) & 255}.${number & 255}`,
    day: String(1 + Math.floor((number / count) * 28)).padStart(2, '0'),
  };
};

const FORMS: Readonly<Record<string, (part: Part) => string>> = {
  combined: ({ path, status, agent, address, day }) =>
    `${address} - - [${day}/Nov/2026:05:06:07 +0000] "GET ${path} HTTP/1.1" ${status} 1804 "https://www.example.com/" "${agent}"`,
  JSON: ({ path, status, agent, address, day }) =>
    JSON.stringify({
      level: 'info',
      ts: `2026-11-${day}T05:06:07Z`,
      request: { remote_ip: address, method: 'GET', host: 'www.example.com', uri: path, headers: { 'User-Agent': [agent] } },
      status,
      size: 1804,
    }),
};

const writeLog = (file: string, form: (part: Part) => string, count: number): void => {
  const descriptor = openSync(file, 'w');
  for (let start = 0; start < count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - start);
    writeSync(descriptor, Array.from({ length }, (_, number) => `${form(partOf(start + number, count))}\n`).join(''));
  }
  closeSync(descriptor);
};

const READERS: Readonly<Record<string, (file: string) => Promise<number>>> = {
  lines: async (file) => {
    let count = 0;
    for await (const line of createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) })) if (line !== '') count++;
    return count;
  },
  sitec: async (file) => (await countLog(file, new Counts({}, UNKNOWN_SITE))).lines,
};

interface Cost {
  readonly lines: number;
  /** Of CPU. */
  readonly milliseconds: number;
}

const costOf = (reader: string, file: string): Cost => {
  const words = [`--max-old-space-size=${HEAP}`, ...process.execArgv, import.meta.filename, '--read', reader, file];
  const [first, second] = Array.from({ length: 2 }, () => {
    const run = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`${reader}: ${run.stderr}`);
    return JSON.parse(run.stdout) as Cost;
  }) as [Cost, Cost];
  return first.milliseconds < second.milliseconds ? first : second;
};

const measure = async (reader: string, file: string): Promise<Cost> => {
  const before = process.cpuUsage();
  const lines = (await READERS[reader]?.(file)) ?? 0;
  const { user, system } = process.cpuUsage(before);
  return { lines, milliseconds: (user + system) / 1000 };
};

const compare = (count: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
  try {
    for (const [name, form] of Object.entries(FORMS)) {
      const log = join(folder, `${name}.log`);
      writeLog(log, form, count);
      const [lines, sitec] = [costOf('lines', log), costOf('sitec', log)];
      if (sitec.lines !== count || lines.lines !== count) throw new Error(`${name}: ${sitec.lines} of ${count} lines were read`);
      const ratio = sitec.milliseconds / lines.milliseconds;
      const { [name]: target = 0 } = TARGETS;
      const verdict = `${ratio.toFixed(2)} x (target ${target}${ratio <= target ? '' : ', MISSED'})`;
      console.log(
        `${name.padEnd(9)} ${count} lines  lines alone ${lines.milliseconds.toFixed(0)} ms CPU  sitec ${sitec.milliseconds.toFixed(0)} ms CPU  ${verdict}`,
      );
      rmSync(log);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const [first = '1000000', reader = '', file = ''] = process.argv.slice(2);
if (first === '--read') console.log(JSON.stringify(await measure(reader, file)));
else compare(Number(first));
