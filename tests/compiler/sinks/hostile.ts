/** Texts that break out of careless formats, and one site whose titles, descriptions and names are made of them. */
import fastCheck from 'fast-check';
import { buildSite, type Built, type Files } from '../site.ts';

const PIECES = [
  '"',
  "'",
  '\\',
  '\n',
  '\r\n',
  '\t',
  ']]>',
  '</script>',
  '</title>',
  '<!--',
  '-->',
  '&amp;',
  '&',
  '<b>',
  '# ',
  '## x',
  '- [',
  '](',
  '[x]: /y',
  '> ',
  '---',
  '***',
  '`',
  '```',
  '~~',
  '*',
  '_',
  '|',
  '1. ',
  '+ ',
  'Sitemap: https://evil.example/x',
  'User-agent: *',
  'Set-Cookie: a=b',
  '${x}',
  '<%= x %>',
  '{{x}}',
  '{page}',
  ': ',
  '!',
  '$&',
  '\u2028',
  '\u2029',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u00a0',
  '\ud83d\ude42',
  '\u0627\u0644\u0631\u062f',
  'caf\u00e9',
  'cafe\u0301',
  'word',
  ' ',
  'https://acme.example/a_b',
];

/** A hostile text with at least one letter. */
const hostileText = fastCheck
  .tuple(
    fastCheck.array(fastCheck.oneof(fastCheck.constantFrom(...PIECES), fastCheck.string({ unit: 'grapheme', maxLength: 5 })), {
      maxLength: 6,
    }),
    fastCheck.array(fastCheck.constantFrom(...PIECES), { maxLength: 3 }),
  )
  .map(([before, behind]) => `${before.join('')}Word${behind.join('')}`.replaceAll('\0', ''));

/** What a reader sees of a text on one line: white space collapsed, invisible and direction signs gone. */
export const seen = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pageOf = (title: string, description: string): string =>
  `<!doctype html><html lang="en"><head><title>t</title><meta name="description" content="${escapeHtml(description)}"></head>` +
  `<body><main><h1>${escapeHtml(title)}</h1><p>Text.</p></main></body></html>`;

/** A hostile page by its path. */
export interface HostilePage {
  readonly title: string;
  readonly description: string;
}

/** What the site is made of. */
export interface HostileSite {
  readonly built: Built;
  readonly company: HostilePage;
  /** Path of the page without its slash and extension -> what it says. */
  readonly pages: ReadonlyMap<string, HostilePage>;
}

/** Address of the application: allowed by its schema, and dangerous in a script. */
export const APPLICATION = 'https://app.acme.example/?a="</script><!--\\&b=\'${x}';

const PAGES = 60;
const hostilePage = fastCheck.record({ title: hostileText, description: hostileText });

/** Builds one site with sixty hostile guides, whose company has a hostile name. */
export const buildHostileSite = async (seed: number): Promise<HostileSite> => {
  const [company = { title: 'Word', description: 'Word' }, ...samples] = fastCheck.sample(hostilePage, { numRuns: PAGES + 1, seed });
  const pages = new Map(samples.map((page, index) => [`guides/page-${index}`, page] as const));
  const files: Files = {
    'index.html': pageOf('Home', 'Start'),
    'developers.html': pageOf('Developers', 'For developers'),
    'content/company.json': JSON.stringify({ name: company.title, description: company.description, app: APPLICATION }),
    ...Object.fromEntries([...pages].map(([path, { title, description }]) => [`${path}.html`, pageOf(title, description)])),
    'extra/\u0627\u0644\u0631\u062f \u00e9.html': pageOf('Odd name', 'x'),
  };
  const built = await buildSite({ files, options: { hosts: ['cloudflare'] } });
  if (built.exitCode !== 0) throw new Error(built.problems.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return { built, company, pages };
};
