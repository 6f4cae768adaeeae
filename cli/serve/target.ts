import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { Options } from '../../compiler/index.ts';
import { isMadeInPlace } from '../../compiler/site/in-place/bundle.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { claimPort, Refusal } from './listen-failure.ts';

/** Flags of `sitec serve` for the folder or site. */
export interface TargetFlags {
  readonly port: number;
  readonly host: string;
  readonly watch?: boolean;
  readonly config?: string;
  readonly cwd?: string;
}

/** The folder to serve, and how its bundle is built. */
export interface Target {
  /** Folder of the bundle, which may not exist yet. */
  readonly folder: string;
  /** Its name in messages. */
  readonly name: string;
  readonly port: number;
  /** How to build the bundle; null when an existing one is served. */
  readonly options: Options | null;
  /** The bundle is built for this server only, and removed at the end. */
  readonly isPreview: boolean;
  readonly isWatched: boolean;
}

/** Finds the bundle to serve, or the site to build first. Rejects with a `Refusal` when there is neither. */
export const findTarget = async (named: string | undefined, flags: TargetFlags): Promise<Target> => {
  const { config, cwd: folder = '.' } = flags;
  const cwd = resolve(folder);
  const options: Options = { cwd, ...(config !== undefined && { config }) };
  const bundle = await findBundle(named, options, cwd);
  if (bundle !== null) return bundleTarget(bundle, named ?? (relative(cwd, bundle) || '.'), flags, options);
  if (named !== undefined) refuseNothing(named, cwd);
  return previewOf(named, flags, options);
};

const bundleTarget = (folder: string, name: string, { port, watch = false }: TargetFlags, options: Options): Target => {
  // A bundle in the folder of its site is built from that folder, whatever its name.
  const places = { out: folder, ...(watch && isMadeInPlace(folder) && { input: folder }) };
  return { folder, name, port, options: watch ? { ...options, ...places } : null, isPreview: false, isWatched: watch };
};

const refuseNothing = (named: string, cwd: string): void => {
  if (isAddress(named)) throw new Refusal(`sitec serve needs a folder, but ${named} is an address. To read it use: sitec build ${named}`);
  if (!existsSync(resolve(cwd, named)))
    throw new Refusal(`${named} has no bundle and no site. Render the site first, then run: sitec build`);
};

/** The first place to look for a bundle. Reading the configuration would slow down the start of every server. */
const USUAL = 'dist';

const isBundle = (folder: string): boolean => existsSync(join(folder, MANIFEST_FILE));

/** The named folder, else the default one, else the one of the configuration; null when it has no bundle. */
const findBundle = async (named: string | undefined, options: Options, cwd: string): Promise<string | null> => {
  const folder = resolve(cwd, named ?? USUAL);
  if (isBundle(folder)) return folder;
  if (named !== undefined) return null;
  const { settingsOf } = await import('../build/watch/inputs.ts');
  const out = (await settingsOf(options))?.out;
  return out !== undefined && isBundle(out) ? out : null;
};

/** A preview: a site that is built for the address of this server, in a temporary folder; nothing is written beside the project. */
const previewOf = async (named: string | undefined, flags: TargetFlags, options: Options): Promise<Target> => {
  const { host, watch = false } = flags;
  const port = await claimPort({ folder: named, port: flags.port, host });
  const out = join(new TemporaryFolder('sitec-serve-').path, 'bundle');
  const site = named === undefined ? {} : { input: named };
  const build: Options = { ...options, ...site, out, baseUrl: localAddress(host, port), hosts: [], notes: false };
  return { folder: out, name: named ?? 'the site', port, options: build, isPreview: true, isWatched: watch };
};

/** The address of this server in a form for which a bundle can be built. */
const localAddress = (host: string, port: number): string => {
  const name = host === 'localhost' ? host : host === '::1' ? '[::1]' : '127.0.0.1';
  return `http://${name}:${port}`;
};
