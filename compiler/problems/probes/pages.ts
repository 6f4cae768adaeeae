import type { ProblemDefinition } from '../problem.ts';

/** SITEC501x: findings of `sitec check` on pages. */
export const probesPages = {
  pageStatus: {
    code: 'SITEC5010',
    level: 'error',
    message: '{path} {reason}',
    why: 'the sitemap or another page links to it, and readers get no page',
    fix: 'publish the page, or remove it from the sitemap; `sitec build` lists only pages that it publishes',
  },
  pageType: {
    code: 'SITEC5011',
    level: 'error',
    message: '{path} has the Content-Type {type}',
    why: 'browsers need text/html, and without a charset, letters beyond ASCII may break',
    fix: 'send pages as `text/html; charset=utf-8`, or declare the charset in the first 1,024 bytes of the page',
  },
  pageTitle: {
    code: 'SITEC5012',
    level: 'warning',
    message: '{path} has no title',
    why: 'search results, llms.txt and lists of pages show the title',
    fix: 'add a <title> that names the page in a few words',
  },
  pageDescription: {
    code: 'SITEC5013',
    level: 'warning',
    message: '{path} has no description',
    why: 'agents choose pages from lists by their descriptions',
    fix: 'add a <meta name="description"> of one sentence',
  },
  pageCanonical: {
    code: 'SITEC5014',
    level: 'warning',
    message: '{path} {reason}',
    why: 'search engines count a page with several addresses several times, or quote the wrong address',
    fix: 'set the public address in <link rel="canonical">; check a preview with `--canonical-origin`',
  },
  pageJsonLd: {
    code: 'SITEC5015',
    level: 'error',
    message: '{path} has invalid JSON-LD: {reason}',
    why: 'readers get no prices or contacts from this block',
    fix: 'correct the JSON; write it with a JSON serializer, not by hand',
  },
  missingStatus: {
    code: 'SITEC5016',
    level: 'error',
    message: 'the missing page {path} {reason}',
    why: 'agents take an error page with another status for content',
    fix: 'answer missing pages with status 404; hosts for single-page applications have a setting for this',
  },
  pageRedirects: {
    code: 'SITEC5017',
    level: 'warning',
    message: '{path} is in a list, but redirects to {target}',
    why: 'each redirect costs a request, and many agents follow few or none',
    fix: 'list and link the final address; `sitec build` lists the addresses of the published pages',
  },
  pageLinks: {
    code: 'SITEC5018',
    level: 'warning',
    message: '{path} links to {target}, which {reason}',
    why: 'readers that follow the link get no page',
    fix: 'correct the link, or publish its target',
  },
  pageEmpty: {
    code: 'SITEC5019',
    level: 'error',
    message: '{path} has almost no text without scripts: {words} words',
    why: 'ChatGPT, Claude, Perplexity and most other agents fetch HTML and run no scripts, so they read an empty page',
    fix: 'prerender the page with your framework (Vite, React Router, Nuxt and SvelteKit can), or build with --render for its markdown',
  },
} as const satisfies Record<string, ProblemDefinition>;
