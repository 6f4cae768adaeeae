/** Content files that are wrong: each is a problem that names its file, the others are read all the same, and nothing is thrown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../compiler/base/yaml.ts';
import { compile, type Options } from '../../../compiler/index.ts';
import { folderOf } from '../../cli/fixture.ts';
import { buildSite, html } from '../site.ts';

/** The reason why a content file is not read. The company file beside it must still be read. */
const reasonFor = async (file: string, body: string | Uint8Array): Promise<string> => {
  const { problems, codes, exitCode } = await buildSite({
    files: { 'index.html': html('Acme'), 'guides/start.html': html('Start'), [file]: body },
  });
  expect(codes).toEqual(['SITEC1030']);
  expect(exitCode).not.toBe(0);
  const problem = problems.find(({ code }) => code === 'SITEC1030');
  expect(problem?.place?.file).toBe(file);
  expect(problem?.message).not.toMatch(/\n| at .*\.ts:/);
  return problem?.message.replace('cannot read the content file: ', '') ?? '';
};

const GUIDE = 'content/guides/start.md';

describe('front matter', () => {
  it.each([
    ['in JavaScript', '---js\n{ title: (globalThis.ran = true) }\n---\n', /language "js"/],
    ['in JavaScript by its long name', '---JavaScript\n{}\n---\n', /language "JavaScript"/],
    ['in a language that is a property of every object', '---constructor\n{}\n---\n', /language "constructor"/],
    ['in __proto__', '---__proto__\n{}\n---\n', /language "__proto__"/],
    ['in TOML', '---toml\ntitle = "x"\n---\n', /language "toml"/],
    ['without an end', '---\ntitle: Start\n\nText\n', /no closing line/],
    ['with a tab', '---\ntitle:\n\tde: Start\n---\n', /tab/],
    ['that is a text', '---\nonly words\n---\n', /keys and values/],
    ['that is a list', '---\n- a\n- b\n---\n', /keys and values/],
    ['with an alias', '---\ntitle: &a Start\ndescription: *a\n---\n', /alias|anchor/i],
    ['with a merge', '---\nbase: &b { a: 1 }\n<<: *b\n---\n', /alias|anchor/i],
    ['with a key twice', '---\ntitle: A\ntitle: B\n---\n', /unique/],
    ['with __proto__', '---\n__proto__: { admin: true }\n---\n', /"__proto__" is not allowed/],
    ['with constructor', '---\na:\n  constructor: 1\n---\n', /"constructor" is not allowed/],
    ['with a number that is not finite', '---\norder: .inf\n---\n', /not finite/],
    ['with a tag of its own', '---\norder: !money 5\n---\n', /^the tag !money is unknown, or does not fit its value; remove/],
    ['that is not YAML', '---\ntitle: "open\n---\n', /./],
    ['nested without end', `---\na: ${'['.repeat(5000)}${']'.repeat(5000)}\n---\n`, /./],
  ])('%s is refused', async (_, body, reason) => {
    expect(await reasonFor(GUIDE, body)).toMatch(reason);
  });

  it('is refused at its line, which is counted from the begin of the file', async () => {
    const { problem } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'guides/start.html': html('Start'),
        [GUIDE]: '---\r\ntitle: Start\r\norder: !money 5\r\n---\r\nText\r\n',
      },
    });
    expect(problem('SITEC1030')).toMatchObject({ line: 3, text: 'order: !money 5' });
  });

  it('runs nothing', async () => {
    await reasonFor(GUIDE, '---js\n{ title: (globalThis.ran = true) }\n---\n');
    expect(Object.hasOwn(globalThis, 'ran')).toBe(false);
  });

  it.each([
    ['YAML', '---\ntitle: Begin\nupdated: 2026-02-03\n---\nText\n'],
    ['YAML with its name and Windows lines', '---yaml\r\ntitle: Begin\r\nupdated: 2026-02-03\r\n---\r\nText\r\n'],
    ['JSON', '---json\n{ "title": "Begin", "updated": "2026-02-03" }\n---\nText\n'],
    ['YAML behind a byte order mark', '\uFEFF---\ntitle: Begin\nupdated: 2026-02-03\n---\n'],
  ])('in %s is read, and dates stay texts', async (_, body) => {
    const { codes, json } = await buildSite({
      files: { 'index.html': html('Acme'), 'guides/start.html': html('Start'), [GUIDE]: body },
    });
    expect(codes).toEqual([]);
    expect(json('api/v1/guides.json')).toMatchObject({ guides: [{ slug: 'start', updated: '2026-02-03' }] });
  });

  it('names the right line behind a byte order mark and Windows lines', async () => {
    const { problem } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'guides/start.html': html('Start'),
        [GUIDE]: '\uFEFF---\r\ntitle: A\r\nupdated: soon\r\n---\r\n',
      },
    });
    expect(problem('SITEC1031')).toMatchObject({ line: 3, text: 'updated: soon' });
  });
});

