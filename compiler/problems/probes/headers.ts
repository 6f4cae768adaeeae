import type { ProblemDefinition } from '../problem.ts';

/** SITEC509x: headers of answers. */
export const probesHeaders = {
  entityTag: {
    code: 'SITEC5090',
    level: 'warning',
    message: '{path} has no ETag',
    why: 'clients have to download it again, even if it did not change',
    fix: 'make the server send entity tags that depend on the content, not on the time',
  },
  unchanged: {
    code: 'SITEC5091',
    level: 'warning',
    message: '{path} answers with status {status} if nothing changed, not with 304',
    why: 'clients download bytes that they already have',
    fix: 'answer `If-None-Match` with status 304 if the entity tag is the same',
  },
  mediaType: {
    code: 'SITEC5092',
    level: 'error',
    message: '{path} has the Content-Type {type}, not {expected}',
    why: 'browsers reject scripts and styles with another type, and programs do not recognize the file',
    fix: 'set the type at your host; `sitec build --host` writes the rules',
  },
  cacheLifetime: {
    code: 'SITEC5093',
    level: 'warning',
    message: '{path} has `Cache-Control: {value}`',
    why: 'caches serve old content, including prices, for more than an hour',
    fix: 'send `max-age=0, must-revalidate` with pages and data, and at most an hour with lists for agents',
  },
  cors: {
    code: 'SITEC5094',
    level: 'warning',
    message: '{path} has no `Access-Control-Allow-Origin: *`',
    why: 'agents in browsers cannot read it from other sites',
    fix: 'send the header with data, markdown and well-known files; `sitec build --host` writes the rules',
  },
  sniffing: {
    code: 'SITEC5095',
    level: 'warning',
    message: '{path} has no `X-Content-Type-Options: nosniff`',
    why: 'browsers may take a text file for a page or a script',
    fix: 'send the header with every file; `sitec build --host` writes the rule',
  },
  compression: {
    code: 'SITEC5096',
    level: 'warning',
    message: '{path} has {bytes} bytes and is not compressed',
    why: 'compressed text loads in about a quarter of the time',
    fix: 'turn on Brotli or gzip for text at your host; `sitec serve` sends compressed files unless built with `--no-precompress`',
  },
  headDiffers: {
    code: 'SITEC5097',
    level: 'warning',
    message: 'HEAD {path} answers with status {status}, but GET with {expected}',
    why: 'programs that check before they download think it is missing',
    fix: 'answer HEAD as GET, without the body',
  },
} as const satisfies Record<string, ProblemDefinition>;
