/** The files of each host for one small site: what is written is compared with what lies in fixtures/HOST/, as texts that no tool takes for code. UPDATE=1 writes it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { azure } from '../../../compiler/hosts/azure/index.ts';
import { cloudfront } from '../../../compiler/hosts/cloudfront/index.ts';
import { firebase } from '../../../compiler/hosts/firebase/index.ts';
import type { HostFile } from '../../../compiler/hosts/host.ts';
import { emit, fileOf, pageFiles } from './plan.ts';

const FOLDER = fileURLToPath(new URL('fixtures', import.meta.url));
const PAGES = ['/', '/pricing/', '/guides/first steps/', '/größe/'];

/** A site with something of everything, and with names that mean something to some host. */
const SITE = {
  pages: PAGES,
  files: [
    ...PAGES.flatMap(pageFiles),
    ...['plans', 'company'].map((name) => fileOf(`/api/v1/${name}.json`, 'api', { schema: `/api/v1/schemas/${name}.json` })),
    ...['plans', 'company'].map((name) => fileOf(`/api/v1/schemas/${name}.json`, 'schema')),
    fileOf('/.well-known/api-catalog', 'apiCatalog'),
    fileOf('/.well-known/agent-skills/find/SKILL.md', 'skill'),
    fileOf('/.well-known/agent-card.json', 'card'),
    fileOf('/.well-known/mcp/server-card.json', 'serverCard'),
    fileOf('/mcp/server-card', 'serverCardFile'),
    fileOf('/llms.txt', 'llms'),
    fileOf('/sitemap.xml', 'sitemap'),
    fileOf('/_sitec/index.json', 'internal'),
    fileOf('/404.html', 'missingPage'),
    fileOf('/assets/style.css'),
    fileOf('/assets/a*{b}.css'),
    fileOf('/assets/$(touch x)"\'.svg'),
    fileOf('/assets/LICENSE'),
  ],
};

describe.each([
  { host: firebase, negotiates: false },
  { host: azure, negotiates: false },
  { host: cloudfront, negotiates: true },
])('$host.name', ({ host, negotiates }) => {
  const files = emit(host, { ...SITE, negotiates }).files.filter((file): file is HostFile => file.place !== 'copy');

  it.each(files.map(({ path, body }) => [path, body]))('writes %s', (path, body) => {
    const expected = join(FOLDER, host.name, `${path}.txt`);
    if (process.env.UPDATE === '1') {
      mkdirSync(dirname(expected), { recursive: true });
      writeFileSync(expected, body);
    }
    expect(body).toBe(readFileSync(expected, 'utf8'));
  });

  it('writes nothing else, and the same again', () => {
    expect(emit(host, { ...SITE, files: SITE.files.toReversed(), negotiates }).files.filter((file) => file.place !== 'copy')).toEqual(
      files,
    );
  });
});
