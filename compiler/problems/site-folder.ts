import type { ProblemDefinition } from './problem.ts';

/** SITEC106x: the folder of the site as a whole. */
export const siteFolder = {
  projectInSite: {
    code: 'SITEC1060',
    level: 'error',
    message: 'cannot write the bundle into the site folder {site}, because the project is in it ({project})',
    why: 'a build replaces the folder that it writes, and would delete the project',
    fix: 'move the pages to their own folder, or choose an output folder outside of {site} with --out',
  },
  pagesTooMany: {
    code: 'SITEC1062',
    level: 'error',
    message: '{site} has {count} pages, but the limit is {most}',
    why: 'so many pages usually come from a broken generator, and sitec does not leave pages out',
    fix: 'remove pages that should not be there, or raise --max-pages (input.maxPages in the configuration)',
  },
  crawledInPlace: {
    code: 'SITEC1063',
    level: 'error',
    message: 'cannot write the bundle into {site}: it is an address, not a folder',
    why: 'sitec deletes its temporary copy of the site after the build',
    fix: 'choose an output folder with --out instead of --in-place',
  },
  folderMisplaced: {
    code: 'SITEC1064',
    level: 'error',
    message: 'cannot use {path} as {what}: it {reason}',
    why: 'files there would be published, be read as part of the site, or be lost with the next build',
    fix: 'choose a folder outside of the site, its sources and the output folder with {flag}',
  },
  originalsLost: {
    code: 'SITEC1061',
    level: 'error',
    message: 'cannot separate the site in {site} from the bundle in the same folder: {reason}',
    why: 'a bundle made of its own files would say everything twice',
    fix: 'empty the folder and run your site generator again',
  },
} as const satisfies Record<string, ProblemDefinition>;
