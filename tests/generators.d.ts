/** A generator that npm does not bring. */
export type GeneratorName = 'hugo' | 'jekyll';

/** Path of the program of a generator; undefined when this machine has none. */
export function findGenerator(name: GeneratorName): string | undefined;
