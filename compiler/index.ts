export type { Result } from './bundle/result.ts';
export { compile } from './compile.ts';
export { defineConfig, type ConfigContext, type ConfigFunction } from './config/define.ts';
export type { Options } from './config/options.ts';
export type { Config } from './config/schema.ts';
export type { Problem, Place, Severity } from './problems/problem.ts';
export type { Summary } from './bundle/summary.ts';
