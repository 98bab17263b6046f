import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import { isLocale } from '#i18n/locale.ts';
import type { SitePage } from '../site-page.ts';
import { useAsync } from '../ui/use-async.ts';

/** The name of a page named after its content; null until it is known. */
export function useOwnName({ path, nameOf }: Pick<SitePage, 'path' | 'nameOf'>): string | null {
  const { i18n } = useLingui();
  const params = useParams({ strict: false }) as Readonly<Record<string, string>>; // all plain text
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en';
  const key = [path, locale, ...Object.values(params)].join(' ');
  const name = useAsync(key, async () => (await nameOf?.(params, locale)) ?? null);
  return name.status === 'ready' ? name.value : null;
}
