import { existsSync, realpathSync } from 'node:fs';
import type { Settings } from '../../config/settings.ts';
import { generatorOfProject, type DetectedGenerator } from '../../generators/detect.ts';
import { projectFolder } from '../project-folder.ts';

type Output = Pick<Settings, 'cwd' | 'configFile' | 'isOutNamed' | 'out'>;

/**
 * The generator of a project when its site may be in the default output folder, as with Astro and Vite. The bundle of such a site goes into
 * the same folder. Null when an output folder was given, or when the folder contains another project, whose pages are sources.
 */
export const generatorOfOutput = (settings: Output): DetectedGenerator | null => {
  if (settings.isOutNamed || generatorOfProject(settings.out) !== null) return null;
  const found = generatorOfProject(projectFolder(settings));
  // A site that was exported into its project has no generator that can write it again.
  return found?.generator.folder === '.' ? null : found;
};

/**
 * True when the bundle goes into the folder of the site because its generator writes to the default output folder. With Nuxt, that folder
 * is a symbolic link.
 */
export const isOutputOfGenerator = (folder: string, settings: Output): boolean => {
  const { out } = settings;
  const isSame = folder === out || (existsSync(out) && realpathSync(out) === realpathSync(folder));
  return isSame && generatorOfOutput(settings) !== null;
};
