/** A build that is told to end while a browser renders its pages. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../chromium.js';
import { Project } from './sitec.ts';

const RESTLESS =
  '<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module">setInterval(() => { document.getElementById("root").textContent = performance.now(); }, 30);</script></html>';

/** Processes below one, at any depth, without those that have ended and that nobody has asked for yet. */
const below = (parent: number): readonly number[] => {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const all = rows.map((row) => row.trim().split(/\s+/)).filter(([, , state = '']) => !state.startsWith('Z'));
  const children = all.filter(([, ppid]) => Number(ppid) === parent).map(([pid]) => Number(pid));
  return children.flatMap((child) => [child, ...below(child)]);
};

const isRunning = (pid: number): boolean => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
};

describe.skipIf(findChromium() === undefined).each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s while pages are rendered', (signal, exitCode) => {
  it(`ends the build with ${exitCode}, and its browser with it`, async () => {
    const project = new Project({ '_site/index.html': RESTLESS });
    const temporary = project.at('temporary');
    mkdirSync(temporary);
    const { child, ended } = project.start(['build', '--render', '--base-url', 'https://acme.example'], ['env', `TMPDIR=${temporary}`]);
    const pid = child.pid ?? 0;
    await expect.poll(() => below(pid).length).toBeGreaterThan(3);
    await sleep(500);
    const browser = below(pid);
    child.kill(signal);
    const { code, stdout, stderr } = await ended;
    expect([code, stdout, stderr]).toEqual([exitCode, '', `error  interrupted by ${signal}\n`]);
    await expect.poll(() => browser.filter(isRunning)).toEqual([]);
    expect(readdirSync(temporary).filter((name) => name.startsWith('sitec-'))).toEqual([]);
    expect([project.leftovers(), project.digests()]).toEqual([[], {}]);
  });
});
