export { compile, type Result } from './compile.ts';
export { defineConfig, type Config, type ConfigContext, type ConfigFunction, type Options } from './config.ts';
export type { Problem, Place, Severity } from './problem.ts';
export type { Summary } from './summary.ts';
