/** What an article says of itself; `category` to `tags` come from the English text. */
export interface ArticleHead {
  readonly slug: string;
  readonly title: string;
  /** One sentence, for lists, search results and the page's description. */
  readonly summary: string;
  /** Further words that it is found by. */
  readonly words: readonly string[];
  readonly category?: string;
  /** Its place in the category; lower comes first. */
  readonly order: number;
  /** Paths of the site map that it explains. */
  readonly screens: readonly string[];
  /** The kind of document that it is about: a table's name. */
  readonly kind?: string;
  readonly tour?: string;
  /** Slugs of further articles. */
  readonly related: readonly string[];
  /** The day of a post: `2026-04-01`. */
  readonly date?: string;
  readonly tags: readonly string[];
}

/** A stretch of written text, or a part made from the running definitions (`::states salesOrder`). */
export type ArticleBlock = { readonly html: string } | { readonly part: string; readonly of?: string };

export interface ArticleHeading {
  /** Made from the English heading, in every language. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

export interface Article {
  readonly head: ArticleHead;
  readonly blocks: readonly ArticleBlock[];
  readonly headings: readonly ArticleHeading[];
}

/** The names of the parts that stand in an article. */
export const partsOf = ({ blocks }: Article): readonly string[] =>
  blocks.flatMap((block) => ('part' in block ? [block.part] : []));
