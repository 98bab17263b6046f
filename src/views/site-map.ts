import { msg } from '@lingui/core/macro';
import type { TableName } from '#model/engine/rows.ts';
import { auditPages } from './frame/audit/audit-pages.ts';
import { comingPages } from './frame/coming/coming-pages.ts';
import { flowPages } from './tools/flows/flow-pages.ts';
import { helpPages } from './frame/help-center/help-pages.ts';
import { integrationPages } from './areas/integrations/overview/integration-pages.ts';
import { places } from './kinds.ts';
import { publicPages, type PublicPage } from './site/public-pages.ts';
import { knowPages } from './page-registry.ts';
import { can, company, type SitePage } from './site-page.ts';

/** Pages that belong to no kind of document, by the kind whose pages they follow. */
const besides: Readonly<Partial<Record<TableName, readonly SitePage[]>>> = {
  customer: [
    {
      path: '/apps/inventory/items',
      title: msg`Stock`,
      icon: 'boxes',
      foundBy: 'stock items inventory balance on hand',
      menu: { group: 'warehouse', place: 30 },
      ...company,
      ...can('item'),
      load: async () => (await import('./areas/stock/item/item-list.page.tsx')).ItemListPage,
    },
    {
      path: '/apps/inventory/items/$id',
      title: msg`Item`,
      ...company,
      ...can('item'),
      document: 'product',
      load: async () => (await import('./areas/stock/item/item.page.tsx')).ItemPage,
    },
    {
      path: '/apps/inventory/value',
      title: msg`Stock value`,
      icon: 'cash',
      foundBy: 'stock value inventory valuation worth average cost past day',
      menu: { group: 'warehouse', place: 35 },
      ...company,
      ...can('product', 'viewCost'),
      load: async () => (await import('./areas/stock/stock-value/stock-value.page.tsx')).StockValuePage,
    },
    {
      path: '/apps/inventory/labels',
      title: msg`Labels`,
      icon: 'tags',
      foundBy: 'labels print barcode location pallet sscc zpl gs1',
      menu: { group: 'warehouse', place: 47 },
      ...company,
      ...can('location'),
      load: async () => (await import('./areas/stock/labels/labels.page.tsx')).LabelsPage,
    },
  ],
  purchaseOrder: [
    {
      path: '/apps/purchasing/reorder',
      title: msg`Reorder`,
      icon: 'refresh',
      foundBy: 'reorder proposals replenish buy shortage what to order',
      menu: { group: 'purchasing', place: 15 },
      ...company,
      ...can('purchaseOrder', 'create'),
      load: async () => (await import('./areas/purchasing/reorder/reorder.page.tsx')).ReorderPage,
    },
  ],
  pick: [
    {
      path: '/apps/settings/profile',
      title: msg`Profile`,
      icon: 'user',
      foundBy: 'profile account password sessions settings',
      ...company,
      load: async () => (await import('./frame/settings/profile.page.tsx')).ProfilePage,
    },
    {
      path: '/apps/settings/company',
      title: msg`Company settings`,
      icon: 'building',
      foundBy: 'company settings address bank iban vat policies closed period logo number series export',
      menu: { group: 'administration', place: 5, isSetup: true },
      ...company,
      ...can('company'),
      load: async () => (await import('./areas/setup/company/company-settings.page.tsx')).CompanySettingsPage,
    },
    {
      path: '/apps/settings/core-resources/number-series',
      title: msg`Number series`,
      icon: 'list',
      foundBy: 'number series prefix next number gapless core resources',
      ...company,
      ...can('company', 'manage'),
      load: async () => (await import('./areas/setup/company/series-list.page.tsx')).SeriesListPage,
    },
    {
      path: '/apps/settings/notifications',
      title: msg`Notification settings`,
      icon: 'bell',
      foundBy: 'notifications settings mail push quiet hours deputy alerts',
      ...company,
      load: async () => (await import('./frame/notifications/notifications.page.tsx')).NotificationsPage,
    },
    {
      path: '/apps/settings/billing',
      title: msg`Billing`,
      icon: 'receipt',
      foundBy: 'billing plan subscription card invoices payment settings',
      ...company,
      ...can('company', 'manage'),
      load: async () => (await import('./areas/setup/billing/billing.page.tsx')).BillingPage,
    },
  ],
};

