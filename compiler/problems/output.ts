import type { ProblemDefinition } from '../problem.ts';

/** SITEC3xxx and SITEC9xxx: twins, written files, internal errors. */
export const output = {
  nulRemoved: {
    code: 'SITEC3101',
    level: 'warning',
    message: 'the page holds {count} NUL characters; they were removed',
    why: 'NUL characters break links, ids and many tools; React 18 streaming is known to write them',
    fix: 'update the framework that renders the page',
  },
  twinEmpty: {
    code: 'SITEC3105',
    level: 'warning',
    message: 'the markdown of the page has {words} words, its body has {body}',
    why: 'readers of the markdown miss what the page says',
    fix: 'wrap the content in <main>, and check what is marked as navigation or hidden',
  },
  twinLossy: {
    code: 'SITEC3113',
    level: 'warning',
    message: 'the markdown of the page lacks {what}',
    why: 'readers of the markdown miss what the page says',
    fix: 'simplify the markup around the place; when the markup is valid this is a defect of sitec, please report it',
  },
  hiddenLeftOut: {
    code: 'SITEC3107',
    level: 'note',
    message: 'hidden text left out: "{text}"{more}',
    why: 'what no reader of the page sees is in no machine view either: hidden words are a way to give orders to agents',
    fix: 'nothing to do, if you know the text; give what a control opens role="tabpanel", or name it in the aria-controls of the control',
  },
  hiddenKept: {
    code: 'SITEC3108',
    level: 'warning',
    message: '`visibility: hidden` would leave out {share} % of the words of the page; they were kept',
    why: 'so much is hidden only until an animation shows it, so it is taken for what readers see',
    fix: 'start the animation from a class or from opacity, so that nothing has to be guessed',
  },
  deceptiveRemoved: {
    code: 'SITEC3109',
    level: 'warning',
    message: 'the page holds {count} direction controls or tag characters; they were removed',
    why: 'such characters make agents read other words than people do',
    fix: 'look where the text comes from; the direction of text is set with the attribute dir',
  },
  spansIgnored: {
    code: 'SITEC3110',
    level: 'warning',
    message: 'spans ignored in table {number} of the page',
    why: 'written out, its cells would fill a table that is far larger than what it says',
    fix: 'correct colspan and rowspan in the table',
  },
  iconUnnamed: {
    code: 'SITEC3111',
    level: 'warning',
    message: 'icons in tables have no accessible name; the first is in row "{row}" (in all: {count})',
    why: 'their cells stay empty: what an unnamed icon means would be a guess',
    fix: 'give each icon an aria-label, or put the word into data-sitec-cell on the cell',
  },
  outputBlocked: {
    code: 'SITEC3301',
    level: 'error',
    message: '{path} cannot be written: {reason}',
    why: 'the old bundle stays as it was',
    fix: 'free the path, the rights or the disk, and build again',
  },
  outputLocked: {
    code: 'SITEC3302',
    level: 'error',
    message: 'another build (process {pid}) is writing to {path}',
    why: 'two builds at once would mix their files',
    fix: 'wait for it to end, or stop it',
  },
  outputForeign: {
    code: 'SITEC3303',
    level: 'error',
    message: '{path} holds files, but no sitec-manifest.json: it was not written by sitec',
    why: 'a build replaces the whole folder, and would delete what it did not write',
    fix: 'name another folder with --out, or empty this one',
  },
  answerUnresolved: {
    code: 'SITEC3411',
    level: 'error',
    message: '{reason}',
    why: 'an answer may only state published facts',
    fix: 'correct the template of the answer',
  },
} as const satisfies Record<string, ProblemDefinition>;
