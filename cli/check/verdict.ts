/** What an agent says about a site that is checked: a bundle is asked what its manifest says that buyers ask, any other site is compiled and asked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estimateTokens } from '../../compiler/base/tokens.ts';
import { compile, type Options } from '../../compiler/index.ts';
import { paths } from '../../compiler/paths.ts';
import { verdictAnswer, verdictOf, type Verdict, type VerdictAnswer } from '../../compiler/verdict/verdict.ts';
import type { Answer } from '../../runtime/answer/reply.ts';
import { isBuilt } from './applicability.ts';
import { isObject, isText, memberOf, objectsIn } from './checks/reading.ts';
import type { Context } from './context.ts';
import { answerOr } from './failed-request.ts';
import { isMadeBySitec } from './sample.ts';

/** Pages of a site on the web that are enough for a verdict. */
export const SAMPLE = 50;

/** What an agent says about a site; null when it cannot be asked: it has no guide, nobody may send to it, or it refuses. */
export const verdictFor = async (context: Context): Promise<Verdict | null> => {
  if (context.subject.page !== undefined || !(await isMadeBySitec(context))) return compiledVerdict(siteOf(context));
  if (!(await isBuilt(paths.a2a, context)) || !context.maySend) return null;
  const manifest = (await context.get(paths.manifest)).json();
  const questions = [memberOf(manifest, 'questions')].flat().filter(isText);
  const answers: VerdictAnswer[] = [];
  for (const question of questions) {
    const answer = await askGuide(question, context);
    if (answer === null) break;
    answers.push(await answerWithHtml(question, answer, context));
  }
  const read = await sampleVerdict(context);
  return answers.length === 0 || read === null ? null : verdictOf(read.language, answers, read.readers);
};

/** A site without a bundle, as a build is given it. */
const siteOf = ({ subject: { folder, origin, page }, publicOrigin }: Context): Options =>
  folder === null ? { input: origin + (page ?? ''), sample: page === undefined ? SAMPLE : 1 } : { input: folder, baseUrl: publicOrigin };

/** What lies in the working folder says nothing of the site, so that it is compiled from an empty one. */
const compiledVerdict = async (options: Options): Promise<Verdict | null> => {
  const cwd = mkdtempSync(join(tmpdir(), 'sitec-check-'));
  try {
    const { verdict = null } = await compile({ ...options, cwd, inlineConfig: {}, dryRun: true, cache: false, precompress: false });
    return verdict;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
};

/** The verdict of the pages of the sample alone, for what readers get of them. */
const sampleVerdict = async (context: Context): Promise<Verdict | null> => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-sample-'));
  try {
    const pages = (await context.pages()).filter(({ html }) => html.status === 200);
    for (const [number, { html }] of pages.entries())
      writeFileSync(join(folder, number === 0 ? 'index.html' : `${number}.html`), html.bytes);
    return await compiledVerdict({ input: folder, baseUrl: context.publicOrigin });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What the guide answers (A2A 0.3, `message/send`); null when it refuses for now, or answers something else. */
const askGuide = async (question: string, context: Context): Promise<Answer | null> => {
  const message = { role: 'user', messageId: 'verdict', parts: [{ kind: 'text', text: question }] };
  const request = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };
  const headers = { 'content-type': 'application/json' };
  const reply = await context.send(paths.a2a, { method: 'POST', headers, body: JSON.stringify(request), takesRefusal: true });
  const parts = objectsIn(memberOf(memberOf(reply.json(), 'result'), 'parts'));
  const [text, data] = [parts.find(({ kind }) => kind === 'text')?.['text'], parts.find(({ kind }) => kind === 'data')?.['data']];
  return isText(text) && isObject(data) && Array.isArray(data['links']) ? ({ text, data } as unknown as Answer) : null;
};

const answerWithHtml = async (question: string, answer: Answer, context: Context): Promise<VerdictAnswer> => {
  const { url } = verdictAnswer(question, answer, () => null);
  const path = url?.startsWith(`${context.publicOrigin}/`) ? url.slice(context.publicOrigin.length).replace(/#.*/s, '') : null;
  const page = path === null ? null : await answerOr(context.get(path), null);
  return verdictAnswer(question, answer, () => (page?.status === 200 ? estimateTokens(page.text()) : null));
};
