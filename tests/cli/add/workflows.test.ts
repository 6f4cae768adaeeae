/** What `sitec add` writes for CI and for hosts is what the documents show, and fits the project. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../../docs/document.ts';
import { added, NPM, PACKAGE, type Files } from './added.ts';

/** A step of a workflow. */
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string>>;
}

describe('workflows', () => {
  const workflow = async (files: Files): Promise<string> => (await added('github-action', files)).read('.github/workflows/sitec.yml');
  const commands = (text: string): readonly string[] =>
    (parse(text) as { readonly jobs: { readonly site: { readonly steps: readonly { readonly run?: string }[] } } }).jobs.site.steps.flatMap(
      ({ run: command }) => command ?? [],
    );

  it('of a project with npm is the one that docs/how-to/ci.md shows', async () => {
    expect(readText('docs/how-to/ci.md')).toContain(`\`\`\`yaml\n${await workflow(NPM)}\`\`\`\n`);
  });

  it('of GitLab is the one that docs/how-to/ci.md shows', async () => {
    expect(readText('docs/how-to/ci.md')).toContain(`\`\`\`yaml\n${(await added('gitlab-ci', NPM)).read('.gitlab-ci.yml')}\`\`\`\n`);
  });

  it('that publishes is the one that docs/how-to/publish.md shows', async () => {
    expect(readText('docs/how-to/publish.md')).toContain(
      `\`\`\`yaml\n${(await added('publish', NPM)).read('.github/workflows/publish.yml')}\`\`\`\n`,
    );
  });

  it('that publishes restores what was sent before the build, publishes after the deploy, and keeps what was sent', async () => {
    const text = (await added('publish', { 'hugo.toml': '' })).read('.github/workflows/publish.yml');
    const { steps } = (parse(text) as { readonly jobs: { readonly publish: { readonly steps: readonly Step[] } } }).jobs.publish;
    const [restore, build, deploy, publish, save] = steps.slice(-5);
    expect([restore?.uses, save?.uses, save?.if]).toEqual(['actions/cache/restore@v4', 'actions/cache/save@v4', 'always()']);
    expect([build?.run, publish?.run]).toEqual(['hugo && npx --yes sitec build', 'npx --yes sitec publish --yes']);
    expect(deploy?.run).toContain('exit 1');
    const [from, to] = [restore, save].map((step) => step?.with);
    expect([from?.path, to?.path]).toEqual(['.sitec/published.json', '.sitec/published.json']);
    expect(to?.key?.startsWith(from?.['restore-keys'] ?? '?')).toBe(true);
  });

  it('netlify.toml of a project with npm is the one that docs/how-to/hosting/netlify.md shows', async () => {
    expect(readText('docs/how-to/hosting/netlify.md')).toContain(
      `\`\`\`toml\n${(await added('netlify', NPM)).read('netlify.toml')}\`\`\`\n`,
    );
  });

  it.each<readonly [string, Files, readonly string[]]>([
    ['npm', NPM, ['npm ci && npm run build', 'npx sitec build']],
    ['npm without a lock file', { 'package.json': PACKAGE }, ['npm install && npm run build', 'npx sitec build']],
    [
      'pnpm',
      { 'package.json': PACKAGE, 'pnpm-lock.yaml': '' },
      ['corepack enable', 'pnpm install --frozen-lockfile && pnpm run build', 'pnpm exec sitec build'],
    ],
    ['hugo', { 'hugo.toml': '' }, ['hugo', 'npx --yes sitec build']],
    ['pages without a generator', { 'a.html': '' }, ['npx --yes sitec build']],
  ])('of %s', async (_, files, expected) => {
    const text = await workflow(files);
    const flags = ' --reporter sarif=reports/sitec.sarif,html=reports/sitec.html';
    expect(commands(text)).toEqual([...expected.slice(0, -1), `${expected.at(-1)}${flags}`]);
  });

  it.each(['npm', 'pnpm', 'yarn'])('cache the packages of %s only where there is a lock file', async (name) => {
    const lock = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock' }[name] ?? '';
    expect(await workflow({ 'package.json': '{}', [lock]: '' })).toContain(`node-version: 22, cache: ${name} }`);
    expect(await workflow({ 'package.json': '{}' })).toContain('node-version: 22 }');
  });
});

it('every host has the steps that its page in docs/how-to/hosting/ has', async () => {
  const missing: string[] = [];
  for (const name of ['cloudflare', 'netlify', 'vercel', 'nginx', 'caddy', 'apache', 'firebase', 'azure', 'cloudfront']) {
    const document = readText(`docs/how-to/hosting/${name}.md`);
    const { stdout } = await added(name, NPM);
    const [first, ...steps] = stdout
      .slice(stdout.indexOf(' next '))
      .split('\n')
      .map((line) => line.slice(9))
      .filter((line) => line !== '');
    expect(first).toBe(`npx sitec build --host ${name}`);
    missing.push(...steps.slice(0, -1).filter((step) => !document.includes(step)));
  }
  expect(missing).toEqual([]);
});
