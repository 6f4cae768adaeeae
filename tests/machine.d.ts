/** A program of this machine, and the package of Debian that brings it. */
export interface Program {
  readonly variable: string;
  readonly names: readonly string[];
  readonly paths?: readonly string[];
  readonly package: string;
  readonly advice: string;
}

/** Path of a program of this machine; undefined when there is none. */
export function findProgram(program: Program): string | undefined;

/** Finds or installs a program when the module is run as one. */
export function provide(module: string, program: Program): void;
