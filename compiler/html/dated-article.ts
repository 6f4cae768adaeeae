import { dateOf } from '../base/dates.ts';

/** Article data of a page from its elements alone. */
export interface DatedArticle {
  /** Visible date of publication (YYYY-MM-DD). Null when there is none that can be read. */
  readonly date: string | null;
}

/** Data of an `article` element, without nested ones. */
interface ArticleElement {
  hasTitle: boolean;
  hasTime: boolean;
  date: string | null;
}

/**
 * Finds the only `article` of a page with its title and a time. Cards of other articles have no `h1`, and lists of articles have several.
 */
export class ArticleReader {
  readonly #found: ArticleElement[] = [];
  #level = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'article' && ++this.#level === 1) this.#found.push({ hasTitle: false, hasTime: false, date: null });
    const article = this.#level === 1 ? this.#found.at(-1) : undefined;
    if (article && name === 'h1') article.hasTitle = true;
    if (!article || name !== 'time') return;
    article.hasTime = true;
    article.date ??= dateOf(attributes.datetime ?? '');
  }

  close(name: string): void {
    if (name === 'article') this.#level--;
  }

  /** Null when there is none, or more than one. */
  get article(): DatedArticle | null {
    const [own, ...others] = this.#found.filter(({ hasTitle, hasTime }) => hasTitle && hasTime);
    return own !== undefined && others.length === 0 ? { date: own.date } : null;
  }
}
