import type { ProblemDefinition } from './problem.ts';

/** SITEC106x: the folder of the site as a whole. */
export const siteFolder = {
  projectInSite: {
    code: 'SITEC1060',
    level: 'error',
    message: 'the bundle cannot be put into the site folder {site}, because the project lies in it ({project})',
    why: 'a build replaces the folder that it writes, and would replace the project with it',
    fix: 'move the pages to a folder of their own, or name an output folder outside of {site} with --out',
  },
  pagesTooMany: {
    code: 'SITEC1062',
    level: 'error',
    message: '{site} holds {count} pages, at most {most} are expected',
    why: 'so many pages are nearly always a generator gone wrong, and leaving some out would be a lie',
    fix: 'look for pages that should not be there, or raise the number: --max-pages, or input.maxPages in the configuration',
  },
  crawledInPlace: {
    code: 'SITEC1063',
    level: 'error',
    message: '{site} is read from its address, and has no folder that the bundle could be put into',
    why: 'what was crawled lies in a folder that is gone after the build',
    fix: 'name an output folder with --out, and leave --in-place out',
  },
  folderMisplaced: {
    code: 'SITEC1064',
    level: 'error',
    message: '{path} cannot be {what}: it {reason}',
    why: 'what a build writes there would be published, be read as a part of the site, or be lost with the next build',
    fix: 'name a folder outside of the site, its sources and the output folder with {flag}',
  },
  originalsLost: {
    code: 'SITEC1061',
    level: 'error',
    message: 'the site in {site} cannot be told from the bundle that lies in its place: {reason}',
    why: 'a bundle that is made of its own files would say everything twice',
    fix: 'empty the folder and run the site generator again',
  },
} as const satisfies Record<string, ProblemDefinition>;
