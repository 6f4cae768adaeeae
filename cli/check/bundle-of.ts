import { onceEach } from '../../compiler/base/memoise.ts';
import { partsFrom, type ChosenParts } from '../../compiler/config/only.ts';
import { selectionsOf, type Selection } from '../../compiler/markdown/selections.ts';
import { paths } from '../../compiler/paths.ts';
import { memberOf } from './checks/findings.ts';
import type { Context } from './check.ts';
import { answerOr } from './failed-request.ts';

/** What the manifest of a bundle tells about all of it. Everything is complete for a site that is not a bundle. */
interface CheckedBundle {
  readonly parts: ChosenParts;
  /** Abilities that not every host of it has. */
  readonly lacks: readonly unknown[];
  /** The selectors of its configuration for the content of pages. */
  readonly selections: readonly Selection[];
}

/** Maximum selectors, and characters of each, that are taken from a manifest, because it may be hostile. */
const MOST_SELECTORS = 50;
const LONGEST_SELECTOR = 200;

/** Reads the manifest of a bundle, once. */
export const bundleOf = onceEach(async ({ get }: Context): Promise<CheckedBundle> => {
  const manifest = await answerOr<unknown>(
    get(paths.manifest).then((answer) => answer.json()),
    null,
  );
  const markdown = memberOf(manifest, 'markdown');
  const [main] = selectorsIn([memberOf(markdown, 'main')]);
  const [keep, drop] = ['keep', 'drop'].map((key) => selectorsIn(memberOf(markdown, key)));
  return {
    parts: partsFrom(memberOf(manifest, 'parts')),
    lacks: listOf(memberOf(manifest, 'lacks')),
    selections: selectionsOf({ markdown: { ...(main !== undefined && { main }), keep: keep ?? [], drop: drop ?? [] } }),
  };
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const selectorsIn = (value: unknown): readonly string[] =>
  listOf(value)
    .filter((each): each is string => typeof each === 'string' && each.length <= LONGEST_SELECTOR)
    .slice(0, MOST_SELECTORS);
