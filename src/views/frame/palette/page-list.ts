import { siteMap } from '#views/site-map.ts';
import type { SitePage } from '#views/site-page.ts';
import type { IconName } from '#views/ui/icon.tsx';

export interface PageChoice {
  readonly page: SitePage;
  readonly icon: IconName;
  /** Search words used in every language. */
  readonly english: string;
}

/** The pages that can be opened directly: built, in the shell, without a document, and permitted. */
export function pagesFor(may: (permission: string) => boolean): readonly PageChoice[] {
  return siteMap.flatMap((page) => {
    const { path, layout, purpose, can, icon = 'file', foundBy = path.split('/').join(' ') } = page;
    if (layout !== 'default' || purpose !== undefined || path.includes('$')) return [];
    if (can && !may(`${can.subject}.${can.action}`)) return [];
    return [{ page, icon, english: foundBy }];
  });
}
