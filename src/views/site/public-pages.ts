import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { publicPaths, type PublicPath } from './public-paths.ts';

/** A page of the public site, as far as the application knows it. */
export interface PublicPage {
  readonly path: PublicPath;
  readonly title: MessageDescriptor;
}

const titles: Readonly<Record<PublicPath, MessageDescriptor>> = {
  '/': msg`Stock, purchasing and sales`,
  '/features': msg`Features`,
  '/how-it-works': msg`How it works`,
  '/about': msg`About`,
  '/blog': msg`Blog`,
  '/blog/$slug': msg`Blog post`,
  '/contact': msg`Contact`,
  '/changelog': msg`Changelog`,
  '/privacy': msg`Privacy`,
  '/terms': msg`Terms`,
};

/** The pages of the public site. What is shown on them: `public-views.tsx`. */
export const publicPages: readonly PublicPage[] = publicPaths.map((path) => ({ path, title: titles[path] }));
