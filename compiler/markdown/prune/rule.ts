import type { Element } from '../hast.ts';

/** The position of an element, as far as the rules use it. */
export interface Surroundings {
  /** True inside the element that was chosen as the main content. */
  readonly main: boolean;
  /** True inside a form. */
  readonly inForm: boolean;
  /** The nearest table cell, heading, link, list item or quotation around the element. Undefined when there is none. */
  readonly holder: Element | undefined;
  /** Path of the page. */
  readonly path: string;
  /** True when `visibility: hidden` is the start of an animation on this page, see `animatedShare`. */
  readonly animated: boolean;
  /** Texts for screen readers that the visible text beside them does not repeat, see `spokenWords`. */
  readonly spoken: ReadonlySet<Element>;
  /** Elements with two or more links, all of them to fragments of the page, see `linkedPlaces`. */
  readonly contents: ReadonlySet<Element>;
  /** Elements that begin like breadcrumbs, see `beginsWithStep`. */
  readonly trails: ReadonlySet<Element>;
}

/** Both values leave out the element with all its content. `hide` means that readers of the page do not see it. */
export type RuleVerdict = 'drop' | 'hide' | undefined;

/** A reason to leave an element out. */
export interface Rule {
  readonly name: string;
  /** Elements that the rule applies to. It is not called for others. */
  readonly of: {
    readonly tags?: ReadonlySet<string>;
    readonly properties?: readonly string[];
    /** Pattern of class names and identifiers. */
    readonly names?: RegExp;
    /** True for elements whose links all lead to fragments of the page. */
    readonly contents?: true;
    /** True for elements that begin like breadcrumbs. */
    readonly trails?: true;
  };
  /**
   * What the rule leaves out, in the order of the values: menus, headers and footers of the site; content that people do not see or hear;
   * content that carries the mark itself or repeats its neighbour, which is left out of kept elements too.
   */
  readonly kind?: 'chrome' | 'hidden' | 'own';
  /** True when content may have the same signs, so that a heading, a question or an amount that the rule leaves out is reported. */
  readonly isDoubtful?: true;
  verdict(element: Element, surroundings: Surroundings): RuleVerdict;
}
