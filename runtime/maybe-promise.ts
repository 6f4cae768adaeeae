/** A value now, or later. */
export type MaybePromise<Value> = Value | Promise<Value>;
