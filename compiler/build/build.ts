import type { Artefact } from '../artefact.ts';
import type { StoredText } from '../base/text-file.ts';
import type { Settings } from '../config/settings.ts';
import type { FactLog } from '../facts/log.ts';
import type { Resource } from '../facts/resource.ts';
import type { Facts } from '../facts/resources/index.ts';
import type { Page } from '../pages/page.ts';
import type { ProblemList } from '../problems/problem.ts';
import type { Site } from '../site/site.ts';
import type { Serves } from './abilities.ts';
import type { OwnTemplates } from './site-templates.ts';

/** Everything that an emitter may read. It is complete and immutable: emitters do not see the work of others. */
export interface Build {
  readonly site: Site;
  readonly settings: Settings;
  /** What all hosts of the bundle serve; nothing else is advertised. */
  readonly serves: Serves;
  /** Public address without trailing slash. */
  readonly base: string;
  /** Sign-up address of the application; null when it is not known. */
  readonly app: string | null;
  readonly pages: readonly Page[];
  /** Pages that may be listed in indexes, in the order of importance. */
  readonly listed: readonly Page[];
  /** The page for developers, where sitec writes or fills it; null when the site has its own, and without one. */
  readonly developers: Page | null;
  /** Every kind of facts that has records: the built-in ones, then the declared ones of the configuration. */
  readonly resources: readonly Resource[];
  readonly facts: Facts;
  /** The claims of each source about each fact. */
  readonly log: Pick<FactLog, 'entries' | 'story'>;
  /** Templates of the site. */
  readonly templates: OwnTemplates;
  readonly problems: ProblemList;
  /** Stores a text in a temporary file until the end of the build. */
  store(text: string): StoredText;
}

/** Makes files of one kind. Pure: the same build gives the same artefacts. */
export interface Emitter {
  readonly name: string;
  emit(build: Build): Iterable<Artefact>;
}

/** Declares an emitter. */
export const defineEmitter = (name: string, emit: Emitter['emit']): Emitter => ({ name, emit });
