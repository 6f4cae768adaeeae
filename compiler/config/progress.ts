/** Steps of a build, in their order. */
export const STEPS = ['crawl', 'render', 'pages', 'markdown', 'facts', 'artefacts', 'report'] as const;

/** How far a build is. */
export interface Progress {
  readonly step: (typeof STEPS)[number];
  /** Pages that are done, of all or of those that are rendered, and of a crawl addresses of those that are known by then; absent where nothing is counted. */
  readonly done?: number;
  readonly total?: number;
}

/** Is told how far a build is; it is called for every page, so that it has to be quick. */
export type OnProgress = (progress: Progress) => void;
