/** Values that are mostly there already: waiting for one that is there would cost a request more than finding it. */

/** A value now, or later. */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on with a value, at once when it is there. */
export const after = <Value, Result>(value: Soon<Value>, goOn: (value: Value) => Soon<Result>): Soon<Result> =>
  value instanceof Promise ? value.then(goOn) : goOn(value);
