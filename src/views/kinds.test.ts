import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { permissionGroups } from '#model/role/permissions.ts';
import { navigationFor } from './app/navigation.ts';
import { tellingKinds } from './dashboard/recent.ts';
import { documentListPath } from './document/document-list-path.ts';
import { documentPath } from './document/document-path.ts';
import { kinds, places } from './kinds.ts';
import { pagesFor } from './palette/page-list.ts';
import { findableKinds } from './palette/use-found-documents.ts';
import { permissionWords, subjectWords } from './permission/permission.messages.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const withoutPages: Readonly<Record<string, string>> = {
  company: 'there is one, and everything that is shown is within it',
  comment: 'is read on the document that it is about',
  file: 'is kept with the document that it is attached to',
};

test('[KIN1] every kind of document has pages of its own, or a reason to have none', () => {
  const shown = places.map(({ kind }) => kind);
  expect([...shown, ...Object.keys(withoutPages)].toSorted()).toEqual([...engine.types.keys()].toSorted());
});

test('[KIN1] a kind is spoken of under its own name, at its own pages', () => {
  for (const { words, place } of kinds) {
    if (!place) continue;
    expect(place.kind).toBe(words.kind);
    const paths = place.pages.map(({ path }) => path);
    expect(paths).toContain(place.list.path);
    expect(paths).toContain(place.path('$id').replace(/\?id=\$id$/, ''));
  }
});

test('[KIN2] no two kinds have the same place', () => {
  const menus = places.flatMap(({ pages }) => pages.flatMap(({ menu }) => menu ?? []));
  const taken = [
    ...menus.map(({ group, place }) => `${group} ${place}`),
    ...places.map(({ found }) => `found ${found}`),
    ...places.flatMap(({ told }) => (told === null ? [] : `told ${told}`)),
  ];
  expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
});

test('[KIN2] the navigation goes from what is sold to who may do it', () => {
  const shown = navigationFor(
    i18n,
    (path) => path,
    () => true,
  );
  expect(shown.map(({ id, items }) => `${id}: ${items.map((item) => item.id).join(' ')}`)).toEqual([
    'home: /dashboard',
    'sales: /apps/sales/orders /apps/sales/picking /apps/sales/shipments /apps/sales/customers',
    'purchasing: /apps/purchasing/orders /apps/purchasing/suppliers',
    'warehouse: /apps/inventory/receiving /apps/warehouse/picking /apps/inventory/items /apps/inventory/locations /apps/warehouse/warehouse',
    'products: /apps/products /apps/products/categories',
    'administration: /apps/settings/team-members /apps/roles /apps/permissions /apps/flows /apps/integrations',
  ]);
});

test('[KIN2] the palette offers pages in one order, and documents in another', () => {
  expect(pagesFor(() => true).map(({ page, icon }) => `${icon} ${page.path}`)).toEqual([
    'dashboard /dashboard',
    'inbox /apps/inbox',
    'box /apps/products',
    'plus /apps/products/create',
    'category /apps/products/categories',
    'building /apps/purchasing/suppliers',
    'plus /apps/purchasing/suppliers/create',
    'users /apps/sales/customers',
    'plus /apps/sales/customers/create',
    'boxes /apps/inventory/items',
    'mapPin /apps/inventory/locations',
    'warehouse /apps/warehouse/warehouse',
    'receipt /apps/purchasing/orders',
    'plus /apps/purchasing/goods-receipts/create',
    'packageImport /apps/inventory/receiving',
    'shoppingCart /apps/sales/orders',
    'plus /apps/sales/orders/create',
    'clipboard /apps/sales/picking',
    'truck /apps/sales/shipments',
    'scan /apps/warehouse/picking',
    'user /apps/settings/profile',
    'userCircle /apps/settings/team-members',
    'shield /apps/roles',
    'key /apps/permissions',
    'flow /apps/flows',
    'alert /apps/flows/unusual',
    'checks /apps/flows/proof',
    'history /apps/flows/recordings',
  ]);
  expect(findableKinds.join(' ')).toBe(
    'salesOrder purchaseOrder product customer supplier shipment pick goodsReceipt location warehouse category member role',
  );
});

test('[KIN2] of what changed at the same moment, orders are told before what follows from them', () => {
  expect(tellingKinds.join(' ')).toBe(
    'salesOrder purchaseOrder goodsReceipt pick shipment product customer supplier',
  );
});

test('[KIN1] documents and their papers have the addresses that people have kept', () => {
  const addresses = places.map(({ kind, paper }) => `${documentPath(kind, '7')} ${paper?.path('7') ?? ''}`);
  expect(addresses.map((address) => address.trim())).toEqual([
    '/apps/products/7 /apps/products/7/labels',
    '/apps/products/categories?id=7',
    '/apps/purchasing/suppliers/7',
    '/apps/sales/customers/7',
    '/apps/inventory/locations?id=7',
    '/apps/warehouse/warehouse/7',
    '/apps/purchasing/orders/7 /apps/purchasing/orders/7/print',
    '/apps/purchasing/goods-receipts/7 /apps/purchasing/goods-receipts/7/print',
    '/apps/sales/orders/7 /apps/sales/orders/7/print',
    '/apps/sales/shipments?id=7 /apps/sales/shipments/7/print',
    '/apps/warehouse/picking/7 /apps/warehouse/picking/7/print',
    '/apps/settings/team-members?id=7',
    '/apps/roles?id=7',
  ]);
  expect(documentPath('comment', '7')).toBeUndefined();
  expect(documentListPath('goodsReceipt.draft')).toBe('/apps/inventory/receiving?tab=receipts&state=draft');
});

test('[KIN3] every permission and its subject have words', () => {
  for (const { subject, permissions } of permissionGroups) {
    expect(subjectWords(subject)).toHaveProperty('id');
    for (const permission of permissions) expect(permissionWords(permission)).toHaveProperty('id');
  }
});

test('[KIN3] words of an action that a subject declares are said instead of the usual ones', () => {
  expect(i18n._(permissionWords('supplier.edit'))).toBe('Edit');
  expect(i18n._(permissionWords('warehouse.edit'))).toBe('Edit, block and unblock');
  expect(i18n._(permissionWords('company.edit'))).toBe('Change its details');
});

test('[KIN4] who asks before the kinds are known is told so', async () => {
  vi.resetModules();
  const { kindOf } = await import('./kind-registry.ts');
  expect(() => kindOf('product')).toThrow('import views/kinds.ts first');
});
