import type { ProblemDefinition } from './problem.ts';

/** SITEC34xx: search and answers. */
export const search = {
  conceptLacksLanguage: {
    code: 'SITEC3402',
    level: 'warning',
    message: 'the concept {name} has no form for {languages}',
    why: 'who asks in a language without a form does not find the pages of the other languages by it',
    fix: 'add a word of that language to search.concepts; a list counts for the languages that are written in its letters, forms by language for exactly those',
  },
  formTooCommon: {
    code: 'SITEC3403',
    level: 'warning',
    message: 'the form {form} of the concept {name} stands in {share} % of the guides',
    why: 'what stands nearly everywhere finds nothing in particular',
    fix: 'name a longer word, a phrase, or a shorter list of beginnings',
  },
  answerUnresolved: {
    code: 'SITEC3411',
    level: 'error',
    message: '{reason}',
    why: 'an answer may only state published facts',
    fix: 'use only placeholders that docs/answers.md lists for the template, and say something',
  },
  templatesMissing: {
    code: 'SITEC3412',
    level: 'error',
    message: 'the answers in {language} lack {count} of {total} templates: {ids}',
    why: 'a question in that language would be answered in English, or with nothing',
    fix: 'write them under answers.templates.{language}, or take {language} out of answers.languages',
  },
  templateStates: {
    code: 'SITEC3413',
    level: 'error',
    message: 'the template {id} in {language} states {value} itself',
    why: 'whoever reads an answer can check each value at the place that publishes it; a value that a template holds has no such place',
    fix: 'let a placeholder say it, or leave it out',
  },
  answerUnknown: {
    code: 'SITEC3414',
    level: 'error',
    message: '{key} names {name}, which {reason}{hint}',
    why: 'what is said there would never be used',
    fix: 'correct the name, or take it out',
  },
  aliasTaken: {
    code: 'SITEC3415',
    level: 'warning',
    message: '{name}, a further name of {thing}, is a name of {other} too',
    why: 'nobody can tell which of them a question with that name is about',
    fix: 'take a name that only one of them has',
  },
  languageUntold: {
    code: 'SITEC3416',
    level: 'warning',
    message: 'nothing tells that a question is in {language}: answers.functionWords has no words of it',
    why: 'who asks in it is answered in the default language',
    fix: 'list its words such as the, is, how, which under answers.functionWords.{language}',
  },
  formTakes: {
    code: 'SITEC3417',
    level: 'warning',
    message: 'the form {form} of {key} {reason}',
    why: 'questions about other things would be answered with it',
    fix: 'name a word, or a phrase in double quotes, that only this is asked with',
  },
} as const satisfies Record<string, ProblemDefinition>;
