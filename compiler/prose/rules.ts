/** What the texts of templates have to be, whoever wrote them: the forms that scanners and clients look for. */
import { linesOf } from '../base/markdown-lines.ts';
import { isSkill, type ProseTemplate } from './list.ts';
import { skillFaults } from './skill-file.ts';

/** What is wrong with the text of a template, as the end of "makes a text that ..."; nothing when it is fit for use. */
export const brokenRules = (name: ProseTemplate, text: string): readonly string[] => {
  if (text.trim() === '') return ['is empty'];
  if (name === 'auth.md.eta') return authFaults(text);
  if (name === 'llms.md.eta') return openingFaults(text);
  return isSkill(name) ? skillFaults(name, text) : [];
};

const authFaults = (text: string): readonly string[] => {
  const [first = ''] = headingsOf(text);
  return /^#\s.*auth\.md/i.test(first) ? [] : ['does not begin with a title (#) that contains "auth.md"'];
};

/** llmstxt.org: a title, a quotation, text without headings; the sections with the pages are the first headings after the title. */
const openingFaults = (text: string): readonly string[] => {
  const [title = '', quotation = ''] = text.split('\n').filter((line) => line.trim() !== '');
  const [, ...others] = headingsOf(text);
  return [
    ...(/^# \S/.test(title) ? [] : ['does not begin with a title (#)']),
    ...(quotation.startsWith('>') ? [] : ['has no quotation (>) after its title']),
    ...(others.length === 0 ? [] : [`has a heading that is not its title: "${others[0]}"`]),
  ];
};

/** Headings outside of code, as they are written: with signs before them or a line below them. */
const headingsOf = (text: string): readonly string[] => {
  const lines = [...linesOf(text)].filter(({ isCode }) => !isCode).map(({ head }) => head.trimEnd());
  return lines.filter((line, index) => {
    const isUnderlined = /^ {0,3}(?:=+|-+)$/.test(lines[index + 1] ?? '') && line.trim() !== '';
    return /^ {0,3}#{1,6}(?:\s|$)/.test(line) || isUnderlined;
  });
};
