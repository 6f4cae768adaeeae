/** The part of the contract between compiler and runtime that the A2A guide reads. */
import type { ConceptTable } from './search-tables.ts';

/** The A2A guide: names, numbers, rules and every answer written out. */
export interface AnswerTable {
  readonly defaultLanguage: string;
  /** language -> folded words that tell it from the others; `und` holds those that languages share. A draw goes to the earlier language. */
  readonly functionWords: Readonly<Record<string, readonly string[]>>;
  /** Concepts whose words explain a part of a question. Those that only the search has say what a text is about, and not what is asked. */
  readonly explaining: readonly string[];
  /** Concepts whose words neither explain a question nor need an explanation. */
  readonly neutral: readonly string[];
  /** Names of the things of the site. */
  readonly names: ConceptTable;
  /** concept, of the lexicon or of `names` -> the thing that its words name. */
  readonly meant: Readonly<Record<string, Entity>>;
  /** Words of names: however ordinary, they may belong to the name of something that the site does not have. */
  readonly nameWords: readonly string[];
  /** What misspelt words may be meant as. */
  readonly spelling: SpellingTable;
  /** Things whose names say what they are, so that they are known in other languages too. */
  readonly described: readonly Described[];
  /** Names that are everyday words: they count beside a word of one of the concepts `naming`, or with a capital letter inside a sentence. */
  readonly everyday: readonly string[];
  readonly naming: readonly string[];
  /** A word that nobody knows, beside a word of `concept`, is the name of a thing that the site does not have. */
  readonly strangers: readonly Stranger[];
  /** language -> folded number word -> its number. */
  readonly numbers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Folded words that may join two questions. */
  readonly conjunctions: readonly string[];
  /** In order: the first of the strongest matching rules wins. */
  readonly rules: readonly Rule[];
  /** Kind of limit -> what plans include, the cheapest plan first. */
  readonly ladders: Readonly<Record<string, readonly Rung[]>>;
  /**
   * key (intent, or intent and the values of its slots, joined by `/`) -> answer. Of things that are compared two stand in one key, in the order of
   * their slugs. What is no slug of a thing has a colon, as no slug does: `:none`, `:cheapest`, and for a kind of limit `limit:users`.
   */
  readonly answers: Readonly<Record<string, CompiledAnswer>>;
  /** language -> what stands before the address of the page to read, at the end of a reply. */
  readonly readMore: Readonly<Record<string, string>>;
  readonly facts: readonly FactReference[];
  readonly links: readonly AnswerLink[];
}

/** Words that misspelt ones are compared with. */
interface SpellingTable {
  /** A shorter word has too many neighbours, so that a correction would be a guess. */
  readonly leastLetters: number;
  /** First letter -> words, and beginnings of words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly beginnings: Readonly<Record<string, readonly string[]>>;
}

/** A thing of the site that a question can name; null is a name of that kind that the site does not have. */
export interface Entity {
  readonly kind: EntityKind;
  readonly slug: string | null;
}

/** A thing by the concepts of its name: for each word the concepts of which one must be in the question, and one of `beside`. */
export interface Described extends Entity {
  readonly concepts: readonly (readonly string[])[];
  readonly beside: readonly string[];
}

/** Kinds of things that have names. */
export type EntityKind = 'plan' | 'feature' | 'platform' | 'tool' | 'limit' | 'status' | 'lang';

/** Where a name stands that nobody knows: before or after a word of `concept`, or anywhere in the same question. */
export interface Stranger {
  readonly concept: string;
  readonly kind: EntityKind;
  readonly side: 'before' | 'after' | 'anywhere';
  /** Only where a thing of this kind is named that the site has. */
  readonly beside?: EntityKind;
  /** It must be written with a capital letter. */
  readonly capital?: true;
}

/** What one plan includes: at most so many, null for any number. */
export interface Rung {
  readonly plan: string;
  readonly most: number | null;
}

/** A condition on a question, and the intent that it speaks for. */
export interface Rule {
  readonly intent: string;
  /** Concepts that must all be in the question. */
  readonly all: readonly string[];
  /** Concepts of which one must be in the question, when there are any. */
  readonly any: readonly string[];
  /** Concepts that must not be in the question. */
  readonly none: readonly string[];
  /** Things that the question must name, of these kinds; a kind that stands twice wants two or more. Their slugs become slots and parts of the answer's key. */
  readonly names: readonly EntityKind[];
  /** Things of these kinds must not be named. */
  readonly without?: readonly EntityKind[];
  /** Whether a thing that the site does not have will do. */
  readonly stranger?: true;
  /** A number must be in the question: the slot `min`, with the ladder of the named limit. */
  readonly number?: true;
  /**
   * A fixed slot value, part of the answer's key. One that is a choice and no slug, such as `:cheapest`, begins with a colon, which the reply leaves
   * out. `{limit}` stands for the limit that is named.
   */
  readonly slot?: readonly [name: string, value: string];
  /** The rule wins a draw with a guide of its strength. */
  readonly firm?: true;
  /** The site itself says what the question means, however much else is in it. */
  readonly own?: true;
  /** Most words that the question may have (a greeting is short); no bound when absent. */
  readonly words?: number;
  /** 1 weak to 3 certain. Guide search competes with the same numbers. */
  readonly strength: 1 | 2 | 3;
}

/** An answer, written out in every language of the site. */
export interface CompiledAnswer {
  /** language -> plain text; the reply adds the first page to read. */
  readonly text: Readonly<Record<string, string>>;
  /** `partial`: the answer leaves open what was asked, and says where to read on. */
  readonly answered: boolean | 'partial';
  /** Courtesy is left unsaid where there is something to answer. */
  readonly courtesy?: true;
  /** Positions in `facts` and `links`. */
  readonly facts: readonly number[];
  readonly links: readonly number[];
  /** Why it is not answered; absent when it is. */
  readonly reason?: UnansweredReason;
  /** language -> questions that the site can answer. */
  readonly suggestions: Readonly<Record<string, readonly string[]>>;
}

/** Why a question is not answered. */
export type UnansweredReason = 'out_of_scope' | 'not_published' | 'unknown_entity' | 'action_not_available' | 'unclear';

/** A published value that an answer states, and where to check it: JSON pointer (RFC 6901) into a public document. */
export interface FactReference {
  readonly key: string;
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
  readonly source: string;
  readonly pointer: string;
  /** Words of the page that shows the value, and their address; absent for one that more than the page states. */
  readonly quote?: string;
  readonly page?: string;
}

/** A page to read, with its forms for machines. */
export interface AnswerLink {
  readonly rel: string;
  readonly title: string;
  readonly url: string;
  readonly markdown?: string;
  readonly json?: string;
}
