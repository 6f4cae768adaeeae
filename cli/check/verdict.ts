/** The verdict for a checked site. For a bundle, the questions of its manifest are sent to its guide. Any other site is compiled first. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import { estimateTokens } from '../../compiler/base/tokens.ts';
import type { AskAddress } from '../../compiler/config/ask.ts';
import type { OnProgress } from '../../compiler/config/progress.ts';
import { compile, type Options } from '../../compiler/index.ts';
import { countWords } from '../../compiler/markdown/words.ts';
import { paths } from '../../compiler/paths.ts';
import { LONGEST_QUESTION, MOST_QUESTIONS } from '../../compiler/verdict/questions.ts';
import {
  READER_NAMES,
  verdictAnswer,
  verdictOf,
  type Verdict,
  type VerdictAnswer,
  type VerdictReader,
} from '../../compiler/verdict/verdict.ts';
import type { Answer } from '../../runtime/answer/reply.ts';
import { FOLDER_SAMPLE, openByItself, SAMPLE } from '../target/by-itself.ts';
import { isBuilt, isServed } from './run-checks.ts';
import { isText, memberOf, objectsIn } from './checks/findings.ts';
import type { Context } from './check.ts';
import { answerOr } from './failed-request.ts';
import { isMadeBySitec } from './sample.ts';
import { readabilityOf, type Readability } from './words.ts';

/** The verdict of a site that has no bundle with a guide; null for one that has, and for a site that cannot be compiled. */
export const compiledVerdict = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> => {
  if (await hasGuide(context)) return null;
  const isBundle = context.subject.folder !== null && (await isMadeBySitec(context));
  return isBundle ? sampleVerdict(context, onProgress) : verdictOfSite(siteOf(context), onProgress);
};

/** The verdict of a bundle by its guide; null when there is no guide, requests are not allowed, or it refuses. */
export const guideVerdict = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> =>
  context.maySend && (await hasGuide(context)) ? askedVerdict(context, onProgress) : null;

const hasGuide = async (context: Context): Promise<boolean> =>
  context.subject.page === undefined &&
  (await isMadeBySitec(context)) &&
  (await isBuilt(paths.a2a, context)) &&
  (await isServed('post', context));

/** The answers of a bundle's guide to the questions of its manifest; null when it answers none. */
const askedVerdict = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> => {
  const manifest = await answerOr(context.get(paths.manifest), null);
  const answers = await askAll(questionsOf(manifest?.json()), context);
  if (answers.length === 0) return null;
  const { language = 'en', readers = [] } = (await sampleVerdict(context, onProgress)) ?? {};
  return verdictOf(language, answers, withMarkdown(readers, await readabilityOf(context)));
};

/** What readers get when some pages have their words only in the markdown that `sitec build --render` wrote. */
const withMarkdown = (readers: readonly VerdictReader[], { pages, markdown }: Readability): readonly VerdictReader[] => {
  const none = { pages: 0, of: pages, words: 0, tokens: 0, lost: null, prices: 0 };
  const known = readers.length > 0 ? readers : READER_NAMES.filter((name) => name !== 'browser').map((name) => ({ name, ...none }));
  const words = markdown.reduce((sum, text) => sum + countWords(text), 0);
  const tokens = markdown.reduce((sum, text) => sum + estimateTokens(text), 0);
  return known.map((reader) => {
    if (reader.name === 'html') return reader;
    const more = reader.name === 'markdown' ? { words: reader.words + words, tokens: reader.tokens + tokens } : {};
    return { ...reader, pages: reader.pages + markdown.length, ...more };
  });
};

/** The questions in the manifest of a bundle, which is untrusted. */
const questionsOf = (manifest: unknown): readonly string[] =>
  [memberOf(manifest, 'questions')]
    .flat()
    .filter(isText)
    .filter(({ length }) => length <= LONGEST_QUESTION)
    .slice(0, MOST_QUESTIONS);

/** The answers of the guide, until it refuses further questions; none for an endpoint that is not a guide. */
const askAll = async (questions: readonly string[], context: Context): Promise<readonly VerdictAnswer[]> => {
  const answers: VerdictAnswer[] = [];
  for (const question of questions) {
    const answer = await askGuide(question, context);
    if (answer === 'refused') break;
    answers.push(answer === null ? unanswered(question) : await answerWithHtml(question, answer, context));
  }
  return answers.some(({ tokens }) => tokens > 0) ? answers : [];
};

/** A question whose response is not an answer. */
const unanswered = (question: string): VerdictAnswer => ({
  question,
  isAnswered: false,
  text: null,
  url: null,
  tokens: 0,
  htmlTokens: null,
});

/**
 * A site without a bundle, as input of a build. Checks and build share the requests to a site on the web, so that each address is requested
 * once.
 */
const siteOf = ({ subject: { folder, origin, page }, publicOrigin, get }: Context): Options =>
  folder === null
    ? { input: origin + (page ?? ''), sample: page === undefined ? SAMPLE : 1, ask: askerOf(get) }
    : { input: folder, baseUrl: publicOrigin, sample: FOLDER_SAMPLE };

const askerOf =
  (get: Context['get']): AskAddress =>
  async ({ pathname, search }) => {
    const { status, headers, bytes } = await get(pathname + search);
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(bytes) };
  };

const verdictOfSite = async (site: Options, onProgress: OnProgress): Promise<Verdict | null> => {
  const { options, remove } = openByItself(site);
  const { verdict = null } = await compile({ ...options, dryRun: true, precompress: false, onProgress }).finally(remove);
  return verdict;
};

/** The verdict of the sampled pages only, for what readers get of them, without the page for developers. */
const sampleVerdict = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> => {
  const folder = new TemporaryFolder('sitec-sample-');
  try {
    const pages = (await context.pages()).filter(({ path, html }) => html.status === 200 && path !== paths.developers);
    for (const [number, { html }] of pages.entries())
      writeFileSync(join(folder.path, number === 0 ? 'index.html' : `${number}.html`), html.bytes);
    return await verdictOfSite({ input: folder.path, baseUrl: context.publicOrigin }, onProgress);
  } finally {
    folder.remove();
  }
};

/** The answer of the guide (A2A 0.3, `message/send`); null for no or another response, `refused` when it accepts no more questions. */
const askGuide = async (question: string, context: Context): Promise<Answer | 'refused' | null> => {
  const message = { role: 'user', messageId: 'verdict', parts: [{ kind: 'text', text: question }] };
  const request = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };
  const headers = { 'content-type': 'application/json' };
  const sent = context.send(paths.a2a, { method: 'POST', headers, body: JSON.stringify(request), takesRefusal: true });
  const reply = await answerOr(sent, null);
  if (reply?.status === 429) return 'refused';
  const parts = objectsIn(memberOf(memberOf(reply?.json(), 'result'), 'parts'));
  const [text, data] = [parts.find(({ kind }) => kind === 'text')?.['text'], parts.find(({ kind }) => kind === 'data')?.['data']];
  const links = objectsIn(memberOf(data, 'links'));
  return isText(text) && links.length > 0 && links.every(({ url }) => isText(url)) ? ({ text, data } as unknown as Answer) : null;
};

const answerWithHtml = async (question: string, answer: Answer, context: Context): Promise<VerdictAnswer> => {
  const { url } = verdictAnswer(question, answer, () => null);
  const path = url?.startsWith(`${context.publicOrigin}/`) ? url.slice(context.publicOrigin.length).replace(/#.*/s, '') : null;
  const page = path === null ? null : await answerOr(context.get(path), null);
  return verdictAnswer(question, answer, () => (page?.status === 200 ? estimateTokens(page.text()) : null));
};
