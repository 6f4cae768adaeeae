import type { Parent } from '../hast.ts';
import type { Repetition } from './model.ts';
import type { Unit } from './units.ts';

/** A unit with what is said of it; `repetition` is null for content. */
export interface Judged {
  readonly unit: Unit;
  readonly key: string;
  readonly repetition: Repetition | null;
}

/** The units of a tree by the elements that hold them. */
export class JudgedTree {
  readonly #own = new Map<Parent, Judged[]>();
  readonly #below = new Map<Parent, readonly Judged[]>();

  constructor(root: Parent, judged: readonly Judged[]) {
    for (const each of judged) this.#own.set(each.unit.parent, [...(this.#own.get(each.unit.parent) ?? []), each]);
    this.#collect(root);
  }

  /** Units whose words stand right in an element. */
  own(parent: Parent): readonly Judged[] {
    return this.#own.get(parent) ?? [];
  }

  /** Units inside of an element, however deep. */
  below(parent: Parent): readonly Judged[] {
    return this.#below.get(parent) ?? [];
  }

  #collect(parent: Parent): readonly Judged[] {
    const inside = parent.children.flatMap((child) => (child.type === 'element' ? this.#collect(child) : []));
    const all = [...this.own(parent), ...inside];
    this.#below.set(parent, all);
    return all;
  }
}
