/** Every address of the public site, below its language; parameters in TanStack Router's syntax. */
export const publicPaths = [
  '/',
  '/features',
  '/how-it-works',
  '/about',
  '/blog',
  '/blog/$slug',
  '/contact',
  '/changelog',
  '/privacy',
  '/terms',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** Where every link for somebody outside a company is shown, its token below it. */
export const SHARED_PATH = '/shared';

/** Addresses at which visitors get a written page, and who is signed in the application. */
export const sharedPaths = [
  '/apps/help-center',
  '/apps/help-center/article/$slug',
  '/apps/help-center/category/$slug',
] as const;
