import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { messageOf } from '#i18n/i18n.ts';
import { engine } from '#machines/registry.ts';
import { papers } from '#model/papers/papers.ts';
import { permissionGroups } from '#model/areas/setup/role/permissions.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { navigationFor } from './frame/app/navigation.ts';
import { tellingKinds } from './home/dashboard/recent.ts';
import { documentPath } from './kit/document/document-path.ts';
import { wordsOf } from './words-of-kinds.ts';
import { placeOf } from './kind-registry.ts';
import { kinds, places } from './kinds.ts';
import { pagesFor } from './frame/palette/page-list.ts';
import { findableKinds } from './frame/palette/use-found-documents.ts';
import { permissionWords, subjectWords } from './kit/permission/permission.messages.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const among = (shown: readonly string[], known: readonly string[]): readonly string[] =>
  shown.filter((one) => known.includes(one));

const withoutPages: Readonly<Record<string, string>> = {
  company: 'there is one, and everything that is shown is within it',
  subscription: 'there is one, shown on the page of billing',
  comment: 'is read on the document that it is about',
  sharedLink: 'is made and listed on the document that it is of',
  file: 'is kept with the document that it is attached to',
};

test('[KIN1] every kind of document has pages of its own, or a reason to have none', () => {
  const shown = places.map(({ kind }) => kind);
  const todo = 'add src/views/<slug>/<slug>.view.ts, or say in withoutPages why the kind has no pages';
  expect([...shown, ...Object.keys(withoutPages)].toSorted(), todo).toEqual(
    [...engine.types.keys()].toSorted(),
  );
});

test('[KIN1] a kind is spoken of under its own name, at its own pages', () => {
  const spokenOf = places.map(({ kind }) => wordsOf(kind)?.kind);
  const todo = 'add <slug>.look.ts beside <slug>.view.ts, with words whose `kind` is that of the view';
  expect(spokenOf, todo).toEqual(places.map(({ kind }) => kind));
  for (const place of places) {
    const paths = place.pages.map(({ path }) => path);
    const missing = `add a page at this path in the view of ${place.kind}, under pages`;
    expect(paths, missing).toContain(place.list.path);
    expect(paths, missing).toContain(place.path('$id').replace(/\?id=\$id$/, ''));
  }
});

test('[PAP37] the papers that menus offer to mail are those that are declared to be', () => {
  const offered = places.filter(({ paper }) => paper?.isMailed === true).map(({ kind }) => kind);
  const declared = Object.values(papers).filter((paper) => 'mail' in paper);
  expect(offered.toSorted()).toEqual(declared.map(({ kind }) => kind).toSorted());
});

test('[KIN1] the server calls a kind what screens call it, and leads to the page that its documents have', () => {
  const todo = 'write the names and the page of the view in the words of the kind, under shown';
  const told = [...textsOfKinds.values()].flatMap(({ kind, shown }) =>
    shown ? [[kind, messageOf(shown.one), messageOf(shown.many), shown.page] as const] : [],
  );
  const seen = kinds.flatMap(({ kind, one, many, place }) =>
    place ? [[kind, one, many, place.path('$id')] as const] : [],
  );
  const byKind = (all: readonly (readonly [string, ...unknown[]])[]): object =>
    Object.fromEntries(all.map(([kind, ...rest]) => [kind, rest]));
  expect(byKind(told), todo).toEqual(byKind(seen));
});

test('[KIN2] no two kinds have the same place', () => {
  const menus = places.flatMap(({ pages }) => pages.flatMap(({ menu }) => menu ?? []));
  const taken = [
    ...menus.map(({ group, place }) => `${group} ${place}`),
    ...places.map(({ offered }) => `offered ${offered}`),
    ...places.map(({ found }) => `found ${found}`),
    ...places.flatMap(({ told }) => (told === null ? [] : `told ${told}`)),
  ];
  const todo = 'take another number for what stands here twice in one <slug>.view.ts (lower comes first)';
  expect(taken.toSorted(), todo).toEqual([...new Set(taken)].toSorted());
});

