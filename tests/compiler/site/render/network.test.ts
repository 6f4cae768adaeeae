/** A browser that renders pages reaches nothing by itself, by whatever way a page asks: a server that listens beside it hears of no connection. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import { Renderer } from '../../../../compiler/site/render/renderer.ts';
import type { RenderSource } from '../../../../compiler/site/render/source.ts';
import { findChromium } from '../../../chromium.js';

const ORIGIN = 'http://acme.example';

/** A port of this machine, and how many connections were made to it. */
const listen = async (): Promise<{ readonly port: number; readonly connections: () => number }> => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
};

const pageWith = (target: string): string => `<!doctype html><title>Acme</title>
<link rel="preconnect" href="${target}"><link rel="dns-prefetch" href="${target}"><link rel="prefetch" href="${target}/prefetch">
<link rel="preload" as="script" href="${target}/preload.js"><link rel="icon" href="${target}/icon.png"><link rel="stylesheet" href="${target}/style.css">
<script type="speculationrules">{"prefetch":[{"urls":["${target}/a"],"eagerness":"immediate"}],"prerender":[{"urls":["${target}/b"],"eagerness":"immediate"}]}</script>
<div id="root"></div><iframe src="${target}/frame"></iframe><object data="${target}/object"></object><video src="${target}/film.mp4"></video>
<script>
  const target = ${JSON.stringify(target)};
  const code = 'fetch("' + target + '/worker").catch(() => {}); try { new WebSocket("' + target.replace('http', 'ws') + '/worker"); } catch {}';
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const tries = [
    () => new Worker(address),
    () => new SharedWorker(address),
    () => new SharedWorker('/shared.js'),
    () => navigator.serviceWorker.register('/shared.js'),
    () => fetch(target + '/kept', { keepalive: true, mode: 'no-cors' }),
    () => navigator.sendBeacon(target + '/beacon', 'x'),
    () => new WebSocket(target.replace('http', 'ws')),
    () => new EventSource(target),
    () => new WebTransport(target.replace('http', 'https')),
    () => import(target + '/module.js'),
    () => window.open(target + '/window'),
    () => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + target.slice(7) + '?transport=tcp', username: 'a', credential: 'b' }] });
      peer.createDataChannel('x'); return peer.createOffer().then((offer) => peer.setLocalDescription(offer)); },
  ];
  for (const each of tries) try { Promise.resolve(each()).catch(() => {}); } catch {}
  document.getElementById('root').innerHTML = '<main><h1>Acme</h1><p>Acme Mail carries the letters of your company.</p></main>';
  setTimeout(() => { document.body.dataset.waited = 'yes'; }, 250);
  setTimeout(() => { document.body.append('.'); }, 500);
</script>`;

it.skipIf(findChromium() === undefined)('a rendered page makes no connection of its own', async () => {
  const { port, connections } = await listen();
  const target = `http://127.0.0.1:${port}`;
  const worker = `fetch('${target}/shared').catch(() => {}); onconnect = () => {};`;
  const source: RenderSource = {
    answer: async ({ origin, pathname }) => {
      if (origin !== ORIGIN) return { refused: origin };
      const isScript = pathname.endsWith('.js');
      return { status: 200, type: isScript ? 'text/javascript' : 'text/html', body: Buffer.from(isScript ? worker : pageWith(target)) };
    },
  };
  const renderer = new Renderer(process.cwd(), 3000);
  const problems = new ProblemList();
  const rendered = await renderer.render({ address: `${ORIGIN}/`, source: 'site/index.html' }, source, problems);
  renderer.report('site', problems);
  await renderer.close();
  expect(rendered?.html).toContain('carries the letters');
  // That it was asked for is told; that nobody came is what counts.
  expect(problems.sorted().some(({ code, message }) => code === 'SITEC1095' && message.includes(`127.0.0.1:${port}`))).toBe(true);
  expect(connections()).toBe(0);
});
