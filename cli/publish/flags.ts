/** Flags of `sitec publish` as the command line gives them. */
export interface PublishFlags {
  /** Path or address of an earlier release. */
  readonly since?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly config?: string;
  readonly cwd?: string;
  readonly quiet?: boolean;
  readonly silent?: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly color?: boolean;
}
