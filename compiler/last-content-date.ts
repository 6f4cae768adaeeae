import type { Build } from './artefact.ts';
import { updatedOf } from './resource.ts';
import { newest } from './resources/pages.ts';
import { factsOf } from './resources/index.ts';

/** The newest date (YYYY-MM-DD) that a page or a kind of facts has; null when none has one. */
export const lastContentDate = ({ pages, resources, facts }: Build): string | null =>
  newest([...pages.map(({ updated }) => updated), ...resources.map((resource) => updatedOf(factsOf(facts, resource).body))]);
