import { dateOf } from '../base/dates.ts';

/** What a page says as an article by its elements alone. */
export interface DatedArticle {
  /** Date of publication that it shows (YYYY-MM-DD); null when it shows none that can be read. */
  readonly date: string | null;
}

/** What an `article` element has, without those inside of it. */
interface ArticleElement {
  hasTitle: boolean;
  hasTime: boolean;
  date: string | null;
}

/** Looks for the one `article` of a page that has its title and a time. Cards of other articles have no `h1`, and lists of articles several. */
export class ArticleReader {
  readonly #found: ArticleElement[] = [];
  #level = 0;

  open(name: string, { datetime = '' }: Readonly<Record<string, string>>): void {
    if (name === 'article' && ++this.#level === 1) this.#found.push({ hasTitle: false, hasTime: false, date: null });
    const article = this.#level === 1 ? this.#found.at(-1) : undefined;
    if (article && name === 'h1') article.hasTitle = true;
    if (!article || name !== 'time') return;
    article.hasTime = true;
    article.date ??= dateOf(datetime);
  }

  close(name: string): void {
    if (name === 'article') this.#level--;
  }

  /** Null for a page with none, or with several. */
  get article(): DatedArticle | null {
    const [own, ...others] = this.#found.filter(({ hasTitle, hasTime }) => hasTitle && hasTime);
    return own !== undefined && others.length === 0 ? { date: own.date } : null;
  }
}
