/** Values that are usually available at once: awaiting them would take longer than the look-up itself. */

/** A value now, or later. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Continues with a value, synchronously if it is available. */
export const andThen = <Value, Result>(value: MaybePromise<Value>, goOn: (value: Value) => MaybePromise<Result>): MaybePromise<Result> =>
  value instanceof Promise ? value.then(goOn) : goOn(value);
