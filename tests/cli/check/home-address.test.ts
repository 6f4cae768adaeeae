/** `sitec check` of addresses whose home page is no page of the site: there is no score. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../../../cli/check/run.ts';
import { html } from '../../compiler/site.ts';
import { listen } from '../../tools/test-server.ts';
import { folderOf, run, type Ended } from '../fixture.ts';

const text = '<p>Acme is a tool for people who want to write less and to be read more.</p>';
const PAGE = { 'content-type': 'text/html; charset=utf-8' };

const check = (target: string): Promise<Ended> => run(() => runCheck(target, { timeout: 10, concurrency: 4, json: true, only: ['pages'] }));

const problemsOf = ({ stdout }: Ended): readonly string[] =>
  JSON.parse(stdout).problems.map(({ code, message, fix }: Readonly<Record<string, string>>) => `${code} ${message}: ${fix}`);

describe('a home page', () => {
  it.each([
    [401, 'allow programs: a firewall or a login blocks agents as it blocks this check'],
    [403, 'allow programs: a firewall or a login blocks agents as it blocks this check'],
    [404, 'correct the address, or publish a home page there'],
    [500, 'check the server log for this request'],
    [503, 'check the server log for this request'],
  ])('with status %i has no score', async (status, advice) => {
    const address = await listen((_, response) => void response.writeHead(status, PAGE).end(html('Sorry', text)));
    const ended = await check(address);
    expect([ended.code, 'score' in JSON.parse(ended.stdout)]).toEqual([4, false]);
    expect(problemsOf(ended)).toEqual([`SITEC5009 the home page of ${address} answers with status ${status}: ${advice}`]);
  });

  it('that fails once is asked for again', async () => {
    const asked: (string | undefined)[] = [];
    const answer = ({ url }: IncomingMessage): number => (url === '/' && asked.push(url) === 1 ? 503 : 200);
    const address = await listen((request, response) => void response.writeHead(answer(request), PAGE).end(html('Acme', text)));
    const ended = await check(address);
    expect(JSON.parse(ended.stdout).score.total).toBeGreaterThan(0);
  });

  it('that is at another host is not looked at there', async () => {
    const asked: (string | undefined)[] = [];
    const other = await listen((request, response) => {
      asked.push(request.url);
      response.writeHead(200, PAGE).end(html('Acme', text));
    });
    const address = await listen((_, response) => void response.writeHead(302, { location: `${other}/login` }).end());
    const ended = await check(address);
    expect([ended.code, 'score' in JSON.parse(ended.stdout), asked]).toEqual([4, false, []]);
    expect(problemsOf(ended)).toEqual([
      `SITEC5008 ${address} redirects to ${other}/login: if that is the address of your site, check it: sitec check ${other}`,
    ]);
  });

  it('that is elsewhere on the site is looked at', async () => {
    const address = await listen((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/en/' }).end();
      else response.writeHead(200, PAGE).end(html('Acme', text));
    });
    expect('score' in JSON.parse((await check(address)).stdout)).toBe(true);
  });
});

describe('a folder', () => {
  it('without a page has no score', async () => {
    const folder = folderOf({ 'out/notes.txt': 'x' });
    const ended = await run(() => runCheck('out', { timeout: 10, concurrency: 4, json: true, cwd: folder }));
    expect([ended.code, 'score' in JSON.parse(ended.stdout)]).toEqual([3, false]);
    expect(problemsOf(ended)).toEqual(['SITEC5006 cannot check out: it has no pages: build the site again, or name another folder']);
  });
});
