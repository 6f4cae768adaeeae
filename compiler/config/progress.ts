/** Steps of a build, in order. */
export const STEPS = ['crawl', 'render', 'pages', 'markdown', 'dates', 'facts', 'artefacts', 'search', 'compression', 'report'] as const;

/** Progress of a build. */
export interface Progress {
  readonly step: (typeof STEPS)[number];
  /** Completed pages, kinds or files, and addresses of a crawl; absent where nothing is counted. */
  readonly done?: number;
  /** Known total; absent for artefacts, whose number is unknown. */
  readonly total?: number;
}

/** Receives the progress of a build. It is called for every page and file, so it must be fast. */
export type OnProgress = (progress: Progress) => void;
