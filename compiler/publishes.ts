import type { Build } from './artefact.ts';
import { paths } from './paths.ts';
import { developersPage } from './service.ts';

/** Whether the bundle will hold what a relation of pages points to. */
export const publishes =
  (build: Build): ((path: string) => boolean) =>
  (path) =>
    path !== paths.developers || developersPage(build) !== null;
