/** A template of a site. */
export interface OwnTemplate {
  readonly source: string;
  /** Path of the file, relative to the working folder. */
  readonly file: string;
}

/** The templates of a site, by the path of the sitec template that each replaces. */
export type OwnTemplates = ReadonlyMap<string, OwnTemplate>;
