import { attribute, find, isNamed, type Element, type ElementContent } from '../../markdown/hast.ts';
import { countWordsOf } from '../../markdown/words.ts';
import { NO_LEVEL, type Candidate, type Candidates } from './candidates.ts';

/** The parts of a page that may answer a candidate, in order; empty without any, null when the content is not an answer. */
export const answerNodes = (candidate: Candidate, candidates: Candidates): readonly ElementContent[] | null => {
  const { form, element, around } = candidate;
  const parent = around.at(-1) as Element;
  if (form === 'item') return boxes(find(element, (child) => /^(?:accepted|suggested)Answer$/.test(attribute(child, 'itemprop') ?? '')));
  if (form === 'summary' && parent.tagName === 'details')
    return boxes({ ...parent, children: parent.children.filter((child) => child !== element) });
  if (form === 'term') return descriptions(candidates.behind(parent, element));
  return form === 'control' ? panelOf(candidate, candidates) : textBelow(candidate, candidates);
};

/** An element as a visible box, because closed content is hidden. */
const boxes = (element: Element | undefined): readonly ElementContent[] =>
  element ? [{ type: 'element', tagName: 'div', properties: {}, children: element.children }] : [];

const descriptions = (siblings: Iterable<ElementContent>): readonly ElementContent[] => {
  const found: ElementContent[] = [];
  for (const sibling of siblings) {
    if (isNamed(sibling, 'dd')) found.push(...boxes(sibling as Element));
    else if (sibling.type === 'element') break;
  }
  return found;
};

/** The panel of a control, else the next element, unless a title starts something else there. */
const panelOf = (candidate: Candidate, candidates: Candidates): readonly ElementContent[] | null => {
  const panel = candidates.panelOf(candidate);
  if (panel) return candidates.open(panel) ? boxes(panel) : null;
  const [next] = behind(candidate, candidates, 0);
  return next?.type === 'element' && !candidates.holds(next) && candidates.levelOf(next) === NO_LEVEL ? boxes(next) : [];
};

/** The text below a heading, up to the next one of its level or a higher one. */
const textBelow = (candidate: Candidate, candidates: Candidates): readonly ElementContent[] => [
  ...behind(candidate, candidates, candidates.levelOf(candidate.element)),
];

/** Maximum elements around a question without other content. */
const MAXIMUM_BOXES = 4;

/** The non-empty nodes after a candidate, up to a heading of a level; after the box around it if that has no other content. */
function* behind(candidate: Candidate, candidates: Candidates, level: number): Generator<ElementContent> {
  let inner: ElementContent = candidate.element;
  for (const parent of candidate.around.toReversed().slice(0, MAXIMUM_BOXES)) {
    let isFound = false;
    for (const node of candidates.behind(parent, inner)) {
      if (candidates.levelOf(node) <= level) return;
      if (countWordsOf(node) === 0) continue;
      isFound = true;
      yield node;
    }
    if (isFound || parent.type === 'root' || candidates.tallyIn(parent, candidate).all > 1) return;
    inner = parent;
  }
}
