import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { changes } from '#machines/app/session/session.types.ts';
import { builtInRoles, permissions } from '#model/areas/setup/role/permissions.ts';
import { comingPages } from '../coming/coming-pages.ts';
import { aliases, siteMap } from '#views/site-map.ts';
import { navigationFor } from './navigation.ts';

/** SPEC section 2, by area; paths after a colon are below it. */
const specified = `
/: about blog blog/$slug contact features how-it-works
/apps/help-center: article/$slug category/$slug
/apps/integrations: browse api-clients master-sync webhooks workflows $id/configure $id/information
/apps/inventory/: adjustments adjustments/create adjustments/$id counting counting/$id items items/$id locations movements movements/create movements/edit/$id movements/$id receiving
/apps/products: create edit/$id $id bundles bundles/create bundles/edit/$id bundles/$id categories types
/apps/purchasing/: orders orders/$id goods-receipts/create goods-receipts/$id suppliers suppliers/create suppliers/edit/$id suppliers/$id suppliers/categories
/apps/sales/: customers customers/create customers/edit/$id customers/$id customers/categories orders orders/create orders/edit/$id orders/$id picking returns returns/$id shipments
/apps/warehouse/: picking picking/$id warehouse warehouse/$id
/apps/: permissions roles
/apps/settings/: $tab audit-logs billing company core-resources notifications profile team-members
/auth/: login register forgot-password reset-password/$uid/$token submit-interest verify-email-pending verify-email/$uid/$token company-select
/: dashboard onboarding not-authorized
`;
const alsoSpecified = ['/', '/apps/products', '/apps/integrations', '/apps/help-center'];
const aliased = [
  '/pages/user-profile',
  '/pages/misc/not-authorized',
  '/apps/products/add',
  '/apps/sales/orders/add',
];

const addresses = specified
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [area = '', below = ''] = line.split(': ');
    return below.split(' ').map((path) => `${area.replace(/\/$/, '')}/${path}`);
  });
i18n.loadAndActivate({ locale: 'en', messages: {} });
const paths = siteMap.map(({ path }) => path);

test.each([...addresses, ...alsoSpecified])('[SIT1] %s is a page', (path) => {
  expect(paths.filter((one) => one === path)).toEqual([path]);
});

test.each(aliased)('[SIT1] %s leads to a page', (path) => {
  expect(paths).toContain(aliases[path]);
});

test('[SIT1] every alias leads to a page and hides none', () => {
  for (const [from, to] of Object.entries(aliases)) {
    expect(paths).toContain(to);
    expect(paths).not.toContain(from);
  }
});

const holding = (held: readonly string[]) => ({
  may: (permission: string) => held.includes(permission),
  changes: (subject: string) => changes({ founder: false, permissions: held }, subject),
});

test('[SIT3] every entry of the navigation has the permission of its page', () => {
  const shownTo = (held: readonly string[]): string[] =>
    navigationFor(i18n, (path) => path, holding(held)).flatMap(({ items }) => items.map(({ id }) => id));
  for (const path of shownTo(permissions)) {
    const { can } = siteMap.find((page) => page.path === path) ?? {};
    const others = permissions.filter((permission) => permission !== `${can?.subject}.${can?.action}`);
    expect([path, shownTo(others).includes(path)]).toEqual([path, can === undefined]);
  }
});

test('[SIT3] what is to be reordered stands below purchasing for those who may order, with an icon of its own', () => {
  const purchasing = (held: readonly string[]) =>
    navigationFor(i18n, (path) => path, holding(held)).find(({ id }) => id === 'purchasing')?.items;
  const icons = purchasing(permissions)?.map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons?.length);
  expect(purchasing(['purchaseOrder.create'])?.map(({ id }) => id)).toEqual(['/apps/purchasing/reorder']);
});

test('[SIT2] no page that is yet to be built stands in the navigation', () => {
  const shown = navigationFor(i18n, (path) => path, holding(permissions)).flatMap(({ items }) =>
    items.map(({ id }) => id),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(comingPages.filter(({ path }) => shown.includes(path)).map(({ path }) => path)).toEqual([]);
});

test('[NAV5] what a role only looks at is folded, and what is set up is there for who may change it', () => {
  const shown = (role: keyof typeof builtInRoles) =>
    navigationFor(i18n, (path) => path, holding(builtInRoles[role]));
  const open = (role: keyof typeof builtInRoles): string[] =>
    shown(role).flatMap(({ id, isFolded }) => (isFolded ? [] : [id]));
  expect(open('Administrator')).toEqual([
    'home',
    'sales',
    'purchasing',
    'warehouse',
    'products',
    'administration',
  ]);
  expect(open('Viewer')).toEqual(['home']);
  expect(open('Warehouse')).toEqual(['home', 'sales', 'purchasing', 'warehouse']);
  const setUp = ['/apps/sales/customers/categories', '/apps/settings/company', '/apps/products/types'];
  const paths = (role: keyof typeof builtInRoles): readonly string[] =>
    shown(role).flatMap(({ items }) => items.map(({ id }) => id));
  expect(setUp.filter((path) => paths('Administrator').includes(path))).toEqual(setUp);
  expect(setUp.filter((path) => paths('Sales').includes(path))).toEqual(['/apps/sales/customers/categories']);
  expect(setUp.filter((path) => paths('Viewer').includes(path))).toEqual([]);
});
