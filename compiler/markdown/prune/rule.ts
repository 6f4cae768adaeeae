import type { Element } from '../hast.ts';

/** Where an element stands, as far as the rules ask. */
export interface Surroundings {
  /** Inside the element that was chosen as the page's main content. */
  readonly main: boolean;
  /** Inside a form. */
  readonly inForm: boolean;
  /** The nearest table cell, heading, link, list item or quotation around the element; undefined when there is none. */
  readonly holder: Element | undefined;
  /** Path of the page. */
  readonly path: string;
  /** True when `visibility: hidden` is the start of an animation on this page; see `animatedShare`. */
  readonly animated: boolean;
  /** Elements that only those who listen are told of, whose words stand nowhere beside them: see `SpokenWords`. */
  readonly spoken: ReadonlySet<Element>;
  /** Elements that hold two links or more, all of them to places in the page: see `linkedPlaces`. */
  readonly contents: ReadonlySet<Element>;
  /** Elements that begin like the steps to a page: see `beginsWithStep`. */
  readonly trails: ReadonlySet<Element>;
}

/** `drop` leaves the element out with everything in it; so does `hide`, because no reader sees it. */
export type RuleVerdict = 'drop' | 'hide' | undefined;

/** A reason to leave an element out. */
export interface Rule {
  readonly name: string;
  /** What the rule can say something of; it is not asked of other elements. */
  readonly of: {
    readonly tags?: ReadonlySet<string>;
    readonly properties?: readonly string[];
    /** Class names and identifiers. */
    readonly names?: RegExp;
    /** True for elements whose links all lead to places in the page. */
    readonly contents?: true;
    /** True for elements that begin like the steps to a page. */
    readonly trails?: true;
  };
  /**
   * What it leaves out: `chrome` is a menu, a header or a footer of the site; `hidden` is not seen by people, or not heard; `own` is marked there,
   * or repeats what is beside it, and goes from what the configuration keeps too.
   */
  readonly kind?: 'chrome' | 'hidden' | 'own';
  /** True where content may have the signs that it goes by, so that a heading, a question or an amount that it takes is told. */
  readonly isDoubtful?: true;
  verdict(element: Element, surroundings: Surroundings): RuleVerdict;
}
