import { msg } from '@lingui/core/macro';
import type { SitePage } from '#views/site-page.ts';

/** Everybody reads the help: in the shell when signed in, in the layout of the public site otherwise. */
const help = { layout: 'default', access: 'public' } as const;

/** The pages of the help centre. */
export const helpPages: readonly SitePage[] = [
  {
    ...help,
    path: '/apps/help-center',
    title: msg`Help centre`,
    icon: 'help',
    foundBy: 'help centre articles manual guide how to support faq',
    load: async () => (await import('./help-home.page.tsx')).HelpHomePage,
  },
  {
    ...help,
    path: '/apps/help-center/article/$slug',
    title: msg`Help`,
    nameOf: async (params, locale) => (await import('./help-names.ts')).articleName(params, locale),
    load: async () => (await import('./help-article.page.tsx')).HelpArticlePage,
  },
  {
    ...help,
    path: '/apps/help-center/category/$slug',
    title: msg`Help topic`,
    load: async () => (await import('./help-category.page.tsx')).HelpCategoryPage,
  },
];
