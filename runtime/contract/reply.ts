/** Headers in the order of sending. */
export type HeaderSet = readonly (readonly [name: string, value: string])[];

/** A ready answer with all of its headers. */
export interface Reply {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: string | null;
}
