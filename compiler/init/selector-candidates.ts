import { selectElements } from '../facts/readers/selectors.ts';
import { isNamed, type Element, type Parent, type Root } from '../markdown/hast.ts';
import { stableNames, utilityClasses, type SimpleSelector } from './stable-names.ts';

/** Selectors that are tried on a page: more would take longer than a person waits. */
const MAXIMUM_TRIED = 160;
/** Selectors that match, which the caller may choose from. */
const MAXIMUM_FOUND = 4;

const COST = { scope: 0.6, child: 0.5, has: 2.5, utility: 8, place: 9 } as const;

/** Tags that say what an element is, and those that only hold something. */
const TAG_COST: ReadonlyMap<string, number> = new Map([
  ['article', 2],
  ['li', 2],
  ['section', 2.2],
  ['div', 3.2],
  ['span', 3.2],
]);

/** Selectors that match just these elements of a page, the most durable first; none when there is no such selector. */
export const selectorsOf = (root: Root, targets: readonly Element[]): readonly string[] => {
  const own = compounds(targets);
  const scopes = scopesOf(root, targets);
  const scoped = scopes.flatMap(({ selector, cost, isParent }) =>
    own.map((each) => ({
      selector: `${selector} ${isParent ? '> ' : ''}${each.selector}`,
      cost: cost + each.cost + COST.scope + (isParent ? COST.child : 0),
    })),
  );
  const found: string[] = [];
  for (const { selector } of byCost([...own, ...scoped]).slice(0, MAXIMUM_TRIED)) {
    if (matchesOnly(selector, root, targets)) found.push(selector);
    if (found.length === MAXIMUM_FOUND) break;
  }
  return found;
};

/** The cheapest first; of equal ones the shorter. */
export const byCost = (selectors: readonly SimpleSelector[]): readonly SimpleSelector[] =>
  selectors.toSorted((a, b) => a.cost - b.cost || a.selector.length - b.selector.length || (a.selector < b.selector ? -1 : 1));

const matchesOnly = (selector: string, root: Root, targets: readonly Element[]): boolean => {
  const found = selectElements(selector, root);
  return found.length === targets.length && found.every((element) => targets.includes(element));
};

/** What all of the elements match, without what stands around them. */
export const compounds = (targets: readonly Element[]): readonly SimpleSelector[] => {
  const names = sharedNames(targets);
  const tag = sharedTag(targets);
  const having = tag === null ? [] : headingsIn(targets).map((heading) => `:has(${heading})`);
  const pairs = names.flatMap((first, index) =>
    names
      .slice(index + 1, index + 4)
      .map((second) => ({ selector: joined(first.selector, second.selector), cost: first.cost + second.cost })),
  );
  const tagged = tag === null ? [] : names.map(({ selector, cost }) => ({ selector: `${tag.selector}${selector}`, cost: cost + 0.4 }));
  const structural = tag === null ? [] : [tag, ...having.map((has) => ({ selector: tag.selector + has, cost: tag.cost + COST.has }))];
  return byCost([...names, ...tagged, ...pairs, ...structural, ...looks(targets, tag), ...places(tag)]);
};

/** An attribute that names a tag cannot stand before a class. */
const joined = (first: string, second: string): string => first + second;

const sharedNames = (targets: readonly Element[]): readonly SimpleSelector[] => {
  const [first, ...others] = targets.map((target) => stableNames(target));
  const isShared = ({ selector }: SimpleSelector): boolean => others.every((names) => names.some((name) => name.selector === selector));
  return first?.filter(isShared).slice(0, 6) ?? [];
};

const sharedTag = (targets: readonly Element[]): SimpleSelector | null => {
  const [tag = '', ...others] = new Set(targets.map(({ tagName }) => tagName));
  return others.length > 0 || !/^[a-z][a-z0-9-]*$/.test(tag)
    ? null
    : { selector: tag, cost: TAG_COST.get(tag) ?? (/^h[1-6]$/.test(tag) ? 1 : 2.4) };
};

