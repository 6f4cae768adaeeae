import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apache } from '../../../compiler/hosts/apache/index.ts';
import { caddy } from '../../../compiler/hosts/caddy/index.ts';
import { nginx } from '../../../compiler/hosts/nginx/index.ts';
import { hostile } from '../../cli/fixture.ts';
import { lineWords, nginxDirectives, textsOf, type Situation } from './server-plan.ts';

const HOSTS = [nginx, caddy, apache] as const;
const wordsOf = { nginx: nginxDirectives, caddy: lineWords, apache: lineWords };

/** Names that mean something to a server, and names that mean something to any parser. */
const NASTY = [
  '${HOME}',
  '{$HOME}',
  '$uri',
  '"; }',
  '%{ENV:X}',
  'a b',
  '\n',
  'x\ninclude /etc/passwd;',
  '\\',
  '\\"',
  "'",
  '#',
  '<Files *>',
  'ü',
  '*',
  '{path}',
  '`',
];
/** How each server says that what only the runtime reads is not there. */
const HIDDEN = /location ~ "\^\/_sitec\/\(\?!|path \/_sitec\/\*\s+not path \/_sitec\/passages\/\*|RewriteRule \^_sitec\/\(\?!/;

const name = fc.oneof(fc.constantFrom(...NASTY), hostile).map((text) => text.replaceAll(/[/\0\ud800-\udfff]/g, '_') || 'x');
const paths = fc.uniqueArray(
  fc.tuple(name, name, fc.constantFrom('', '.txt', '.css', '.json')).map(([folder, file, extension]) => `/${folder}/${file}${extension}`),
  { maxLength: 8 },
);

/** Everything that a text says, with what stands for files taken out: a pattern, a condition, a number of a rule. */
const shapeOf = (host: (typeof HOSTS)[number], situation: Situation): readonly string[] => {
  const words = [...textsOf(host, situation).values()].flatMap((text) => wordsOf[host.name as keyof typeof wordsOf](text));
  return [...new Set(words.map((word) => word.replace(/\d+$/, '')))].toSorted();
};

