import { html } from '../site.ts';
import { home, type ProblemCase } from './problem-case.ts';

/** Guides in English of which so many of ten hold a word. */
const guides = (word: string, count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, position) => [
      `guides/g${position}.html`,
      html(`Guide number ${position}`, `<p>${position < count ? word : 'Something else'} for all.</p>`),
    ]),
  );

const concepts = (text: string): string => `search:\n  concepts:\n    ${text}\n`;

/** SITEC340x, one site each. */
export const searchCases: readonly ProblemCase[] = [
  {
    code: 'SITEC3402',
    files: { ...home, 'sitec.config.yaml': concepts('waitlist: { de: [warteliste] }') },
    message: 'the concept waitlist has no form for en',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'waitlist: { de: [warteliste] }',
  },
  {
    code: 'SITEC3402',
    files: { ...home, 'sitec.config.yaml': concepts('waitlist: ["قائمة*", "انتظار"]') },
    message: 'the concept waitlist has no form for en',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'waitlist: ["قائمة*", "انتظار"]',
  },
  {
    code: 'SITEC3403',
    files: { ...home, ...guides('Widgets', 5), 'sitec.config.yaml': concepts('widget: ["widg*", \'"number 3"\']') },
    message: 'the form widg* of the concept widget stands in 50 % of the guides',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'widget: ["widg*", \'"number 3"\']',
  },
];
