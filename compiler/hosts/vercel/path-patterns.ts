import type { FilePattern, HeaderPlan, HeaderRule } from '../../headers/rules.ts';
import { encodePath } from '../../paths.ts';
import { fileLikePages } from '../file-like-paths.ts';
import type { HostPlan } from '../host.ts';

/** Source of a regular expression for a part of a path, in the form in which requests have it and in the one that it stands for. */
export const literal = (path: string): string => {
  const forms = [...new Set([encodePath(path), path])].map((form) => form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll('\\/', '/'));
  return forms.length === 1 ? String(forms[0]) : `(?:${forms.join('|')})`;
};

/** Source for the paths that a pattern matches. */
const patternSource = (pattern: FilePattern): string =>
  'path' in pattern ? literal(pattern.path) : `${literal(pattern.folder)}.*${literal(pattern.extension)}`;

/** Paths of one rule, of which a part is the path of a page. */
export interface RuleSource {
  /** Its first group is the page of a file, without its last slash; only where `hasPage`. */
  readonly source: string;
  readonly hasPage: boolean;
}

/** The header table as regular expressions of which every path matches one: those of files, and one for everything else, which may be a page. */
export class PathPatterns {
  readonly #plan: HeaderPlan;
  readonly #disguised: readonly { readonly stem: string; readonly rule: HeaderRule }[];
  readonly #endpoints: string;

  /** @param endpoints source for what is neither page nor file. */
  constructor({ headers, build }: Pick<HostPlan, 'headers' | 'build'>, endpoints: string) {
    this.#plan = headers;
    this.#disguised = fileLikePages(headers, build.pages);
    this.#endpoints = endpoints;
  }

  /** Of pages, and of what does not exist; the first group is the path without its last slash. */
  get page(): string {
    const files = this.#plan.rules.filter(({ within }) => within === null).map(({ pattern }) => patternSource(pattern));
    const isDisguised = this.#disguised.map(({ stem }) => literal(stem));
    const exempt = isDisguised.length === 0 ? '' : `(?=(?:${isDisguised.join('|')})/?$)|`;
    return `^(?:${exempt}(?!(?:${[this.#endpoints, ...files].join('|')})$))((?:/[^/<>]+)*)/?$`;
  }

  /** Of a rule, without what a later one counts for. A rule whose headers name the page has a source for the indexes of folders and one for the rest. */
  ofRule(rule: HeaderRule): readonly RuleSource[] {
    const { pattern } = rule;
    const others = [
      ...this.#plan.rules.filter(({ within }) => within === rule).map((each) => patternSource(each.pattern)),
      ...this.#disguised.filter((page) => page.rule === rule).map(({ stem }) => literal(stem)),
    ];
    const except = others.length === 0 ? '' : `(?!(?:${others.join('|')})$)`;
    const hasPage = rule.headers.some(([, value]) => value.includes('{page}'));
    if ('path' in pattern || !hasPage) return [{ source: `^${except}${patternSource(pattern)}$`, hasPage: false }];
    const [folder, ending] = [literal(pattern.folder.slice(0, -1)), literal(pattern.extension)];
    return [
      { source: `^${except}(${folder}(?:/.*)?)/index${ending}$`, hasPage },
      { source: `^${except}(?!.*/index${ending}$)(${folder}/.*)${ending}$`, hasPage },
    ];
  }
}
