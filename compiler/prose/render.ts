/** The prose of a bundle: every template is rendered once, so that an index and the files that it lists have the same bytes. */
import { didYouMean } from '../base/did-you-mean.ts';
import { linesOf } from '../base/markdown-lines.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { missingPaths, paths, skillPath } from '../paths.ts';
import { Halt, type Place } from '../problems/problem.ts';
import { templates } from '../problems/templates.ts';
import { hasSubject, isSkill, proseTemplates, valuesOf, type ProseTemplate, type ProseValues } from './names.ts';
import { TemplateError } from './sandbox.ts';
import { excessOf, skillFaults, skillName } from './skill-file.ts';
import { renderTemplate } from './template.ts';

/** Faults in the text of a template, as the end of "makes a text that ..."; none for a valid one. */
const brokenRules = (name: ProseTemplate, text: string): readonly string[] => {
  if (text.trim() === '') return ['is empty'];
  if (name === 'auth.md.eta') return authFaults(text);
  if (name === 'llms.md.eta') return openingFaults(text);
  return isSkill(name) ? skillFaults(name, text) : [];
};

const authFaults = (text: string): readonly string[] => {
  const [first = ''] = headingsOf(text);
  return /^#\s.*auth\.md/i.test(first) ? [] : ['does not begin with a title (#) that contains "auth.md"'];
};

/** llmstxt.org: a title, a quotation, text without headings; the headings of sections are the first ones after the title. */
const openingFaults = (text: string): readonly string[] => {
  const [title = '', quotation = ''] = text.split('\n').filter((line) => line.trim() !== '');
  const [, ...others] = headingsOf(text);
  return [
    ...(/^# \S/.test(title) ? [] : ['does not begin with a title (#)']),
    ...(quotation.startsWith('>') ? [] : ['has no quotation (>) after its title']),
    ...(others.length === 0 ? [] : [`has a heading that is not its title: "${others[0]}"`]),
  ];
};

/** Headings outside of code, with number signs or underlined. */
const headingsOf = (text: string): readonly string[] => {
  const lines = [...linesOf(text)].filter(({ isCode }) => !isCode).map(({ head }) => head.trimEnd());
  return lines.filter((line, index) => {
    const isUnderlined = /^ {0,3}(?:=+|-+)$/.test(lines[index + 1] ?? '') && line.trim() !== '';
    return /^ {0,3}#{1,6}(?:\s|$)/.test(line) || isUnderlined;
  });
};

/** Text of a prose template, with a line break at its end. */
export const proseText = (build: Build, name: ProseTemplate): string => {
  const text = rendered(build).get(name);
  if (text === undefined) throw new Error(`${name} is rendered before its problems are looked at`);
  return text;
};

/** Renders every template of a text, and reports faults. Throws `Halt` (exit code 1) when there are some. */
export const checkProse = (build: Build): void => {
  const texts = rendered(build);
  let isFit = texts.size === textsOf(build).length;
  for (const [name, text] of texts) {
    const keepsRules = reportBroken(name, text, build);
    isFit &&= keepsRules;
    const size = keepsRules && isSkill(name) ? excessOf(text) : null;
    if (size !== null) build.problems.add(templates.skillLong, { name, size }, ...placesOf(name, build));
  }
  if (!isFit) throw new Halt(1);
};

/** Reports faults in the text of a template; true without any. */
export const reportBroken = (name: ProseTemplate, text: string, build: Build): boolean => {
  const broken = brokenRules(name, text);
  for (const reason of broken) build.problems.add(templates.ruleBroken, { name, reason }, ...placesOf(name, build));
  return broken.length === 0;
};

const placesOf = (name: ProseTemplate, { templates: own }: Build): readonly Place[] => {
  const file = own.get(name)?.file;
  return file === undefined ? [] : [{ file }];
};

/** The templates of the texts in the bundle. The page for developers was rendered before, as a part of the site. */
export const textsOf = (build: Build): readonly ProseTemplate[] => {
  const has = publishes(build);
  return proseTemplates.filter((name) => name !== 'developers.html.eta' && has(pathOf(name)) && hasSubject(name, build));
};

/** Path of the file that a template makes, or starts. 404 files are in every bundle. */
const pathOf = (name: ProseTemplate): string => {
  if (isSkill(name)) return skillPath(skillName(name));
  return { 'llms.md.eta': paths.llms, 'auth.md.eta': paths.auth, '404.md.eta': missingPaths.markdown }[name as string] ?? missingPaths.page;
};

const rendered = onceEach((build: Build): ReadonlyMap<ProseTemplate, string> => {
  const texts = new Map<ProseTemplate, string>();
  const given = valuesOf(build);
  for (const name of textsOf(build)) {
    const text = renderProse(name, given, build);
    if (text !== null) texts.set(name, text);
  }
  return texts;
});

/** Renders a template. Reports a fault of a site's template and returns null; throws a fault of sitec's template, which is a bug. */
export const renderProse = (name: ProseTemplate, given: ProseValues, build: Build): string | null => {
  const own = build.templates.get(name);
  try {
    return renderTemplate(name, given, own?.source);
  } catch (error) {
    if (!own || !(error instanceof TemplateError)) throw error;
    const place = { file: own.file, offset: offsetOfLine(own.source, error.line) };
    const { missing } = error;
    if (missing === null) build.problems.add(templates.failed, { reason: error.message }, place);
    else build.problems.add(templates.nameMissing, { name: missing, suggestion: didYouMean(missing, Object.keys(given)) }, place);
    return null;
  }
};

/** Offset of a line, which is counted from 1. */
const offsetOfLine = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
