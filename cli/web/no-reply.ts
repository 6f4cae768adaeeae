/** Why a site did not answer, in one sentence. */
export interface NoReply {
  readonly reason: string;
  /** True when no server answered. */
  readonly isUnreachable?: boolean;
}