/** Headings that stand at the same place in each of them. */
const headingsIn = (targets: readonly Element[]): readonly string[] => {
  const own = targets.map(headingPaths);
  return (own[0] ?? []).filter((path) => own.every((paths) => paths.includes(path)));
};

const headingPaths = (element: Element): readonly string[] =>
  element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (/^h[1-6]$/.test(child.tagName)) return [`> ${child.tagName}`];
    return child.children.flatMap((inner) =>
      inner.type === 'element' && /^h[1-6]$/.test(inner.tagName) ? [`> ${child.tagName} > ${inner.tagName}`] : [],
    );
  });

/** Classes that only say how they look: the last resort, since they change with the design. */
const looks = (targets: readonly Element[], tag: SimpleSelector | null): readonly SimpleSelector[] => {
  const [first = [], ...others] = targets.map(utilityClasses);
  const shared = first.filter((name) => others.every((names) => names.includes(name)));
  const all = shared.map((name) => `.${name}`);
  const pairs = all.flatMap((name, index) => all.slice(index + 1, index + 8).map((other) => name + other));
  return [...all.map((selector) => ({ selector, cost: COST.utility })), ...pairs.map((selector) => ({ selector, cost: COST.utility + 1 }))]
    .slice(0, 40)
    .map(({ selector, cost }) => ({ selector: `${tag?.selector ?? ''}${selector}`, cost }));
};

/** Where they stand among their siblings, when all stand at the same place. */
const places = (tag: SimpleSelector | null): readonly SimpleSelector[] => {
  if (tag === null) return [];
  const steps = [2, 3, 4].map((number) => ({ selector: `${tag.selector}:nth-of-type(${number})`, cost: COST.place + number / 10 }));
  return [
    { selector: `${tag.selector}:not(:first-child)`, cost: 4 },
    { selector: `${tag.selector}:first-of-type`, cost: 4.5 },
    { selector: `${tag.selector}:last-of-type`, cost: 4.6 },
    ...steps,
  ];
};

interface Scope extends SimpleSelector {
  /** True when the elements are its children. */
  readonly isParent: boolean;
}

/** The elements around all of them, by name: the nearest ones first, and few. */
const scopesOf = (root: Root, targets: readonly Element[]): readonly Scope[] => {
  const around = ancestorsOf(root, targets);
  const [parent] = around;
  const isParentOfAll = parent !== undefined && targets.every((target) => parent.children.includes(target));
  return around.slice(0, 8).flatMap((element, distance) => {
    const isParent = distance === 0 && isParentOfAll;
    const names = stableNames(element, true).slice(0, 2);
    const landmark = isNamed(element, 'main', 'article', 'section', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'body')
      ? [{ selector: element.tagName, cost: 2 }]
      : [];
    const child = isParent || distance === 0 ? childScope(element, around[1]) : [];
    return [...names, ...landmark, ...child].map(({ selector, cost }) => ({ selector, cost: cost + distance * 0.3, isParent }));
  });
};

/** `#pricing > div`: the element that holds them, by the one around it. */
const childScope = (element: Element, outer: Element | undefined): readonly SimpleSelector[] => {
  if (!outer) return [];
  const names = [
    ...stableNames(outer, true).slice(0, 2),
    ...(isNamed(outer, 'main', 'section') ? [{ selector: outer.tagName, cost: 2 }] : []),
  ];
  return names.map(({ selector, cost }) => ({ selector: `${selector} > ${element.tagName}`, cost: cost + COST.child + 1 }));
};

/** The elements that hold all of the targets, the nearest first. */
const ancestorsOf = (root: Root, targets: readonly Element[]): readonly Element[] => {
  const [first = [], ...others] = targets.map((target) => pathTo(target, root) ?? []);
  return first.filter((element) => others.every((path) => path.includes(element)) && !isNamed(element, 'html')).toReversed();
};

const pathTo = (target: Element, node: Parent): readonly Element[] | null => {
  for (const child of node.children) {
    if (child === target) return [];
    const inner = child.type === 'element' ? pathTo(target, child) : null;
    if (inner !== null) return [child as Element, ...inner];
  }
  return null;
};
