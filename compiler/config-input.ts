import { array, either, integer, object, optional, string } from './schema.ts';
import { SITE_FOLDERS } from './site-folders.ts';

const folder = string(`Folder with the rendered site. Default: the first of ${SITE_FOLDERS.join(', ')} that holds an index.html`);

/** What is read of a site. */
export const inputConfig = either(
  'Folder with the rendered site, or what is read of it',
  folder,
  object('What is read of a site', {
    dir: optional(folder),
    include: optional(
      array('Files of the site that count, and no others', string('Glob, relative to the folder of the site'), { minItems: 1 }),
    ),
    exclude: optional(
      array('Files of the site that do not count, as if they were not there', string('Glob, relative to the folder of the site')),
    ),
    maxPages: optional(integer('Most pages of the site; more are an error. Default: 10000', { minimum: 1 })),
  }),
);