describe('data files', () => {
  it.each([
    ['that is a text', 'plans', /keys and values/],
    ['with a tab', 'plans:\n\t- name: Solo\n', /tab/],
    ['with a tag of its own', 'plans:\n  - name: Solo\n    price: !money 5\n', /^the tag !money is unknown/],
    ['with a tag of a list', 'plans: !sorted\n  - name: Solo\n', /^the tag !sorted is unknown/],
    ['with a tag of another schema', 'plans: []\nupdated: !!timestamp 2026-02-03\n', /^the tag !!timestamp is unknown/],
    ['with a tag that its value does not fit', 'plans:\n  - name: Solo\n    order: !!int first\n', /^the tag !!int .* does not fit/],
    ['with an instruction that nobody knows', '%MONEY 5\n---\nplans: []\n', /^Unknown directive %MONEY$/],
    ['of several documents', 'plans: []\n---\nplans: []\n', /^it has several documents/],
    ['that is cut off', '{ "plans": [', /./],
    ['in another encoding', Buffer.from('plans: [{ name: caf\u00e9 }]', 'latin1'), /encod|utf-8|valid/i],
    ['that is too large', `# ${'x'.repeat(1_000_000)}`, /limit is 1000000/],
    ['with a key in it', `plans: []\nsecret: ${['sk', 'live', 'a'.repeat(20)].join('_')}\n`, /payment key/],
  ])('%s is refused', async (_, body, reason) => {
    expect(await reasonFor('content/plans.yaml', body)).toMatch(reason);
  });

  it('does not hide the other files', async () => {
    const { codes, problems } = await buildSite({
      files: { 'index.html': html('Acme'), 'content/plans.yaml': 'a: [', 'content/company.yaml': 'legalName: Acme Ltd\n' },
    });
    expect(codes).toEqual(['SITEC1030', 'SITEC1031']);
    expect(problems.find(({ code }) => code === 'SITEC1031')?.message).toContain('name');
  });

  it('of other kinds are not read as facts', async () => {
    expect((await buildSite({ files: { 'index.html': html('Acme'), 'content/menu.yaml': '- a\n- b\n' } })).codes).toEqual([]);
  });
});

describe('parseYaml', () => {
  it('keeps texts that other parsers change', () => {
    expect(parseYaml('a: 2026-01-02\nb: 1:30\nc: yes\nd: 012\ne: "1.10"\n').value).toEqual({
      a: '2026-01-02',
      b: '1:30',
      c: 'yes',
      d: 12,
      e: '1.10',
    });
  });

  it('reads what leaves no doubt: tags of its schema, and brackets wherever they close', () => {
    expect(parseYaml('a: !!str 5\nb: ! 6\nc: !!map {\n  d: 1\n}\n').value).toEqual({ a: '5', b: '6', c: { d: 1 } });
  });

  it.each([
    ['a:\n  b: P1M   # per month\n  # more\nc: 1\n', 'b: P1M'],
    ['a:\n  - b: {c: 1}   # one\n\nc: 1\n', '- b: {c: 1}'],
    ['a:\n  b: |\n    two\n    lines\nc: 1\n', 'b: |\n    two\n    lines'],
    ['a:\n  b: # nothing\nc: 1\n', 'b:'],
  ])('ends a block with its last value: %j', (source, block) => {
    const { offset, end } = parseYaml(source).rangeOf(['a']);
    expect(source.slice(offset, end)).toBe(block);
  });

  it('tells where a value stands', () => {
    const source = 'a:\n  - b: 1\n    c: 2\n';
    const parsed = parseYaml(source);
    const textAt = (...path: readonly (string | number)[]): string => {
      const { offset, end } = parsed.rangeOf(path);
      return source.slice(offset, end);
    };
    expect(textAt('a', 0, 'c')).toBe('2');
    expect(textAt('a', 0)).toBe('b: 1\n    c: 2');
    expect(parsed.rangeOf(['nothing'])).toEqual({ offset: 0 });
  });
});

describe('a folder whose name looks like a part of a glob', () => {
  const name = async (options: Options): Promise<string> => {
    const folder = folderOf({
      'a (b) {c} [1] +(d) @(e) !(f) ^g/_site/index.html': html('Acme'),
      'a (b) {c} [1] +(d) @(e) !(f) ^g/content/company.yaml': 'name: Firma\n',
      'a (b) {c} [1] +(d) @(e) !(f) ^g/con[tent]/company.yaml': 'name: Other\n',
      'a (b) {c} [1] +(d) @(e) !(f) ^g/con[tent]/company.yaml.txt/a': '',
    });
    const cwd = join(folder, 'a (b) {c} [1] +(d) @(e) !(f) ^g');
    const { problems } = await compile({ cwd, baseUrl: 'https://acme.example', ...options });
    const errors = problems.filter(({ level }) => level === 'error').map(({ message }) => message);
    return errors.join() || (JSON.parse(readFileSync(join(cwd, 'dist/api/v1/company.json'), 'utf8')) as { name: string }).name;
  };

  it.each([
    [undefined, 'Firma'],
    ['content', 'Firma'],
    ['content/*.yaml', 'Firma'],
    ['con[tent]', 'Other'],
    ['con[tent]/company.yaml', 'Other'],
    ['con[tent]/*.yaml', 'Other'],
    ['con[tent]/company.yaml.txt/a/b.yaml', 'no content file matches con[tent]/company.yaml.txt/a/b.yaml'],
  ])('is that folder: %s', async (glob, said) => {
    expect(await name(glob === undefined ? {} : { content: [glob] })).toBe(said);
  });
});
