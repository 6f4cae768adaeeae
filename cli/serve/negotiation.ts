import type { Bundle, Route } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';

/** A bundle of which every page is answered with HTML, whatever a request accepts, as hosts do that do not negotiate. Markdown keeps its own addresses. */
export const withoutNegotiation = ({ index, read }: Bundle): Bundle => {
  const plain = ({ markdown: _, ...route }: Route): Route => route;
  const routes = Object.fromEntries(Object.entries(index.routes).map(([path, route]) => [path, plain(route)]));
  const { page, api, apiPath } = index.missing;
  return {
    index: { ...index, headers: index.headers.map(unvaried), routes, missing: { page: plain(page), api: plain(api), apiPath } },
    read,
  };
};

const unvaried = (set: HeaderSet): HeaderSet => set.map(([name, value]) => [name, name === 'Vary' ? value.replace('Accept, ', '') : value]);
