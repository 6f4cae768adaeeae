import type { ProblemDefinition } from '../problem.ts';

/** SITEC501x: pages as a check of a site finds them. */
export const probesPages = {
  pageStatus: {
    code: 'SITEC5010',
    level: 'error',
    message: '{path} {reason}',
    why: 'the sitemap or the site itself names the page, and whoever follows gets nothing',
    fix: 'publish the page, or take it out of the sitemap; `sitec build` lists exactly the pages that it publishes',
  },
  pageType: {
    code: 'SITEC5011',
    level: 'error',
    message: '{path} is sent with the Content-Type {type}',
    why: 'without text/html it is no page, and without a charset letters beyond ASCII may arrive broken',
    fix: 'send pages as `text/html; charset=utf-8`, or declare the charset in the first 1,024 bytes of the page',
  },
  pageTitle: {
    code: 'SITEC5012',
    level: 'warning',
    message: '{path} has no title',
    why: 'lists of pages, search results and llms.txt call a page by its title',
    fix: 'give the page a <title> that names it in a few words',
  },
  pageDescription: {
    code: 'SITEC5013',
    level: 'warning',
    message: '{path} has no description',
    why: 'agents choose from lists by descriptions, without opening each page',
    fix: 'give the page a <meta name="description"> of one sentence',
  },
  pageCanonical: {
    code: 'SITEC5014',
    level: 'warning',
    message: '{path} {reason}',
    why: 'a page that can be reached by several addresses is counted several times, or quoted by the wrong one',
    fix: 'name the address in <link rel="canonical">, with the public origin; a preview is checked with `--canonical-origin`',
  },
  pageJsonLd: {
    code: 'SITEC5015',
    level: 'error',
    message: '{path} has JSON-LD that cannot be read: {reason}',
    why: 'whoever reads prices and contacts from JSON-LD gets nothing of the block',
    fix: 'correct the JSON; a template should print it with a function for JSON, not by hand',
  },
  missingStatus: {
    code: 'SITEC5016',
    level: 'error',
    message: 'a page that does not exist, {path}, {reason}',
    why: 'agents take an error page with another status for the content that they asked for',
    fix: 'answer what does not exist with status 404; hosts for single-page applications have a setting for this',
  },
  pageRedirects: {
    code: 'SITEC5017',
    level: 'warning',
    message: '{path} is listed and redirects to {target}',
    why: 'each redirect costs a request, and many agents follow few or none',
    fix: 'list and link the address that answers; `sitec build` writes addresses as the pages are published',
  },
  pageLinks: {
    code: 'SITEC5018',
    level: 'warning',
    message: '{path} links to {target}, which {reason}',
    why: 'who follows the link ends at nothing',
    fix: 'correct the link, or publish what it names',
  },
  pageEmpty: {
    code: 'SITEC5019',
    level: 'error',
    message: '{path} says next to nothing without scripts: {words} words',
    why: 'ChatGPT, Claude, Perplexity and most other agents fetch HTML and run no scripts, so that they read an empty page',
    fix: 'have the page prerendered: set the prerendering or static export of the framework or its bundler (Vite, React Router, Nuxt and SvelteKit have one). `sitec build --render` publishes its words as markdown, and leaves the HTML as it is',
  },
} as const satisfies Record<string, ProblemDefinition>;
