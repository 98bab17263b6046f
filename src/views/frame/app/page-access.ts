import type { SitePage } from '#views/site-page.ts';

/** What is known about a visitor requesting a page. */
export interface Visitor {
  readonly phase: 'restoring' | 'guest' | 'signedIn' | 'expired';
  readonly active: unknown;
  /** Redirects configured on the server, by path below the language. */
  readonly redirects: Readonly<Record<string, string>>;
  may(permission: string): boolean;
}

/** The outcome of a page request: `elsewhere` is an address outside the application, opened by a full load. */
export type PageAccess =
  | { readonly is: 'open' }
  | { readonly is: 'missing' }
  | { readonly is: 'led'; readonly path: string; readonly search?: Readonly<Record<string, string>> }
  | { readonly is: 'elsewhere'; readonly address: string };

const open: PageAccess = { is: 'open' };
const led = (path: string, search?: Readonly<Record<string, string>>): PageAccess => ({
  is: 'led',
  path,
  ...(search && { search }),
});

/**
 * Access rules of SPEC section 2. `here` is the address of the page, language and query included; `params` are those of
 * its path.
 */
export function pageAccess(
  page: SitePage,
  visitor: Visitor,
  here: string,
  params: Readonly<Record<string, string>>,
): PageAccess {
  if (page.validate?.(params) === false) return { is: 'missing' };
  if (page.access === 'public') return open;
  if (page.access === 'guest') return visitor.phase === 'guest' ? open : afterSignIn(visitor, here);
  if (visitor.phase === 'guest') return led('/auth/login', isRoot(here) ? undefined : { to: here });
  return redirected(visitor, here) ?? withinCompany(page, visitor);
}

function withinCompany({ access, can }: SitePage, visitor: Visitor): PageAccess {
  if (access === 'session') return open;
  if (!visitor.active) return led('/auth/company-select');
  return can && !visitor.may(`${can.subject}.${can.action}`) ? led('/not-authorized') : open;
}

/** The server's redirect for this page; null if there is none, or it is not a valid address. */
function redirected({ redirects }: Visitor, here: string): PageAccess | null {
  const target = redirects[pathOf(here)];
  if (target === undefined || target === pathOf(here)) return null;
  if (/^https?:\/\//i.test(target)) return { is: 'elsewhere', address: target };
  return /^\/(?!\/)/.test(target) ? led(target) : null;
}

/** The page requested before the sign-in, if it is one of ours; else the dashboard. */
function afterSignIn(visitor: Visitor, here: string): PageAccess {
  if (!visitor.active) return led('/auth/company-select');
  const [, path, query] = ours.exec(askedFor(new URL(here, 'https://here.invalid').search) ?? '') ?? [];
  return path === undefined ? led('/dashboard') : led(path, Object.fromEntries(new URLSearchParams(query)));
}

/** An address of ours that may be opened after signing in: its path below the language, and its query. */
const ours = /^\/[a-z]{2}(\/(?!auth\/)[^?#]*)\??([^#]*)/;

/** The return address in the query of a sign-in page, if it is one of ours; else null. */
export function askedFor(query: string): string | null {
  const to = new URLSearchParams(query).get('to') ?? '';
  return ours.test(to) ? to : null;
}

/** `/sv/dashboard/?q=1` → `/dashboard`. */
const pathOf = (here: string): string => /^\/[a-z]{2}(\/[^?]+?)\/?(?:\?|$)/.exec(here)?.[1] ?? '/';

/** The root leads on by itself, and needs no return address; every other page does, the dashboard too. */
const isRoot = (here: string): boolean => pathOf(here) === '/';
