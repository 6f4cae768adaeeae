/** What an agent says about a site that is checked: a bundle is asked what its manifest says that buyers ask, any other site is compiled and asked. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import { estimateTokens } from '../../compiler/base/tokens.ts';
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
import { SAMPLE } from '../look/target.ts';
import { isBuilt, isServed } from './applicability.ts';
import { isText, memberOf, objectsIn } from './checks/reading.ts';
import type { Context } from './context.ts';
import { answerOr } from './failed-request.ts';
import { isMadeBySitec } from './sample.ts';
import { readabilityOf, type Readability } from './words.ts';

/** What an agent says about a site, or would say where there is no guide; null when the guide cannot be asked: nobody may send to it, or it refuses. */
export const verdictFor = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> => {
  const { folder, page } = context.subject;
  if (page !== undefined || !(await isMadeBySitec(context))) return compiledVerdict(siteOf(context), onProgress);
  const hasGuide = (await isBuilt(paths.a2a, context)) && (await isServed('post', context));
  if (hasGuide) return context.maySend ? askedVerdict(context, onProgress) : null;
  return folder === null ? compiledVerdict(siteOf(context), onProgress) : sampleVerdict(context, onProgress);
};

/** What the guide of a bundle answers to the questions of its manifest; null when it answers none. */
const askedVerdict = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> => {
  const manifest = await answerOr(context.get(paths.manifest), null);
  const answers = await askAll(questionsOf(manifest?.json()), context);
  if (answers.length === 0) return null;
  const { language = 'en', readers = [] } = (await sampleVerdict(context, onProgress)) ?? {};
  return verdictOf(language, answers, withMarkdown(readers, await readabilityOf(context)));
};

/** What readers get when some pages have words in their markdown alone, which `sitec build --render` wrote. */
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

/** What the manifest of a bundle says that buyers ask; it may be anybody's. */
const questionsOf = (manifest: unknown): readonly string[] =>
  [memberOf(manifest, 'questions')]
    .flat()
    .filter(isText)
    .filter(({ length }) => length <= LONGEST_QUESTION)
    .slice(0, MOST_QUESTIONS);

/** The answers of the guide, up to where it refuses further questions; none where it is no guide. */
const askAll = async (questions: readonly string[], context: Context): Promise<readonly VerdictAnswer[]> => {
  const answers: VerdictAnswer[] = [];
  for (const question of questions) {
    const answer = await askGuide(question, context);
    if (answer === 'refused') break;
    answers.push(answer === null ? unanswered(question) : await answerWithHtml(question, answer, context));
  }
  return answers.some(({ tokens }) => tokens > 0) ? answers : [];
};

/** A question to which something came that is no answer. */
const unanswered = (question: string): VerdictAnswer => ({
  question,
  isAnswered: false,
  text: null,
  url: null,
  tokens: 0,
  htmlTokens: null,
});

/** A site without a bundle, as a build is given it. */
const siteOf = ({ subject: { folder, origin, page }, publicOrigin }: Context): Options =>
  folder === null ? { input: origin + (page ?? ''), sample: page === undefined ? SAMPLE : 1 } : { input: folder, baseUrl: publicOrigin };

/** What lies in the working folder says nothing of the site, so that it is compiled from an empty one. */
const compiledVerdict = async (options: Options, onProgress: OnProgress): Promise<Verdict | null> => {
  const folder = new TemporaryFolder('sitec-check-');
  try {
    const own = { cwd: folder.path, inlineConfig: {}, dryRun: true, cache: false, precompress: false, onProgress };
    const { verdict = null } = await compile({ ...options, ...own });
    return verdict;
  } finally {
    folder.remove();
  }
};

/** The verdict of the pages of the sample alone, for what readers get of them; the page for developers is of sitec. */
const sampleVerdict = async (context: Context, onProgress: OnProgress): Promise<Verdict | null> => {
  const folder = new TemporaryFolder('sitec-sample-');
  try {
    const pages = (await context.pages()).filter(({ path, html }) => html.status === 200 && path !== paths.developers);
    for (const [number, { html }] of pages.entries())
      writeFileSync(join(folder.path, number === 0 ? 'index.html' : `${number}.html`), html.bytes);
    return await compiledVerdict({ input: folder.path, baseUrl: context.publicOrigin }, onProgress);
  } finally {
    folder.remove();
  }
};

/** What the guide answers (A2A 0.3, `message/send`); null when it answers something else or nothing, `refused` when it wants no more questions for now. */
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
