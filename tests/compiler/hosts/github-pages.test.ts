/** GitHub Pages: a bundle as it is, with the few files that it reads. */
import { describe, expect, it } from 'vitest';
import { githubPages } from '../../../compiler/hosts/github-pages.ts';
import { buildSite } from '../site.ts';
import { home } from '../problems/problem-case.ts';
import { emit, pageFiles } from './plan.ts';

describe('GitHub Pages', () => {
  it('gets a file that turns Jekyll off', () => {
    expect(emit(githubPages, { files: pageFiles('/') }).files).toEqual([{ place: 'bundle', path: '.nojekyll', body: '' }]);
  });

  it('gets the domain that the site names, and a page for what is not found', async () => {
    const { dist, read, codes } = await buildSite({ files: { ...home, CNAME: 'acme.example\n' }, options: { hosts: ['github-pages'] } });
    expect(read('CNAME')).toBe('acme.example\n');
    expect(read('.nojekyll')).toBe('');
    expect(dist.has('404.html')).toBe(true);
    expect(codes).not.toContain('SITEC1024');
  });

  it('is the only host that the domain is for', async () => {
    const { dist } = await buildSite({ files: { ...home, CNAME: 'acme.example\n' }, options: { hosts: ['any'] } });
    expect(dist.has('CNAME')).toBe(false);
  });

  it('has the bundle of a site in a folder of its host, with a note that names the folder', async () => {
    const { exitCode, problem, dist } = await buildSite({
      files: home,
      options: { hosts: ['github-pages'], baseUrl: 'https://user.github.io/repo' },
    });
    expect(exitCode).toBe(0);
    const { message, why } = problem('SITEC1039');
    expect(message).toBe('the site is below /repo of its host, but scanners look at the root of https://user.github.io');
    expect(why).toMatch(/ below \/repo; .* for \/robots\.txt, \/llms\.txt, /);
    expect(dist.has('.nojekyll')).toBe(true);
  });
});
