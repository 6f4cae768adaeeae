import { defineEmitter } from '../artefact.ts';
import { groupPages } from '../listing.ts';
import { paths } from '../paths.ts';
import { escapeMarkdown } from '../template.ts';

/** llms-full.txt: the text of every listed page with its address, in the order of llms.txt. */
export const llmsFull = defineEmitter('llms-full.txt', function* (build) {
  const { facts } = build;
  const pages = groupPages(build).flatMap((group) => group.pages);
  const head = `# ${escapeMarkdown(facts.company.body.name)}: full text\n`;
  const body = [head, ...pages.map((page) => `---\n\nSource: ${page.url}\n\n${page.markdown()}`)].join('\n');
  yield { path: paths.llmsFull, class: 'text', body, origin: 'llms-full.txt' };
});
