/** Converts one page without a site around it. */
import { parsePage } from '../../compiler/markdown/parse.ts';
import { prune } from '../../compiler/markdown/prune/prune.ts';
import { readContentTree, type ContentTree } from '../../compiler/pages/content-tree.ts';
import { ProblemList, type Problem } from '../../compiler/problems/problem.ts';

/** The content of a page at /guides/first/ of acme.example, and what was reported on the way. */
export const convert = (html: string): ContentTree & { readonly problems: readonly Problem[] } => {
  const problems = new ProblemList();
  const address = {
    path: '/guides/first/',
    url: 'https://acme.example/guides/first/',
    source: 'site/page.html',
    base: 'https://acme.example',
  };
  const { root, head } = parsePage(html);
  return { ...readContentTree({ head, content: prune(root, address.path) }, address, problems), problems: problems.sorted() };
};
