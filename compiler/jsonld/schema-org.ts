/** A term of schema.org without its prefix: `https://schema.org/Offer` and `schema:Offer` are `Offer`. */
export const withoutPrefix = (term: string): string => term.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
