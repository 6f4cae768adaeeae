import type { Config } from './schema.ts';

/** Gives a configuration its type; returns it unchanged. */
export function defineConfig(config: Config): Config;

/** Gives a function that makes a configuration its type; returns it unchanged. */
export function defineConfig(config: ConfigFunction): ConfigFunction;

/** Both. */
export function defineConfig(config: Config | ConfigFunction): Config | ConfigFunction {
  return config;
}

/** What a configuration that is a function is told. */
export interface ConfigContext {
  /** Name of the command that reads it: `build`, `explain` and so on. */
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A configuration that depends on the command or on the environment. */
export type ConfigFunction = (context: ConfigContext) => Config | Promise<Config>;