/** Every address of the application. */
export const siteMap: readonly SitePage[] = [
  ...publicPages.map(inSiteMap),
  {
    path: '/auth/login',
    title: msg`Sign in`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./frame/auth/sign-in.page.tsx')).SignInPage,
  },
  {
    path: '/auth/register',
    title: msg`Create an account`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./frame/auth/register.page.tsx')).RegisterPage,
  },
  {
    path: '/auth/forgot-password',
    title: msg`Forgot your password?`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./frame/auth/forgot-password.page.tsx')).ForgotPasswordPage,
  },
  {
    path: '/auth/reset-password/$uid/$token',
    title: msg`Choose a new password`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./frame/auth/reset-password.page.tsx')).ResetPasswordPage,
  },
  {
    path: '/auth/submit-interest',
    title: msg`Ask us`,
    layout: 'blank',
    access: 'guest',
    load: async () => (await import('./frame/auth/submit-interest.page.tsx')).SubmitInterestPage,
  },
  {
    path: '/auth/verify-email-pending',
    title: msg`Confirm your address`,
    layout: 'blank',
    access: 'public',
    load: async () => (await import('./frame/auth/verify-email-pending.page.tsx')).VerifyEmailPendingPage,
  },
  {
    path: '/auth/verify-email/$uid/$token',
    title: msg`Confirm your address`,
    layout: 'blank',
    access: 'public',
    load: async () => (await import('./frame/auth/verify-email.page.tsx')).VerifyEmailPage,
  },
  {
    path: '/auth/invitation/$token',
    title: msg`You are invited`,
    layout: 'blank',
    access: 'public',
    load: async () => (await import('./frame/auth/invitation.page.tsx')).InvitationPage,
  },
  {
    path: '/auth/company-select',
    title: msg`Choose a company`,
    layout: 'blank',
    access: 'session',
    load: async () => (await import('./frame/auth/company-select.page.tsx')).CompanySelectPage,
  },
  {
    path: '/auth/second-factor',
    title: msg`Set up a second factor`,
    layout: 'blank',
    access: 'session',
    load: async () => (await import('./frame/auth/second-factor.page.tsx')).SecondFactorPage,
  },
  {
    path: '/onboarding',
    title: msg`Set up the company`,
    layout: 'blank',
    access: 'session',
    load: async () => (await import('./frame/onboarding/onboarding.page.tsx')).OnboardingPage,
  },
  {
    path: '/not-authorized',
    title: msg`You are not authorised`,
    layout: 'bare',
    access: 'public',
    load: async () => (await import('./frame/app/not-authorized-page.tsx')).NotAuthorizedPage,
  },
  {
    path: '/dashboard',
    title: msg`Dashboard`,
    icon: 'dashboard',
    foundBy: 'dashboard home start overview',
    menu: { group: 'home', place: 10 },
    ...company,
    load: async () => (await import('./home/dashboard/dashboard.page.tsx')).DashboardPage,
  },
  {
    path: '/apps/inbox',
    title: msg`Inbox`,
    icon: 'inbox',
    foundBy: 'inbox mentions approvals notifications',
    ...company,
    load: async () => (await import('./frame/inbox/inbox.page.tsx')).InboxPage,
  },
  ...places.flatMap(({ kind, pages }) => [...pages, ...(besides[kind] ?? [])]),
  ...flowPages,
  ...auditPages,
  ...helpPages,
  ...integrationPages,
  ...comingPages,
];

knowPages(siteMap);

/** Redirects; the tours use those that end in `add`. */
export const aliases: Readonly<Record<string, string>> = {
  '/products/add': '/apps/products/create',
  '/apps/products/add': '/apps/products/create',
  '/sales/orders/add': '/apps/sales/orders/create',
  '/apps/sales/orders/add': '/apps/sales/orders/create',
  '/warehouse': '/apps/warehouse/warehouse',
  '/apps/warehouse': '/apps/warehouse/warehouse',
  '/apps/inventory': '/apps/inventory/items',
  '/apps/purchasing': '/apps/purchasing/orders',
  '/apps/sales': '/apps/sales/orders',
  '/apps/settings': '/apps/settings/profile',
  '/pages/user-profile': '/apps/settings/profile',
  '/pages/misc/not-authorized': '/not-authorized',
};

/** The public site lies beside the application; its start is for visitors only. */
function inSiteMap({ path, title }: PublicPage): SitePage {
  return {
    path,
    title,
    layout: 'landing',
    access: path === '/' ? 'guest' : 'public',
    load: async () => (await import('./frame/app/leaves-for-site.tsx')).LeavesForSite,
  };
}
