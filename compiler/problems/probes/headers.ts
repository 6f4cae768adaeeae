import type { ProblemDefinition } from '../problem.ts';

/** SITEC509x: headers of answers. */
export const probesHeaders = {
  entityTag: {
    code: 'SITEC5090',
    level: 'warning',
    message: '{path} has no ETag',
    why: 'who reads it again has to load it again, even when nothing changed',
    fix: 'let the server send entity tags, of the content and not of the time',
  },
  unchanged: {
    code: 'SITEC5091',
    level: 'warning',
    message: '{path} is answered with status {status} when nothing changed, not with 304',
    why: 'who has the same bytes already loads them again',
    fix: 'answer `If-None-Match` with status 304 when the entity tag is the same',
  },
  mediaType: {
    code: 'SITEC5092',
    level: 'error',
    message: '{path} is sent with the Content-Type {type}, not with {expected}',
    why: 'browsers refuse scripts and styles of another type, and programs do not recognise the file',
    fix: 'set the type in the configuration of the host; `sitec build --host` writes the rules',
  },
  cacheLifetime: {
    code: 'SITEC5093',
    level: 'warning',
    message: '{path} says `Cache-Control: {value}`',
    why: 'caches give out an old state for longer than an hour, and prices with it',
    fix: 'send `max-age=0, must-revalidate` with pages and data, and at most an hour with lists for agents',
  },
  cors: {
    code: 'SITEC5094',
    level: 'warning',
    message: '{path} has no `Access-Control-Allow-Origin: *`',
    why: 'agents in browsers cannot read it from pages of other sites',
    fix: 'send the header with data, markdown and well-known files; `sitec build --host` writes the rules',
  },
  sniffing: {
    code: 'SITEC5095',
    level: 'warning',
    message: '{path} has no `X-Content-Type-Options: nosniff`',
    why: 'browsers may take a text for a page or a script',
    fix: 'send the header with everything; `sitec build --host` writes the rule',
  },
  compression: {
    code: 'SITEC5096',
    level: 'warning',
    message: '{path} is sent with {bytes} bytes and not compressed',
    why: 'text takes a quarter of the time when it is compressed',
    fix: 'turn on Brotli or gzip for text at the host; `sitec serve` sends the compressed files of a bundle, which is without them when it is built for hosts that compress by themselves or with `--no-precompress`',
  },
  headDiffers: {
    code: 'SITEC5097',
    level: 'warning',
    message: 'HEAD of {path} is answered with status {status}, GET with {expected}',
    why: 'programs that look before they load take it for missing',
    fix: 'answer HEAD as GET, without the body',
  },
} as const satisfies Record<string, ProblemDefinition>;
