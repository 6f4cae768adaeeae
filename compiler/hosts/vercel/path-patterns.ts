import type { FilePattern, HeaderPlan, HeaderRule } from '../../headers/rules.ts';
import { encodePath } from '../../paths.ts';
import { fileLikePages } from '../file-like-paths.ts';
import type { HostPlan } from '../host.ts';

/** Regular expression for a part of a path, both in the encoded and in the decoded form. */
export const literal = (path: string): string => {
  const forms = [...new Set([encodePath(path), path])].map((form) => form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll('\\/', '/'));
  return forms.length === 1 ? String(forms[0]) : `(?:${forms.join('|')})`;
};

/** Regular expression for the paths of a pattern. */
const patternSource = (pattern: FilePattern): string =>
  'path' in pattern ? literal(pattern.path) : `${literal(pattern.folder)}.*${literal(pattern.extension)}`;

/** Paths of one rule, part of which is the path of a page. */
export interface RuleSource {
  /** Its first group is the page of a file, without its last slash; only if `hasPage`. */
  readonly source: string;
  readonly hasPage: boolean;
}

/**
 * The header table as regular expressions, one of which matches each path: those of files, and one for everything else, which may be a
 * page.
 */
export class PathPatterns {
  readonly #plan: HeaderPlan;
  readonly #disguised: readonly { readonly stem: string; readonly rule: HeaderRule }[];
  readonly #endpoints: string;

  /** @param endpoints expression for paths that are neither pages nor files. */
  constructor({ headers, build }: Pick<HostPlan, 'headers' | 'build'>, endpoints: string) {
    this.#plan = headers;
    this.#disguised = fileLikePages(headers, build.pages);
    this.#endpoints = endpoints;
  }

  /** Matches pages and missing paths in a folder; the first group is the path without its last slash. */
  pageIn(folder: string): string {
    return this.page.replace('^', () => `^(?=${literal(folder.slice(0, -1))}(?:/|$))`);
  }

  /** Matches pages and missing paths; the first group is the path without its last slash. */
  get page(): string {
    const files = this.#plan.rules.filter(({ within }) => within === null).map(({ pattern }) => patternSource(pattern));
    const isDisguised = this.#disguised.map(({ stem }) => literal(stem));
    const exempt = isDisguised.length === 0 ? '' : `(?=(?:${isDisguised.join('|')})/?$)|`;
    return `^(?:${exempt}(?!(?:${[this.#endpoints, ...files].join('|')})$))((?:/[^/<>]+)*)/?$`;
  }

  /**
   * Matches the paths of a rule, without those of later rules. A rule with the page in its headers has one expression for the indexes of
   * folders and one for the rest.
   */
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
