/** A small site whose builds no variable of the environment changes. */
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { WAYS } from '../../../compiler/config/sources.ts';
import { html, SiteFolder, type Files } from '../site.ts';

const VARIABLES = Object.values(WAYS).flatMap((way) => ('variable' in way ? [way.variable] : []));

/** Takes the variables that a build reads out of the environment of each test of a file. */
export const withoutVariables = (): void => {
  beforeEach(() => {
    for (const name of VARIABLES) vi.stubEnv(name, undefined);
  });
  afterEach(() => void vi.unstubAllEnvs());
};

/** Files of the site. */
export const pages: Files = {
  'index.html': html('Acme'),
  'about.html': html('About'),
  'draft/index.html': html('Draft'),
  'paper.pdf': 'pdf',
};

/** A folder with a site, which is removed when the test ends. */
export const folderOf = (files: Files): SiteFolder => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  return site;
};
