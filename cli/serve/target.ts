import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { Options } from '../../compiler/index.ts';
import { isMadeInPlace } from '../../compiler/site/in-place/bundle.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { claimPort, Refusal } from './listen-failure.ts';

/** Flags of `sitec serve` that say what is served. */
export interface TargetFlags {
  readonly port: number;
  readonly host: string;
  readonly watch?: boolean;
  readonly config?: string;
  readonly cwd?: string;
}

/** What is served. */
export interface Target {
  /** Folder that holds the bundle, or will. */
  readonly folder: string;
  /** What messages call it. */
  readonly name: string;
  readonly port: number;
  /** How the bundle is built; null when it is served as it is. */
  readonly options: Options | null;
  /** The bundle is built for this server only, and removed at the end. */
  readonly isPreview: boolean;
  readonly isWatched: boolean;
}

/** Finds out what is to be served: the bundle in a folder, else the site there. Rejects with a `Refusal` when there is neither. */
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
  // A bundle in the folder of its site is made of that folder, whatever its name.
  const places = { out: folder, ...(watch && isMadeInPlace(folder) && { input: folder }) };
  return { folder, name, port, options: watch ? { ...options, ...places } : null, isPreview: false, isWatched: watch };
};

const refuseNothing = (named: string, cwd: string): void => {
  if (isAddress(named))
    throw new Refusal(`sitec serve wants a folder, and ${named} is an address. Read the site from there with: sitec build ${named}`);
  if (!existsSync(resolve(cwd, named)))
    throw new Refusal(
      `${named} holds neither a bundle nor a site. Render the site first, then: sitec build, or sitec serve with its folder`,
    );
};

/** Where a bundle is looked for first; read from the configuration, it would cost the start of every server. */
const USUAL = 'dist';

const isBundle = (folder: string): boolean => existsSync(join(folder, MANIFEST_FILE));

/** The folder that was named, else the usual one, else the one that the configuration names; null when it holds no bundle. */
const findBundle = async (named: string | undefined, options: Options, cwd: string): Promise<string | null> => {
  const folder = resolve(cwd, named ?? USUAL);
  if (isBundle(folder)) return folder;
  if (named !== undefined) return null;
  const { settingsOf } = await import('../build/watch/inputs.ts');
  const out = (await settingsOf(options))?.out;
  return out !== undefined && isBundle(out) ? out : null;
};

/** A site that is built for the address of this server, in a folder that is gone when the process is; nothing is written beside the project. */
const previewOf = async (named: string | undefined, flags: TargetFlags, options: Options): Promise<Target> => {
  const { host, watch = false } = flags;
  const port = await claimPort({ folder: named, port: flags.port, host });
  const out = join(new TemporaryFolder('sitec-serve-').path, 'bundle');
  const site = named === undefined ? {} : { input: named };
  const build: Options = { ...options, ...site, out, baseUrl: localAddress(host, port), hosts: [], notes: false };
  return { folder: out, name: named ?? 'the site', port, options: build, isPreview: true, isWatched: watch };
};

/** The address of this server in the form in which a bundle can be built for it. */
const localAddress = (host: string, port: number): string => {
  const name = host === 'localhost' ? host : host === '::1' ? '[::1]' : '127.0.0.1';
  return `http://${name}:${port}`;
};
