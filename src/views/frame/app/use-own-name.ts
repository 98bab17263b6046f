import { useParams } from '@tanstack/react-router';
import type { SitePage } from '#views/site-page.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** The name of a page named after its content; null until it is known. */
export function useOwnName({ path, nameOf }: Pick<SitePage, 'path' | 'nameOf'>): string | null {
  const params = useParams({ strict: false }) as Readonly<Record<string, string>>; // all plain text
  const locale = useLanguage();
  const key = [path, locale, ...Object.values(params)].join(' ');
  const name = useAsync(key, async () => (await nameOf?.(params, locale)) ?? null);
  return name.status === 'ready' ? name.value : null;
}
