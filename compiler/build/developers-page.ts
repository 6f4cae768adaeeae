import type { Page } from '../pages/page.ts';
import { paths } from '../paths.ts';
import type { Build } from './build.ts';

/** The site's page for developers; null when it has none. */
export const developersPage = ({ pages }: Build): Page | null =>
  pages.find(({ path }) => path.replace(/\/$/, '') === paths.developers.replace(/\/$/, '')) ?? null;