/** The established order; a new kind may be inserted anywhere. */
const navigationNow = `home: /dashboard
sales: /apps/sales/orders /apps/sales/picking /apps/sales/shipments /apps/sales/customers
purchasing: /apps/purchasing/orders /apps/purchasing/suppliers
warehouse: /apps/inventory/receiving /apps/warehouse/picking /apps/inventory/items /apps/inventory/locations /apps/warehouse/warehouse
products: /apps/products /apps/products/categories
administration: /apps/settings/team-members /apps/roles /apps/permissions /apps/flows /apps/integrations`;
const pagesNow = `dashboard:/dashboard inbox:/apps/inbox box:/apps/products plus:/apps/products/create
category:/apps/products/categories building:/apps/purchasing/suppliers
plus:/apps/purchasing/suppliers/create users:/apps/sales/customers plus:/apps/sales/customers/create
boxes:/apps/inventory/items mapPin:/apps/inventory/locations warehouse:/apps/warehouse/warehouse
receipt:/apps/purchasing/orders plus:/apps/purchasing/orders/create plus:/apps/purchasing/goods-receipts/create
packageImport:/apps/inventory/receiving shoppingCart:/apps/sales/orders plus:/apps/sales/orders/create
clipboard:/apps/sales/picking truck:/apps/sales/shipments scan:/apps/warehouse/picking
user:/apps/settings/profile userCircle:/apps/settings/team-members shield:/apps/roles
key:/apps/permissions flow:/apps/flows alert:/apps/flows/unusual checks:/apps/flows/proof
history:/apps/flows/recordings`;

const moved = 'known places have moved: take a number between theirs in the <slug>.view.ts of the new kind';

test('[KIN2] the navigation goes from what is sold to who may do it', () => {
  const sections = navigationFor(i18n, (path) => path, { may: () => true, changes: () => true });
  const known = navigationNow.split(/\s+/);
  const shown = sections.flatMap(({ id, items }) => [`${id}:`, ...items.map((item) => item.id)]);
  expect(among(shown, known), moved).toEqual(known);
});

test('[KIN2] the palette offers pages in one order, and documents in another', () => {
  const known = pagesNow.split(/\s+/);
  const shown = pagesFor(() => true).map(({ page, icon }) => `${icon}:${page.path}`);
  expect(among(shown, known), moved).toEqual(known);
  const order =
    'salesOrder purchaseOrder product customer supplier shipment pick goodsReceipt location warehouse category member role';
  expect(among(findableKinds, order.split(' ')).join(' '), moved).toBe(order);
});

test('[KIN2] of what changed at the same moment, orders are told before what follows from them', () => {
  const order = 'salesOrder purchaseOrder goodsReceipt pick shipment product customer supplier';
  expect(among(tellingKinds, order.split(' ')).join(' '), moved).toBe(order);
});

test.each([
  ['product', '/apps/products/7', '/apps/products/7/labels'],
  ['category', '/apps/products/categories?id=7', undefined],
  ['supplier', '/apps/purchasing/suppliers/7', undefined],
  ['customer', '/apps/sales/customers/7', undefined],
  ['location', '/apps/inventory/locations?id=7', '/apps/inventory/locations/7/print'],
  ['warehouse', '/apps/warehouse/warehouse/7', undefined],
  ['purchaseOrder', '/apps/purchasing/orders/7', '/apps/purchasing/orders/7/print'],
  ['goodsReceipt', '/apps/purchasing/goods-receipts/7', '/apps/purchasing/goods-receipts/7/print'],
  ['salesOrder', '/apps/sales/orders/7', '/apps/sales/orders/7/print'],
  ['shipment', '/apps/sales/shipments?id=7', '/apps/sales/shipments/7/print'],
  ['pick', '/apps/warehouse/picking/7', '/apps/warehouse/picking/7/print'],
  ['member', '/apps/settings/team-members?id=7', undefined],
  ['role', '/apps/roles?id=7', undefined],
  ['comment', undefined, undefined],
])('[KIN1] a document of kind %s has the address that people have kept', (kind, address, paper) => {
  const kept = 'people have links to this address: leave it as it was, or lead on from it';
  expect([documentPath(kind, '7'), placeOf(kind)?.paper?.path('7')], kept).toEqual([address, paper]);
});

test('[KIN1] a refused command is opened again in the form that holds what it sends', () => {
  const forms = places.flatMap(({ form }) => (form ? [`${form.create} ${form.edit('7')}`] : []));
  expect(forms).toEqual(
    expect.arrayContaining([
      '/apps/products/create /apps/products/edit/7',
      '/apps/purchasing/suppliers/create /apps/purchasing/suppliers/edit/7',
      '/apps/sales/customers/create /apps/sales/customers/edit/7',
    ]),
  );
  expect(placeOf('salesOrder')?.form).toBeNull();
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
