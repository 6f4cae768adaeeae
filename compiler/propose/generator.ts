import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A program that renders sites, as far as a proposal names it. */
export interface FoundGenerator {
  readonly generator: { readonly name: string; readonly title: string; readonly folder: string; readonly buildCommand: string | null };
  /** The file that tells it. */
  readonly reason: string;
}

/** Files that only the projects of a generator have. */
const KNOWN: readonly (readonly [name: string, title: string, folder: string, files: readonly string[]])[] = [
  ['eleventy', 'Eleventy', '_site', ['eleventy.config.js', 'eleventy.config.mjs', 'eleventy.config.cjs', '.eleventy.js']],
  ['docusaurus', 'Docusaurus', 'build', ['docusaurus.config.js', 'docusaurus.config.ts']],
  ['next', 'Next.js', 'out', ['next.config.js', 'next.config.mjs', 'next.config.ts']],
  ['astro', 'Astro', 'dist', ['astro.config.mjs', 'astro.config.ts', 'astro.config.js']],
  ['hugo', 'Hugo', 'public', ['hugo.toml', 'hugo.yaml', 'config.toml']],
];

/** The generator of a project, by its files; null when none tells. */
export const detectGenerator = (project: string): FoundGenerator | null => {
  for (const [name, title, folder, files] of KNOWN) {
    const reason = files.find((file) => existsSync(join(project, file)));
    if (reason !== undefined) return { generator: { name, title, folder, buildCommand: 'npm run build' }, reason };
  }
  return null;
};
