import { didYouMean } from '../base/did-you-mean.ts';
import { input } from '../problems/input.ts';
import type { Place } from '../problems/problem.ts';
import type { Schema } from '../schema/builder.ts';
import { violations } from '../schema/validate.ts';
import type { Sources } from './resource.ts';

type Configured = Pick<Sources, 'config' | 'configPlace' | 'problems'>;

/** A value that the configuration sets by the path of its fact, such as `plans.growth.price`. It overrides any page. */
export class ConfigValue {
  readonly key: string;
  /** The parts of the path after the kind. */
  readonly path: readonly string[];
  readonly value: unknown;
  readonly place: Place;
  readonly #problems: Sources['problems'];

  constructor(key: string, value: unknown, { configPlace, problems }: Configured) {
    this.key = key;
    this.path = key.split('.').slice(1);
    this.value = value;
    this.place = { ...configPlace(key), note: key };
    this.#problems = problems;
  }

  /** Reports that the kind has no such path. `word` should have been one of `known`. */
  reportUnknown(word: string, known: readonly string[]): void {
    this.#problems.add(input.configUnknownKey, { key: this.key, suggestion: didYouMean(word, known) }, this.place);
  }

  /** True for a value of the schema. Others are reported. */
  isOf(schema: Schema<unknown>): boolean {
    const found = violations(schema, this.value);
    for (const { words, got, suggestion } of found)
      this.#problems.add(input.configWrongValue, { key: this.key, expected: words, got: got + suggestion }, this.place);
    return found.length === 0;
  }
}

/** The values that the configuration sets by path for a kind. */
export const configValues = (kind: string, sources: Configured): readonly ConfigValue[] =>
  Object.entries(sources.config.facts ?? {}).flatMap(([key, value]) =>
    key.startsWith(`${kind}.`) ? [new ConfigValue(key, value, sources)] : [],
  );
