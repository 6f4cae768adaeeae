import type { Config } from './schema.ts';

/** Types a configuration; returns it unchanged. */
export function defineConfig(config: Config): Config;

/** Types a function that makes a configuration; returns it unchanged. */
export function defineConfig(config: ConfigFunction): ConfigFunction;

/** Types a configuration or a function that makes one; returns it unchanged. */
export function defineConfig(config: Config | ConfigFunction): Config | ConfigFunction {
  return config;
}

/** Argument of a configuration that is a function. */
export interface ConfigContext {
  /** Name of the command, such as `build` or `explain`. */
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A configuration that depends on the command or on the environment. */
export type ConfigFunction = (context: ConfigContext) => Config | Promise<Config>;
