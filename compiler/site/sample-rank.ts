/** Path names of pricing pages, in languages of many sites. */
const PRICES =
  /^(?:pric(?:es?|ing)|plans?|planes|tarif(?:as?|e|i|y|s)?|preise?|kosten|prijzen|precios?|precos?|prix|prezz[io]|cen[ay]|cennik|priser?|hinnat|fiyat(?:lar)?|harga)$/i;

/** Rank of a page for a sample, by its path: the number of its levels, and one less for a pricing page. Lower ranks come first. */
export const sampleRank = (path: string): number => {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.length - (parts.some((part) => PRICES.test(part.replace(/\.\w+$/, ''))) ? 1 : 0);
};