describe.each(HOSTS)('$name', (host) => {
  test('no name of a file becomes a directive', () => {
    const plain = shapeOf(host, { assets: ['/a/file', '/a/b.txt', '/a/c.css', '/d.json'] });
    fc.assert(
      fc.property(paths, (assets) => {
        expect(plain).toEqual(expect.arrayContaining([...shapeOf(host, { assets })]));
      }),
    );
  });

  test('no name of a file is a variable, a placeholder or a quote', () => {
    fc.assert(
      fc.property(paths, (assets) => {
        const [before, after] = [textsOf(host, {}), textsOf(host, { assets })];
        for (const [path, text] of after) {
          const known = new Set(
            before
              .get(path)
              ?.split('\n')
              .map((line) => line.trim()),
          );
          const patterns = text.split('\n').filter((line) => !known.has(line.trim()) && /path_regexp|location ~|Request_URI/.test(line));
          for (const line of patterns) expect(line).toMatch(/^\s*[\w@~ {]*"\^[A-Za-z0-9/_.*\\\u0080-\uffff-]*\$"[\w= {]*$/);
        }
      }),
    );
  });

  test('the same plan gives the same bytes, in whatever order its files come', () => {
    const assets = ['/b.css', '/a b', '/c/d.txt'];
    expect(textsOf(host, { assets })).toEqual(textsOf(host, { assets: assets.toReversed() }));
  });

  test('a site without negotiation gets no rule for it', () => {
    const said = [...textsOf(host, { negotiates: false }).values()].join('');
    expect(said).not.toMatch(/http_accept|header\.Accept\}|Case Accept|sec.fetch.dest/i);
    expect(said).not.toMatch(/"(?:Accept, )/);
    const negotiating = [...textsOf(host, {}).values()].join('');
    expect(negotiating).toMatch(/text\/markdown\\s/);
    expect(negotiating).toMatch(/sec.fetch.dest/i);
  });

  test('nothing is passed on when another host of the bundle answers no POST, and what the runtime reads is served', () => {
    const said = [...textsOf(host, { posts: false }).values()].join('');
    expect(said).not.toMatch(/\/mcp|4321/);
    expect(said).not.toMatch(HIDDEN);
    const passing = [...textsOf(host, {}).values()].join('');
    expect(passing).toMatch(/4321/);
    expect(passing).toMatch(HIDDEN);
  });

  test('pages that are files are looked for only where there are some', () => {
    const [without, withSome] = [{}, { pageFiles: ['/prices'] }].map((situation) => [...textsOf(host, situation).values()].join(''));
    expect(without).not.toMatch(/\$1\.html -f|html_file|\$sitec_stem\.html/);
    expect(withSome).toMatch(/\$1\.html -f|html_file|\$sitec_stem\.html/);
  });
});

test('nginx limits as the runtime does, and says when to come back', () => {
  const limited = textsOf(nginx, { rateLimit: { burst: 5, perMinute: 20 } });
  expect(limited.get('http.conf')).toContain('rate=20r/m;');
  expect(limited.get('server.conf')).toContain('limit_req zone=sitec_www_example_com burst=4 nodelay;');
  expect(limited.get('server.conf')).toContain('add_header Retry-After "3" always;');
  expect(textsOf(nginx, { rateLimit: { burst: 1, perMinute: 60 } }).get('server.conf')).toContain('limit_req zone=sitec_www_example_com;');
  expect([...textsOf(nginx, {}).values()].join('')).not.toMatch(/limit_req|429/);
});

test.each([
  ['an address of IPv4', '\x7f\0\0\x07', undefined],
  ['an address of IPv4 that is mapped to IPv6', `${'\0'.repeat(10)}\xff\xff\x7f\0\n\x07`, '\x7f\0\n\x07'],
  ['an address of IPv6', ' \x01\r\xb8\0\x01\0\x02\0\0\0\0\0\0\0\x05', ' \x01\r\xb8\0\x01\0\x02'],
  ['the loopback address of IPv6', `${'\0'.repeat(15)}\x01`, '\0'.repeat(8)],
])('nginx counts %s as one client', (_, address, counted) => {
  const text = textsOf(nginx, { rateLimit: { burst: 5, perMinute: 20 } }).get('http.conf') ?? '';
  const [, entries = ''] = /map \$binary_remote_addr [^{]*\{([^]*?)\n\}/.exec(text) ?? [];
  const patterns = [...entries.matchAll(/"~\(\?s\)(.+)" \$/g)].map(([, pattern = '']) => new RegExp(pattern, 's'));
  expect(patterns).toHaveLength(2);
  const found = patterns.map((pattern) => pattern.exec(address)).find((match) => match !== null);
  expect(found?.[1]).toBe(counted);
});

test('names of nginx differ where hosts differ by a sign that no name may hold', () => {
  const bases = [
    'https://a.b.example.com',
    'https://a-b.example.com',
    'https://a.b-example.com',
    'https://example.com:81',
    'https://example-com-81.example',
    'https://example.com.a81',
  ];
  const zones = bases.map(
    (base) => /zone=(\w+):/.exec(textsOf(nginx, { base, rateLimit: { burst: 5, perMinute: 20 } }).get('http.conf') ?? '')?.[1],
  );
  expect(zones).not.toContain(undefined);
  expect(new Set(zones).size).toBe(bases.length);
});

test('nginx keeps no variable of a name that a server could have of its own', () => {
  const text = textsOf(nginx, { pageFiles: ['/prices'], rateLimit: { burst: 5, perMinute: 20 } }).get('http.conf') ?? '';
  const captures = [...text.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  expect(captures.length).toBeGreaterThan(3);
  for (const name of captures) expect(name).toMatch(/^sitec_/);
});

test('variables of nginx differ from site to site, and are never too long for it', () => {
  const variables = (base: string): readonly string[] =>
    [...(textsOf(nginx, { base }).get('http.conf') ?? '').matchAll(/^map .* (\$sitec_\w+) \{$/gm)].map(([, name = '']) => name);
  const [short, long] = [variables('https://www.example.com'), variables(`https://${'long-'.repeat(11)}name.example.com`)];
  expect(short).toContain('$sitec_www_example_com_form');
  expect(short.filter((name) => long.includes(name))).toEqual([]);
  for (const name of [...short, ...long]) expect(name.length).toBeLessThan(40);
});

test('the .htaccess of a site comes before ours', () => {
  const text = textsOf(apache, { site: { '.htaccess': 'Redirect 301 /old/ /new/\n' } }).get('.htaccess') ?? '';
  expect(text.indexOf('Redirect 301 /old/ /new/\n')).toBeGreaterThan(0);
  expect(text.indexOf('Redirect 301 /old/ /new/')).toBeLessThan(text.indexOf('RewriteEngine On'));
});

test('a rewrite of the .htaccess of a site is no second pass of ours', () => {
  const text = textsOf(apache, { site: { '.htaccess': 'RewriteEngine On\nRewriteRule ^old$ /pricing/ [L]' } }).get('.htaccess') ?? '';
  // Every rewrite sets REDIRECT_STATUS. What ends the rules early is set by ours only.
  expect(text).not.toContain('%{ENV:REDIRECT_STATUS}');
  const sending = text.split('\n').filter((line) => line.startsWith('RewriteRule ^ /%1'));
  expect(sending.length).toBeGreaterThan(1);
  for (const line of sending) expect(line).toContain('E=SITEC_SENT:');
});

test('Apache asks for no header of a request but those that negotiate: whatever else it reads, no client can say', () => {
  const text = textsOf(apache, {}).get('.htaccess') ?? '';
  const asked = [...text.matchAll(/^SetEnvIf(?:NoCase)? (\S+)/gm)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(['Accept', 'Request_URI', 'Sec-Fetch-Dest']));
});

test('the folder of a bundle is said in quotes', () => {
  expect(textsOf(nginx, { bundlePath: '../../My "Site' }).get('nginx.conf')).toContain(String.raw`root "../../My \"Site";`);
  expect(textsOf(caddy, { bundlePath: '../../My Site' }).get('Caddyfile')).toContain('root * "{$SITEC_ROOT:../../My Site}"');
});
