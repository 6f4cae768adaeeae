/** A link of a Link header (RFC 8288, section 3). */
export interface HeaderLink {
  readonly target: string;
  /** Relations and media type in lower case; empty where the link has none. */
  readonly relations: readonly string[];
  readonly type: string;
}

const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;
const TYPE = /;\s*type\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

const valueIn = (parameters: string, name: RegExp): string => {
  const [, quoted, plain] = name.exec(parameters) ?? [];
  return (quoted ?? plain ?? '').trim().toLowerCase();
};

/** The links of an answer, in order. */
export const headerLinks = (headers: Headers): readonly HeaderLink[] =>
  [...(headers.get('link') ?? '').matchAll(/<([^<>]*)>([^<]*)/g)].map(([, target = '', parameters = '']) => ({
    target,
    relations: valueIn(parameters, REL).split(/\s+/),
    type: valueIn(parameters, TYPE).split(';')[0]?.trim() ?? '',
  }));

/** The relations of all links of an answer. */
export const linkRelations = (headers: Headers): readonly string[] => headerLinks(headers).flatMap(({ relations }) => relations);
