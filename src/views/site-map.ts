import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableName } from '#model/engine/rows.ts';

/** Who may open a page. Guests only: sign-in and its like; a session: signed in, with or without a company. */
type Access = 'public' | 'guest' | 'session' | 'company';

export interface SitePage {
  /** Under the locale segment; parameters in TanStack Router's form. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly layout: 'default' | 'blank';
  readonly access: Access;
  /** The permission pair: `salesOrder` `view` is `salesOrder.view`. */
  readonly can?: { readonly subject: string; readonly action: string };
  /** The document type whose `$id` the page shows; the page gets it as `row`. */
  readonly document?: TableName;
  readonly load: () => Promise<ComponentType<never>>;
}

const company = { layout: 'default', access: 'company' } as const;
const can = (subject: string, action = 'view'): { can: { subject: string; action: string } } => ({ can: { subject, action } });

/** Every address of the application. */
export const siteMap: readonly SitePage[] = [
  {
    path: '/auth/login',
    title: msg`Sign in`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./auth/sign-in.page.tsx')).SignInPage,
  },
  {
    path: '/auth/company-select',
    title: msg`Choose a company`,
    layout: 'blank',
    access: 'session',
    load: async () => (await import('./auth/company-select.page.tsx')).CompanySelectPage,
  },
  {
    path: '/not-authorized',
    title: msg`Not authorised`,
    layout: 'blank',
    access: 'public',
    load: async () => (await import('./app/not-authorized-page.tsx')).NotAuthorizedPage,
  },
  {
    path: '/apps/products',
    title: msg`Products`,
    ...company,
    ...can('product'),
    load: async () => (await import('./product/product-list.page.tsx')).ProductListPage,
  },
  {
    path: '/apps/products/create',
    title: msg`New product`,
    ...company,
    ...can('product', 'create'),
    load: async () => (await import('./product/product-form.page.tsx')).ProductFormPage,
  },
  {
    path: '/apps/products/edit/$id',
    title: msg`Edit product`,
    ...company,
    ...can('product', 'edit'),
    document: 'product',
    load: async () => (await import('./product/product-form.page.tsx')).ProductFormPage,
  },
  {
    path: '/apps/products/$id',
    title: msg`Product`,
    ...company,
    ...can('product'),
    document: 'product',
    load: async () => (await import('./product/product.page.tsx')).ProductPage,
  },
];

/** Addresses that lead to another one; the tours name the first two. */
export const aliases: Readonly<Record<string, string>> = {
  '/apps/products/add': '/apps/products/create',
  '/apps/sales/orders/add': '/apps/sales/orders/create',
  '/pages/misc/not-authorized': '/not-authorized',
};
