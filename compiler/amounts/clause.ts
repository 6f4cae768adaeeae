/** What an amount is: a price, what an extra costs, a saving, or money that no price list is about. */
export type Role = 'price' | 'addOn' | 'saving' | 'other';

/** What the words behind an amount say of it. */
export interface Suffix {
  readonly period: string | null;
  readonly per: string | null;
  /** How often it is paid, as far as words say so; the same as `period` or not. */
  readonly paid: string | null;
  readonly role: Role;
  readonly isFrom: boolean;
  /** False when the words make the amount a bound, or say something that has no certain meaning. */
  readonly isClear: boolean;
  /** True when it is paid once; later words of periods are about something else. */
  readonly isOnce: boolean;
  /** Offset in the text, and index of the part, behind the last word that belongs to the amount. */
  readonly end: number;
  readonly next: number;
}

/** How the words of a text stand to its amounts. */
export interface Layout {
  /** True when the words of periods stand before their amounts: "Monthly $49, yearly $490". */
  readonly isLabelled: boolean;
}

/** What a few words behind an amount say of it, and the part behind them. */
export interface Clause {
  readonly says: Partial<Suffix>;
  readonly next: number;
}

/** Where a clause is read. */
export interface ClauseContext extends Layout {
  /** Part that holds the amount. */
  readonly amount: number;
  readonly known: Suffix;
  /** True when an end of a line stands between the clause and what was read before. */
  readonly isBroken: boolean;
}
