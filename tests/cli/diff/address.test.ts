/** `sitec diff` of sites on the web: real servers of this machine. */
import { describe, expect, it } from 'vitest';
import { runDiff } from '../../../cli/diff/diff.ts';
import { deserted } from '../../tools/free-port.ts';
import { listen } from '../../tools/test-server.ts';
import { bundleFiles, folderOf, money, run } from '../fixture.ts';

const growth = (value: number) => ({ slug: 'growth', name: 'Growth', url: 'https://acme.example/pricing/', price: money(value) });
const bundle = (value: number) => bundleFiles({ plans: { plans: [growth(value)] } });

/** Address of a server that publishes files below a folder, and nothing else. */
const publish = async (files: Readonly<Record<string, string>>, below = ''): Promise<string> => {
  const origin = await listen(({ url = '' }, response) => {
    const text = files[url.slice(`${below}/`.length)];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  return origin + below;
};

describe('an address', () => {
  it('is compared like a folder, with and without a slash at its end', async () => {
    const [live, folder] = [await publish(bundle(49), '/live'), folderOf(bundle(59))];
    for (const address of [live, `${live}/`])
      expect(await run(() => runDiff(address, folder, { format: 'pretty', exitCode: true }))).toEqual({
        code: 1,
        stdout: 'plans.growth.price  49 -> 59 USD a month\n\n1 changed\n',
        stderr: '',
      });
  });

  it('at which nothing listens ends with 4', async () => {
    const address = await deserted();
    const { code, stdout, stderr } = await run(() => runDiff(folderOf(bundle(49)), address, { format: 'pretty' }));
    expect([code, stdout]).toEqual([4, '']);
    expect(stderr).toMatch(/^error {2}http:\S+\/sitec-manifest\.json cannot be reached \(ECONNREFUSED\)\. Name a folder .*\n$/);
    expect(await run(() => runDiff(address, folderOf(bundle(49)), { format: 'pretty', silent: true }))).toEqual({
      code: 4,
      stdout: '',
      stderr: '',
    });
  });

  it('without a bundle ends with 3, also when another one cannot be reached', async () => {
    const empty = await publish({});
    const { code, stderr } = await run(() => runDiff(empty, folderOf(bundle(49)), { format: 'pretty' }));
    expect(code).toBe(3);
    expect(stderr).toContain(
      `${empty} has no bundle: sitec-manifest.json is not published: ${empty}/sitec-manifest.json answered HTTP 404`,
    );
    const address = await deserted();
    expect((await run(() => runDiff(address, empty, { format: 'pretty' }))).code).toBe(3);
    expect((await run(() => runDiff('http://', empty, { format: 'pretty' }))).stderr).toMatch(/^error {2}http:\/\/ is not an address;/);
  });

  it('whose documents are not those of its manifest is no bundle', async () => {
    const address = await publish({ ...bundle(49), 'api/v1/plans.json': '{"plans":[]}' });
    const { code, stderr } = await run(() => runDiff(address, address, { format: 'json' }));
    expect(code).toBe(3);
    expect(stderr).toContain(`the bundle in ${address} is incomplete: api/v1/plans.json is not the file that sitec-manifest.json lists`);
  });
});

describe('what is printed', () => {
  it('is nothing with --quiet, and the exit code says whether facts differ', async () => {
    const folders = [folderOf(bundle(49)), folderOf(bundle(59))] as const;
    const quiet = await run(() => runDiff(...folders, { format: 'pretty', exitCode: true, quiet: true }));
    expect(quiet).toEqual({ code: 1, stdout: '', stderr: '' });
    expect((await run(() => runDiff('nowhere', folders[0], { format: 'pretty', quiet: true }))).stderr).toMatch(/^error/);
  });

  it('has colours when they are asked for', async () => {
    const folders = [folderOf(bundle(49)), folderOf(bundle(59))] as const;
    expect((await run(() => runDiff(...folders, { format: 'pretty', color: true }))).stdout).toContain('\u001b[1mplans.growth.price');
  });
});
