declare module '*.md' {
  import type { Article } from './article.ts';

  export const article: Article;
}

declare module 'virtual:article-heads' {
  import type { Locale } from '#i18n/locale.ts';
  import type { ArticleHead } from './article.ts';

  /** Of all articles of a folder of `src` (`help`, `blog`), by language. */
  export const heads: Readonly<Record<'help' | 'blog', Readonly<Record<Locale, readonly ArticleHead[]>>>>;
}

declare module 'virtual:article-heads/blog' {
  import type { Locale } from '#i18n/locale.ts';
  import type { ArticleHead } from './article.ts';

  export const heads: Readonly<Record<Locale, readonly ArticleHead[]>>;
}

declare module 'virtual:import-columns' {
  /** The columns of each table that can be imported, by the table's name. */
  export const importColumns: Readonly<
    Record<string, { readonly needed: readonly string[]; readonly optional: readonly string[] } | undefined>
  >;
}

declare module 'virtual:guard-codes' {
  /** The refusal codes that a guard may give, by kind of document and by guard. */
  export const guardCodes: Readonly<
    Record<string, Readonly<Record<string, readonly string[] | undefined>> | undefined>
  >;
}
