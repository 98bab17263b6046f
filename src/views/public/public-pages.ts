import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page of the public site, as far as the application knows it. */
export interface PublicPage {
  /** Below the locale segment; parameters in TanStack Router's syntax. */
  readonly path: string;
  readonly title: MessageDescriptor;
}

/** Every address of the public site. What is shown there: `public-views.tsx`. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', title: msg`Stock, purchasing and sales` },
  { path: '/features', title: msg`Features` },
  { path: '/how-it-works', title: msg`How it works` },
  { path: '/about', title: msg`About` },
  { path: '/blog', title: msg`Blog` },
  { path: '/blog/$slug', title: msg`Blog post` },
  { path: '/contact', title: msg`Contact` },
  { path: '/changelog', title: msg`Changelog` },
  { path: '/privacy', title: msg`Privacy` },
  { path: '/terms', title: msg`Terms` },
];
