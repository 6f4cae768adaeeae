import { graphOf, held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { text, type JsonLdNode } from '../../jsonld/read.ts';
import { fragmentOf } from '../../markdown/convert/fragment.ts';
import { withoutDecoration } from '../../markdown/disclosures/asked.ts';
import { lineOf, type Root } from '../../markdown/hast.ts';
import { PageLimitError } from '../../markdown/page-limits.ts';
import { parsePage } from '../../markdown/parse.ts';
import type { Page } from '../../pages/page.ts';

/** A question in the JSON-LD of a page. */
export interface StatedQuestion {
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
}

/** The questions in the JSON-LD of a page (schema.org FAQPage and QAPage), in its order. Questions of a quiz are left out. */
export const statedQuestions = (page: Page, base: string): readonly StatedQuestion[] => {
  const nodes = page.jsonld.filter(({ types, parent }) => types.includes('Question') && !parent?.types.includes('Quiz'));
  const graph = graphOf(page.jsonld);
  return nodes.flatMap((node) => {
    const question = withoutDecoration(lineOf(treeOf(text(node, 'name') ?? text(node, 'text') ?? '')));
    const answer = answerOf(node, graph, page, base);
    return question === '' || answer === '' ? [] : [{ question, answer }];
  });
};

/** The accepted answer of a question, else the first suggested one. It may be HTML. */
const answerOf = (question: JsonLdNode, graph: JsonLdGraph, page: Page, base: string): string => {
  const [answer] = ['acceptedAnswer', 'suggestedAnswer'].flatMap((property) => held(question, property, graph));
  const html = answer ? text(answer, 'text') : null;
  const addresses = { base: page.url, page: page.url, origins: [base] };
  return html === null ? '' : fragmentOf(treeOf(html), { path: page.path, addresses }).markdown;
};

/** HTML as a tree. Empty when it is nested too deeply. */
const treeOf = (html: string): Root => {
  try {
    return parsePage(html).root;
  } catch (error) {
    if (!(error instanceof PageLimitError)) throw error;
    return { type: 'root', children: [] };
  }
};
