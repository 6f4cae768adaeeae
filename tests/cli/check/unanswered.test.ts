/** `sitec check` of sites that do not answer, or not to the end. */
import { describe, expect, it } from 'vitest';
import type { CheckFlags } from '../../../cli/check/flags.ts';
import { runCheck } from '../../../cli/check/run.ts';
import { html } from '../../compiler/site.ts';
import { holdPort } from '../../tools/free-port.ts';
import { listen } from '../../tools/test-server.ts';
import { run, type Ended } from '../fixture.ts';

const head = '<meta name="description" content="A tool."><link rel="canonical" href="https://acme.example/">';
const text = '<p>Acme is a tool for people who want to write less and to be read more.</p>';

const check = (target: string, flags: Partial<CheckFlags> = {}): Promise<Ended> =>
  run(() => runCheck(target, { timeout: 10, concurrency: 4, ...flags }));

describe('a site that does not answer', () => {
  it('where nothing listens has no score', async () => {
    const held = await holdPort();
    await held.release();
    const { stdout, stderr, code } = await check(`http://127.0.0.1:${held.port}`, { timeout: 2 });
    expect([stdout, code]).toEqual(['', 4]);
    expect(stderr).toMatch(/SITEC5001 {2}http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)/);
    expect(stderr).toContain('fix   start the server, or correct host and port of the address');
  });

  it('whose name nobody knows neither', async () => {
    const { stdout, stderr, code } = await check('http://nobody.invalid', { json: true, timeout: 5 });
    expect([stderr, code]).toEqual(['', 4]);
    expect(JSON.parse(stdout).problems[0].fix).toContain('check the spelling of the host');
  });

  it('in time is one, too', async () => {
    const { stderr, code } = await check(await listen(() => {}), { timeout: 0.3 });
    expect(stderr).toMatch(/SITEC5001 {2}http:\/\/127\.0\.0\.1:\d+ did not answer within 0\.3 s/);
    expect(code).toBe(4);
  });

  it('any more ends checks, and not the run', async () => {
    let asked = 0;
    const address = await listen((request, response) => {
      if (asked++ > 2) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html('Acme', text, head));
    });
    const { stdout, code } = await check(address, { only: ['pages', 'markdown', 'headers', 'languages'] });
    expect(stdout).toMatch(/SITEC5002 {2}\S+ cannot be reached \(\S+\)/);
    expect(stdout).toMatch(/\n score/);
    expect(code).toBe(1);
  });

  it('without an end is given up', async () => {
    const address = await listen((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html('Acme', text, head));
      if (request.url === '/') response.end();
    });
    const { stdout, code } = await check(address, { timeout: 0.5, only: ['api'] });
    expect(stdout).toMatch(/SITEC5002 {2}\/\S+ did not finish its answer within 0\.5 s/);
    expect(stdout).toContain('fix   fix the Content-Length');
    expect(code).toBe(1);
  });

  it('but with 429 is asked again when it says', async () => {
    const asked = new Map<string, number>();
    const address = await listen((request, response) => {
      const times = (asked.get(request.url ?? '') ?? 0) + 1;
      asked.set(request.url ?? '', times);
      if (times === 1) response.writeHead(429, { 'retry-after': '0' }).end();
      else
        response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html('Acme', text, head));
    });
    const { stdout } = await check(address, { json: true, only: ['pages'] });
    expect(JSON.parse(stdout).problems.filter(({ message }: { message: string }) => message.includes('429'))).toEqual([]);
  });

  it('but with 429, always, has no score', async () => {
    let asked = 0;
    const address = await listen((_, response) => {
      asked++;
      response.writeHead(429, { 'retry-after': '0' }).end();
    });
    const { stderr, code } = await check(address);
    expect(stderr).toMatch(/SITEC5001 {2}http:\/\/127\.0\.0\.1:\d+ rejects more requests for now \(429\)/);
    expect([asked, code]).toEqual([4, 4]);
  });

  it('but with 429, from some request on, is not asked on, and said to be known in part', async () => {
    let asked = 0;
    const address = await listen((_, response) => {
      if (asked++ < 3) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html('Acme', text, head));
      else response.writeHead(429).end();
    });
    const { stdout, code } = await check(address, { json: true });
    const { problems, score } = JSON.parse(stdout);
    expect(problems.map((problem: { code: string }) => problem.code)).toContain('SITEC5000');
    expect(problems.filter(({ code: each }: { code: string }) => ['SITEC5002', 'SITEC5010', 'SITEC5018'].includes(each))).toEqual([]);
    expect(score.checks.find(({ name }: { name: string }) => name === 'etag').reason).toBe('the site rejects more requests for now (429)');
    expect(asked).toBeLessThan(25);
    expect(code).toBeLessThan(2);
  });

  it('whose bodies do not end is given up after ten', async () => {
    let asked = 0;
    const address = await listen((request, response) => {
      asked++;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html('Acme', text, head));
      if (request.url === '/' && request.headers.accept === '*/*') response.end();
    });
    const { stdout } = await check(address, { timeout: 0.3, json: true });
    expect(stdout).toContain('was skipped: 10 earlier requests got no answer');
    expect(asked).toBeLessThan(40);
  });
});
