import type { Build } from '../build/build.ts';
import { configTextPlace } from '../config/positions.ts';
import { output } from '../problems/output.ts';

/** Style sheets that the configuration names for the page that sitec writes; one that is no file of the site is reported. */
export const stylesheetsOf = ({ site, settings, problems }: Build): readonly string[] => {
  const { developers } = settings.config;
  const named = typeof developers === 'object' ? (developers.stylesheets ?? []) : [];
  const assets = new Set(site.assets);
  for (const path of named)
    if (!assets.has(fileOf(path)))
      problems.add(output.developersStylesheet, { path }, configTextPlace(settings, 'developers.stylesheets', path));
  return named;
};

/** The file that an address asks for, without its query and its escapes. */
const fileOf = (path: string): string => {
  const written = path.slice(1).replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(written);
  } catch {
    // An escape that is none is in no address, but may be in the name of a file.
    return written;
  }
};
