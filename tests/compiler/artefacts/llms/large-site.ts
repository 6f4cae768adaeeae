import { html, type Files } from '../../site.ts';

/** How many pages of each kind the large site has, by the folder that they lie in. */
export const COUNTS = { features: 5, guides: 90, 'de/guides': 25, blog: 26 } as const;

const TEXT = 'What to do first, what to look at next, and how to tell that it worked';

const pageOf = (folder: string, number: number): string => {
  const title = `${folder.replace('/', ' ')} number ${number}`;
  const language = folder.startsWith('de/') ? 'de' : 'en';
  const body = `<p>${`${TEXT}. `.repeat(12)}</p><h2>Details</h2><p>${number} things are said here.</p>`;
  const head = `<meta name="description" content="${TEXT.repeat(6)}, part ${number}">`;
  return html(title, body, head).replace('lang="en"', `lang="${language}"`);
};

/** A site whose lists and text do not fit into the smallest files that the configuration allows. */
export const largeSite: Files = {
  'index.html': html('Acme'),
  'about/index.html': html('About'),
  ...Object.fromEntries(
    Object.entries(COUNTS).flatMap(([folder, count]) =>
      Array.from({ length: count }, (_, index) => [`${folder}/${folder.slice(0, 2)}-${index + 1}/index.html`, pageOf(folder, index + 1)]),
    ),
  ),
};

/** Number of pages of the large site. */
export const TOTAL = 2 + Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
