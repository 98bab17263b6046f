import type { ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '#i18n/locale.ts';

/** Where a page is shown. */
export interface PublicPlace {
  readonly locale: Locale;
  /** Of its path; what it was asked for where there is no such page. */
  readonly params: Readonly<Record<string, string>>;
}

/** One address of a page with parameters, and what its head says of it. */
export interface PublicAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  readonly description: string;
  /** The day of a post: `2026-04-01`. */
  readonly date?: string | undefined;
  /** Those of the article that it shows. */
  readonly parts?: readonly string[] | undefined;
}

/** A page that is written while building, in every language, and enlivened in the browser. */
export interface PublicView {
  /** Below the locale segment. One that ends in `/404` answers what is not found beside it. */
  readonly path: string;
  /** The file of the view below `src/views`: its styles and words come with the page. */
  readonly source: string;
  readonly title: MessageDescriptor;
  /** For search engines and previews: a sentence of 50 to 160 characters. */
  readonly description: MessageDescriptor;
  /** The addresses of a path with parameters. */
  readonly each?: (locale: Locale) => Promise<readonly PublicAddress[]>;
  /** Only for who has its address: nobody lists it, and a script of its own draws it, in a layout of its own. */
  readonly isPrivate?: true;
  /** Resolves with the page once its data is there. */
  readonly load: (place: PublicPlace) => Promise<ReactElement>;
}
