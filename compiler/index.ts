export { compile, type Result } from './compile.ts';
export { defineConfig, type Config, type ConfigContext, type ConfigFunction, type Options } from './config/settings.ts';
export type { Problem, Place, Severity } from './problems/problem.ts';
export type { Summary } from './bundle/summary.ts';
