import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../ui/icon.tsx';
import type { NavSection } from './nav-item.ts';

interface Entry {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  /** The permission without which it is not shown. */
  readonly needs?: string;
}

interface Group {
  readonly id: string;
  readonly label?: MessageDescriptor;
  readonly entries: readonly Entry[];
}

const groups: readonly Group[] = [
  {
    id: 'home',
    entries: [{ path: '/dashboard', label: msg`Dashboard`, icon: 'dashboard' }],
  },
  {
    id: 'sales',
    label: msg`Sales`,
    entries: [
      {
        path: '/apps/sales/orders',
        label: msg`Sales orders`,
        icon: 'shoppingCart',
        needs: 'salesOrder.view',
      },
      { path: '/apps/sales/picking', label: msg`Allocation`, icon: 'clipboard', needs: 'salesOrder.view' },
      { path: '/apps/sales/shipments', label: msg`Shipments`, icon: 'truck', needs: 'shipment.view' },
      { path: '/apps/sales/customers', label: msg`Customers`, icon: 'users', needs: 'customer.view' },
    ],
  },
  {
    id: 'purchasing',
    label: msg`Purchasing`,
    entries: [
      {
        path: '/apps/purchasing/orders',
        label: msg`Purchase orders`,
        icon: 'receipt',
        needs: 'purchaseOrder.view',
      },
      { path: '/apps/purchasing/suppliers', label: msg`Suppliers`, icon: 'building', needs: 'supplier.view' },
    ],
  },
  {
    id: 'warehouse',
    label: msg`Warehouse`,
    entries: [
      {
        path: '/apps/inventory/receiving',
        label: msg`Receiving`,
        icon: 'packageImport',
        needs: 'goodsReceipt.view',
      },
      { path: '/apps/warehouse/picking', label: msg`Picking`, icon: 'scan', needs: 'pick.view' },
      { path: '/apps/inventory/items', label: msg`Stock`, icon: 'boxes', needs: 'item.view' },
      { path: '/apps/inventory/locations', label: msg`Locations`, icon: 'mapPin', needs: 'location.view' },
      {
        path: '/apps/warehouse/warehouse',
        label: msg`Warehouses`,
        icon: 'warehouse',
        needs: 'warehouse.view',
      },
    ],
  },
  {
    id: 'products',
    label: msg`Catalogue`,
    entries: [
      { path: '/apps/products', label: msg`Products`, icon: 'box', needs: 'product.view' },
      { path: '/apps/products/categories', label: msg`Categories`, icon: 'category', needs: 'category.view' },
    ],
  },
  {
    id: 'administration',
    label: msg`Administration`,
    entries: [
      {
        path: '/apps/settings/team-members',
        label: msg`Team members`,
        icon: 'userCircle',
        needs: 'member.view',
      },
      { path: '/apps/roles', label: msg`Roles`, icon: 'shield', needs: 'role.view' },
      { path: '/apps/permissions', label: msg`Permissions`, icon: 'key', needs: 'role.view' },
      { path: '/apps/flows', label: msg`Flows`, icon: 'flow', needs: 'flows.view' },
      { path: '/apps/integrations', label: msg`Integrations`, icon: 'plug', needs: 'company.manage' },
    ],
  },
];

const paths = new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => path)));

/** Whether a page stands in the navigation of somebody. */
export const isInNavigation = (path: string): boolean => paths.has(path);

/** The navigation as a person may see it. */
export function navigationFor(
  i18n: I18n,
  to: (path: string) => string,
  may: (permission: string) => boolean,
): readonly NavSection[] {
  return groups.flatMap(({ id, label, entries }) => {
    const items = entries
      .filter(({ needs }) => needs === undefined || may(needs))
      .map((entry) => ({ id: entry.path, label: i18n._(entry.label), icon: entry.icon, to: to(entry.path) }));
    return items.length === 0 ? [] : [{ id, ...(label ? { label: i18n._(label) } : {}), items }];
  });
}
