import { updatedOf } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { newest } from '../facts/resources/pages.ts';
import type { Build } from './build.ts';

/** The newest date (YYYY-MM-DD) that a page or a kind of facts has; null when none has one. */
export const lastContentDate = ({ pages, resources, facts }: Build): string | null =>
  newest([...pages.map(({ updated }) => updated), ...resources.map((resource) => updatedOf(factsOf(facts, resource).body))]);
