import { existsSync, realpathSync } from 'node:fs';
import type { Settings } from '../../config/settings.ts';
import { generatorOfProject, type DetectedGenerator } from '../../generators/detect.ts';
import { projectFolder } from '../project-folder.ts';

type Output = Pick<Settings, 'cwd' | 'configFile' | 'isOutNamed' | 'out'>;

/**
 * The generator of a project whose site may lie in the default output folder, as that of Astro and Vite does: the bundle goes into the folder of
 * such a site. Null where somebody named an output folder, or where a project of its own lies there, whose pages are sources.
 */
export const generatorOfOutput = (settings: Output): DetectedGenerator | null => {
  if (settings.isOutNamed || generatorOfProject(settings.out) !== null) return null;
  const found = generatorOfProject(projectFolder(settings));
  // A site that was exported into its project has no generator that could write it anew.
  return found?.generator.folder === '.' ? null : found;
};

/** Whether the bundle of a site goes into its folder because its generator writes to the default output folder. Nuxt makes that a link to the folder. */
export const isOutputOfGenerator = (folder: string, settings: Output): boolean => {
  const { out } = settings;
  const isSame = folder === out || (existsSync(out) && realpathSync(out) === realpathSync(folder));
  return isSame && generatorOfOutput(settings) !== null;
};
