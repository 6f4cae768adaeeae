import type { Emitter } from './artefact.ts';

/** A static host: which files tell it the header table. */
export interface Host extends Emitter {
  /** The host's name in the configuration. */
  readonly name: string;
}

/** Declares a host. */
export const defineHost = (host: Host): Host => host;
