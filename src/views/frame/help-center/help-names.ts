import type { Locale } from '#i18n/locale.ts';
import { headOf } from '#views/kit/article/help-heads.ts';

type Params = Readonly<Record<string, string>>;

/** The title of the article at an address; null if there is none. */
export const articleName = ({ slug = '' }: Params, locale: Locale): string | null =>
  headOf(locale, slug)?.title ?? null;
