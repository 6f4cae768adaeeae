/** Whether a host can do something; if not, what its users do instead, as an imperative sentence. */
export type Ability = true | { readonly instead: string };

/** What a host can do. Whatever one of the chosen hosts cannot do is not advertised by the bundle. */
export interface Supports {
  /** Send the headers of the header table, by rules with wildcards. */
  readonly headers: Ability;
  /** Answer the address of a page with HTML or markdown, by the Accept header. */
  readonly negotiation: Ability;
  /** Answer POST /mcp and POST /a2a, by itself or through the runtime. */
  readonly post: Ability;
}

/** What a bundle may advertise: what every chosen host serves, and the site wants. */
export type Serves = Readonly<Record<keyof Supports | 'missingData' | 'aliases', boolean>>;

/** Whether a host can do something. */
export const isAble = (ability: Ability): ability is true => ability === true;
