/** Values that are mostly there already: waiting for one that is there would cost a request more than finding it. */

/** A value now, or later. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on with a value, at once when it is there. */
export const andThen = <Value, Result>(value: MaybePromise<Value>, goOn: (value: Value) => MaybePromise<Result>): MaybePromise<Result> =>
  value instanceof Promise ? value.then(goOn) : goOn(value);
