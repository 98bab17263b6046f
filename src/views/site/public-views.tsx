import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { publicPages } from './public-pages.ts';
import { SHARED_PATH, type PublicPath } from './public-paths.ts';
import type { PublicView } from './public-view.ts';

/** The pages that have no list of their own. */
const ownViews: readonly PublicView[] = [
  view(
    '/',
    'site/home.page.tsx',
    msg`Products, purchasing, sales and the warehouse in one place, for several companies, on a computer and on a phone.`,
    async () => {
      const { HomePage } = await import('./home.page.tsx');
      return <HomePage />;
    },
  ),
  view(
    '/features',
    'site/features.page.tsx',
    msg`What Lagra does, area by area: sales, purchasing, warehouse, products, several companies, work without a connection.`,
    async () => {
      const { FeaturesPage } = await import('./features.page.tsx');
      return <FeaturesPage />;
    },
  ),
  view(
    '/how-it-works',
    'site/how-it-works.page.tsx',
    msg`How an order goes from draft to shipped in Lagra, why something cannot happen, and why stock always adds up.`,
    async () => {
      const { HowItWorksPage } = await import('./how-it-works.page.tsx');
      return <HowItWorksPage />;
    },
  ),
  view(
    '/about',
    'site/about.page.tsx',
    msg`Who makes Lagra, for whom it is made, and what we hold to when we build a system for stock, purchasing and sales.`,
    async () => {
      const { AboutPage } = await import('./about.page.tsx');
      return <AboutPage />;
    },
  ),
  view(
    '/contact',
    'site/contact.page.tsx',
    msg`Write to the people behind Lagra: questions about stock, purchasing, sales, moving your data, or a fault you found.`,
    async () => {
      const { ContactPage } = await import('./contact.page.tsx');
      return <ContactPage />;
    },
  ),
  view(
    '/changelog',
    'site/changelog.page.tsx',
    msg`What is new in Lagra, version by version, with the newest changes first.`,
    async () => {
      const { ChangelogPage } = await import('./changelog.page.tsx');
      return <ChangelogPage />;
    },
  ),
  view(
    '/privacy',
    'site/privacy.page.tsx',
    msg`Which data Lagra keeps about you and your company, why, for how long, and how you have it corrected or deleted.`,
    async () => {
      const { PrivacyPage } = await import('./privacy.page.tsx');
      return <PrivacyPage />;
    },
  ),
  view(
    '/terms',
    'site/terms.page.tsx',
    msg`The terms for using Lagra: your account, your data, our duties and yours.`,
    async () => {
      const { TermsPage } = await import('./terms.page.tsx');
      return <TermsPage />;
    },
  ),
];

/** What a link for somebody outside a company shows: one page for every link, with a script of its own. */
const sharedView: PublicView = {
  path: SHARED_PATH,
  source: 'site/shared.page.tsx',
  title: msg`Shared with you`,
  description: msg`A document that somebody has shared with you by a link of its own.`,
  isPrivate: true,
  load: async () => {
    const { SharedPage } = await import('./shared.page.tsx');
    return <SharedPage />;
  },
};

const loadBlogViews = async (): Promise<readonly PublicView[]> =>
  (await import('./blog-views.tsx')).blogViews;

const loadHelpViews = async (): Promise<readonly PublicView[]> =>
  (await import('./help-views.tsx')).helpViews;

/** The page with a path. The lists of the blog and of the help centre are loaded by their pages alone. */
export async function viewOf(path: string): Promise<PublicView | undefined> {
  const among = path.startsWith('/blog') ? loadBlogViews : path.startsWith('/apps/') ? loadHelpViews : null;
  return (among ? await among() : ownViews).find((view) => view.path === path);
}

/** All pages of the site, those of the help centre as visitors read it included; never loaded by the application. */
export const allViews = async (): Promise<readonly PublicView[]> => [
  ...ownViews,
  sharedView,
  ...(await loadBlogViews()),
  ...(await loadHelpViews()),
];

function view(
  path: PublicPath,
  source: string,
  description: MessageDescriptor,
  load: PublicView['load'],
): PublicView {
  const title = publicPages.find((page) => page.path === path)?.title ?? { id: path };
  return { path, source, title, description, load };
}
