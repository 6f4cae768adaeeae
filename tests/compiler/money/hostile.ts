/** Texts that repeat one thing. */
/** What is repeated: tokens that a reader may look at again and again. */
export const SEEDS = [
  '1',
  '$',
  '1,',
  '.1',
  '1 111 ',
  '$1',
  '1$ ',
  '$\n1\n',
  '(',
  'from ',
  '$1 monthly ',
  '5 users ',
  'users: 5 ',
  'trial 14 days ',
  'a.a',
  '1-',
  '1/',
  '$1 to ',
];

/** A hundred thousand characters of a text. */
export const repeated = (seed: string): string => seed.repeat(Math.ceil(100_000 / seed.length));
