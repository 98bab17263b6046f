import type { SitePage } from '#views/site-page.ts';
import { pageAt } from './page-at.ts';

/**
 * Fetches the code of the page that a link is pointed at, so that it opens at once; each page once.
 * @param came loads it and says whether it came
 */
export function fetchAhead(
  came: (load: SitePage['load']) => Promise<boolean>,
  pageOf: (address: string) => Pick<SitePage, 'path' | 'load'> | undefined = pageAt,
): void {
  const fetched = new Set<string>();
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const page = pageOf(link.pathname);
    if (!page || fetched.has(page.path)) return;
    fetched.add(page.path);
    void came(page.load).then((isThere) => isThere || fetched.delete(page.path));
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, { passive: true });
}
