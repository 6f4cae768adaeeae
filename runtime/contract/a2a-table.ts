/** The part of the contract between compiler and runtime that POST /a2a reads. */
import type { ArgumentRule } from './endpoints.ts';
import type { Reply } from './reply.ts';

/** Tables of POST /a2a. */
export interface A2aTable {
  /** Reply that refuses what is no request. */
  readonly invalid: Reply;
  readonly methods: Readonly<Record<string, A2aMethod>>;
  /** Any other method. */
  readonly unknown: A2aMethod;
  readonly versions: Readonly<Record<A2aVersion, A2aSpelling>>;
  /** Range of Accept-Language in lower case -> language (BCP 47) that is answered in. */
  readonly languages: Readonly<Record<string, string>>;
  /** Kind of part -> output modes of a client that takes it. */
  readonly modes: Readonly<Record<'text' | 'data', readonly string[]>>;
  /** Outcomes; `version` and `task` are templates, and in `parameters` the violations take the place of `{violations}`. */
  readonly errors: Readonly<Record<'request' | 'version' | 'parameters' | 'push' | 'task' | 'contentType' | 'outputModes', string>>;
}

/** Versions of A2A that differ in their spelling. */
export type A2aVersion = '0.3' | '1.0';

/** How a method is answered, and the version that it belongs to. */
export type A2aMethod = A2aConstant | A2aSend | A2aEcho;

interface A2aMethodHead {
  readonly version: A2aVersion;
}

/** Always answers the same. */
export interface A2aConstant extends A2aMethodHead {
  readonly kind: 'constant';
  readonly outcome: string;
}

/** Sends a message to the guide. */
export interface A2aSend extends A2aMethodHead {
  readonly kind: 'message';
}

/** Answers with the value of one parameter in a template; the complaint about the parameter is the outcome for a value that does not fit. */
export interface A2aEcho extends A2aMethodHead {
  readonly kind: 'echo';
  readonly parameter: ArgumentRule;
  readonly outcome: string;
}

/** How a version spells roles, parts and answers (A2A 0.3.0 section 6.4, 1.0 section 4.1.4). */
export interface A2aSpelling {
  /** Reply that gets a body. */
  readonly reply: Reply;
  /** Roles of a message that asks. */
  readonly asks: readonly unknown[];
  /** Fields of a message that are texts; the complaint is a violation. */
  readonly fields: readonly ArgumentRule[];
  /** What is said when the message itself, or another of its fields, is wrong (JSON). */
  readonly violations: Readonly<Record<'message' | 'role' | 'parts', string>>;
  /** Field of the configuration of a message that asks for push notifications. */
  readonly push: string;
  /** What parts and messages have besides their content. */
  readonly text: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  readonly message: Readonly<Record<string, string>>;
  /** Outcome in which the message takes the place of `{message}`. */
  readonly outcome: string;
}
