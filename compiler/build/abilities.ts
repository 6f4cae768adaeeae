/** Whether a host can do something; if not, an alternative as an imperative sentence. */
export type Ability = true | { readonly instead: string };

/** Abilities of a host. The bundle does not advertise what one of the chosen hosts cannot do. */
export interface Supports {
  /** Send the headers of the header table, with wildcard rules. */
  readonly headers: Ability;
  /** Answer the address of a page with HTML or markdown, by the Accept header. */
  readonly negotiation: Ability;
  /** Answer POST /mcp and POST /a2a, natively or through the runtime. */
  readonly post: Ability;
}

/** What a bundle may advertise: what every chosen host serves, and the configuration allows. */
export type Serves = Readonly<Record<keyof Supports | 'missingData' | 'aliases', boolean>>;

/** Whether a host can do something. */
export const isAble = (ability: Ability): ability is true => ability === true;
