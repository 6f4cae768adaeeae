/** Steps of a build, in their order. */
export const STEPS = ['crawl', 'render', 'pages', 'markdown', 'dates', 'facts', 'artefacts', 'search', 'compression', 'report'] as const;

/** How far a build is. */
export interface Progress {
  readonly step: (typeof STEPS)[number];
  /** Pages, kinds or files that are done, and of a crawl addresses; absent where nothing is counted. */
  readonly done?: number;
  /** All of them, as far as they are known by then; absent for artefacts, of which nobody knows how many there will be. */
  readonly total?: number;
}

/** Is told how far a build is; it is called for every page and file, so that it has to be quick. */
export type OnProgress = (progress: Progress) => void;
