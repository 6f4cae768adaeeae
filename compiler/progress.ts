/** Steps of a build, in their order. */
export const STEPS = ['pages', 'markdown', 'facts', 'artefacts', 'report'] as const;

/** How far a build is. */
export interface Progress {
  readonly step: (typeof STEPS)[number];
  /** Pages that are done, of all; absent where pages are not counted. */
  readonly done?: number;
  readonly total?: number;
}

/** Is told how far a build is; it is called for every page, so that it has to be quick. */
export type OnProgress = (progress: Progress) => void;
