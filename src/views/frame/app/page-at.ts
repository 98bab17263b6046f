import { localeOfPath } from '#i18n/locale.ts';
import { siteMap } from '#views/site-map.ts';
import type { SitePage } from '#views/site-page.ts';

/** The page at an address, before the router has run; undefined if there is none, or it is a redirect. */
export function pageAt(address: string): SitePage | undefined {
  const [, ...rest] = address.split('/').filter(Boolean);
  if (localeOfPath(address) === undefined) return undefined;
  const found = siteMap.filter(({ path }) => matches(path.split('/').filter(Boolean), rest));
  // `/products/create` is that page, not the product called "create".
  return found.find(({ path }) => !path.includes('$')) ?? found[0];
}

const matches = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, index) => part.startsWith('$') || part === parts[index]);
