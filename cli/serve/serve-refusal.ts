/** Why nothing can be served, in one sentence: not a bug. */
export class Refusal extends Error {
  /** Makes a refusal of what was thrown in one sentence; throws anything else as it is. */
  static from(this: void, error: unknown): never {
    throw error instanceof Error && error.name === 'Error' && !('code' in error) ? new Refusal(error.message) : error;
  }
}
