import { blocks, GENERATED } from './markdown.ts';

type Groups = Readonly<Record<string, readonly (readonly [title: string, page: string])[]>>;

/** A part of the documentation, with its pages in reading order; tests/docs/sidebar.test.ts finds missing ones. */
export interface Part {
  readonly folder: string;
  readonly title: string;
  readonly groups: Groups;
}

/** The parts of the documentation. */
export const PARTS: readonly Part[] = [
  {
    folder: 'tutorial',
    title: 'Tutorial',
    groups: {
      Tutorial: [['Getting started', 'tutorial/getting-started']],
    },
  },
  {
    folder: 'how-to',
    title: 'How-to guides',
    groups: {
      'Set up': [
        ['Build with your generator', 'how-to/generators'],
        ['Set up with init and add', 'how-to/init'],
        ['Set the output folder', 'how-to/output'],
        ['Build while you write', 'how-to/watch'],
        ['Build in CI', 'how-to/ci'],
        ['Build a large site', 'how-to/large-sites'],
      ],
      'Facts and pages': [
        ['State facts', 'how-to/state-facts'],
        ['Declare a kind', 'how-to/kinds'],
        ['Choose what is content', 'how-to/markdown'],
        ['Read a site from its address', 'how-to/crawling'],
        ['Read pages that scripts write', 'how-to/rendering'],
        ['Replace texts', 'how-to/templates'],
        ['Change the page for developers', 'how-to/developers-page'],
        ['Add a copy button', 'how-to/copy-page'],
        ['Publish a security.txt', 'how-to/security-txt'],
      ],
      Check: [
        ['Check a site', 'how-to/check'],
        ['Read the report', 'how-to/report'],
        ['Explain a fact, compare bundles', 'how-to/explain-and-compare'],
        ['See which agents visit', 'how-to/traffic'],
        ['Tell search engines what changed', 'how-to/publish'],
      ],
      Hosts: [
        ['Choose a host', 'how-to/hosting/'],
        ['Node, Deno, Bun', 'how-to/hosting/node'],
        ['Cloudflare', 'how-to/hosting/cloudflare'],
        ['Netlify', 'how-to/hosting/netlify'],
        ['Vercel', 'how-to/hosting/vercel'],
        ['nginx', 'how-to/hosting/nginx'],
        ['Caddy', 'how-to/hosting/caddy'],
        ['Apache', 'how-to/hosting/apache'],
        ['Firebase', 'how-to/hosting/firebase'],
        ['Azure', 'how-to/hosting/azure'],
        ['S3 and CloudFront', 'how-to/hosting/cloudfront'],
        ['GitHub Pages', 'how-to/hosting/github-pages'],
        ['Any server of files', 'how-to/hosting/any'],
      ],
      Serve: [
        ['Serve a bundle', 'how-to/serving'],
        ['Write a server of your own', 'how-to/own-server'],
        ['Limit requests', 'how-to/rate-limit'],
        ['Answer MCP on a desktop', 'how-to/mcp-stdio'],
      ],
    },
  },
  {
    folder: 'reference',
    title: 'Reference',
    groups: {
      'Commands and configuration': [
        ['Commands', 'reference/commands'],
        ['Flags of a build', 'reference/build-flags'],
        ['Configuration', 'reference/configuration'],
        ['Reporters', 'reference/reporters'],
        ['Templates', 'reference/templates'],
      ],
      Facts: [
        ['Content files', 'reference/content'],
        ['What sitec reads', 'reference/kinds'],
        ['Prices and offers', 'reference/prices'],
        ['Dates of pages', 'reference/dates'],
      ],
      'Checks and problems': [
        ['Checks', 'reference/checking'],
        ['Problems', 'problems/'],
      ],
      'The bundle': [
        ['What a bundle holds', 'reference/bundle'],
        ['Discovery files', 'reference/discovery'],
        ['Headers', 'reference/headers'],
        ['The server', 'reference/server'],
        ['MCP endpoint', 'reference/mcp'],
        ['A2A endpoint', 'reference/a2a'],
        ['Search index', 'reference/search-index'],
      ],
      Words: [['Glossary', 'reference/glossary']],
    },
  },
  {
    folder: 'explanation',
    title: 'Explanation',
    groups: {
      'Facts and answers': [
        ['Facts and their sources', 'explanation/facts'],
        ['Answers', 'explanation/answers'],
        ['The verdict', 'explanation/verdict'],
      ],
      Pages: [
        ['Markdown by Accept', 'explanation/negotiation'],
        ['Addresses of pages', 'explanation/addresses'],
        ['Scanners', 'explanation/scanners'],
      ],
      'sitec itself': [
        ['Questions', 'explanation/questions'],
        ['Performance', 'explanation/performance'],
        ['Dependencies', 'explanation/dependencies'],
      ],
    },
  },
];

/** The sidebars in the form of VitePress, one for each part. */
export const sidebars = (): Record<string, { text: string; items: { text: string; link: string }[] }[]> => {
  const own = PARTS.map(({ folder, groups }) => [`/${folder}/`, sidebarOf(groups)] as const);
  const reference = PARTS.find(({ folder }) => folder === 'reference');
  return Object.fromEntries([...own, ['/problems/', sidebarOf(reference?.groups ?? {})]]);
};

const sidebarOf = (groups: Groups): { text: string; items: { text: string; link: string }[] }[] =>
  Object.entries(groups).map(([text, pages]) => ({ text, items: pages.map(([title, page]) => ({ text: title, link: `/${page}` })) }));

/** The home page of a part, which lists its pages. */
export const homeOf = ({ folder, title, groups }: Part): string =>
  blocks(
    GENERATED,
    `# ${title}`,
    ...Object.entries(groups).flatMap(([name, pages]) => [
      `## ${name}`,
      pages.map(([text, page]) => `- [${text}](${fileFrom(folder, page)})`).join('\n'),
    ]),
  );

/** The file of a page, relative to a folder of documents. */
const fileFrom = (folder: string, page: string): string => {
  const file = `${page.replace(/\/$/, '/index')}.md`;
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : `../${file}`;
};
