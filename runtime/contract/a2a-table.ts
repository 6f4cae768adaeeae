/** The part of the contract between compiler and runtime for POST /a2a. */
import type { ArgumentRule } from './endpoints.ts';
import type { Reply } from './reply.ts';

/** Tables of POST /a2a. */
export interface A2aTable {
  /** Reply to an invalid request. */
  readonly invalid: Reply;
  readonly methods: Readonly<Record<string, A2aMethod>>;
  /** Any other method. */
  readonly unknown: A2aMethod;
  readonly versions: Readonly<Record<A2aVersion, A2aSpelling>>;
  /** Range of Accept-Language in lower case -> language (BCP 47) of the answer. */
  readonly languages: Readonly<Record<string, string>>;
  /** Kind of part -> output modes of a client that accepts it. */
  readonly modes: Readonly<Record<'text' | 'data', readonly string[]>>;
  /** Outcomes; `version` and `task` are templates, and in `parameters` the violations replace `{violations}`. */
  readonly errors: Readonly<Record<'request' | 'version' | 'parameters' | 'push' | 'task' | 'contentType' | 'outputModes', string>>;
}

/** Versions of A2A that differ in their spelling. */
export type A2aVersion = '0.3' | '1.0';

/** The answer of a method, and its version. */
export type A2aMethod = A2aConstant | A2aSend | A2aEcho;

interface A2aMethodHead {
  readonly version: A2aVersion;
}

/** A constant answer. */
export interface A2aConstant extends A2aMethodHead {
  readonly kind: 'constant';
  readonly outcome: string;
}

/** Sends a message to the guide. */
export interface A2aSend extends A2aMethodHead {
  readonly kind: 'message';
}

/** Answers with the value of one parameter in a template; the complaint about the parameter is the outcome for an invalid value. */
export interface A2aEcho extends A2aMethodHead {
  readonly kind: 'echo';
  readonly parameter: ArgumentRule;
  readonly outcome: string;
}

/** How a version spells roles, parts and answers (A2A 0.3.0 section 6.4, 1.0 section 4.1.4). */
export interface A2aSpelling {
  /** Reply whose body is filled in. */
  readonly reply: Reply;
  /** Roles of a message from the user. */
  readonly asks: readonly unknown[];
  /** Text fields of a message; the complaint is a violation. */
  readonly fields: readonly ArgumentRule[];
  /** Violations (JSON) when the message itself, or another of its fields, is wrong. */
  readonly violations: Readonly<Record<'message' | 'role' | 'parts', string>>;
  /** Field of the configuration of a message that asks for push notifications. */
  readonly push: string;
  /** Constant members of parts and messages. */
  readonly text: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  readonly message: Readonly<Record<string, string>>;
  /** Outcome with the placeholder `{message}`. */
  readonly outcome: string;
}
