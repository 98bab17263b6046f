import type { ConnectorFlow, SettingField } from '../connector-spec.ts';

/** What every web shop is asked for beside its keys. */
export const shopSettings: readonly SettingField[] = [
  { name: 'warehouse', step: 'mapping', is: 'record', table: 'warehouse' },
  { name: 'customer', step: 'mapping', is: 'record', table: 'customer', optional: true },
  { name: 'customerPrefix', step: 'mapping', is: 'text', most: 20, optional: true, initial: 'W' },
  { name: 'freight', step: 'mapping', is: 'record', table: 'product', optional: true },
  { name: 'products', step: 'direction', is: 'choice', options: ['create', 'update'], initial: 'create' },
  { name: 'confirm', step: 'direction', is: 'yesNo', initial: false },
];

/** What flows between Lagra and a web shop. */
export const shopFlows: readonly ConnectorFlow[] = [
  {
    name: 'products',
    direction: 'in',
    kinds: ['product'],
    permissions: ['product.view', 'product.viewCost', 'product.create', 'product.edit'],
  },
  {
    name: 'orders',
    direction: 'in',
    kinds: ['salesOrder', 'customer'],
    permissions: [
      'product.view',
      'customer.view',
      'customer.create',
      'salesOrder.view',
      'salesOrder.create',
      'salesOrder.edit',
      'salesOrder.confirm',
      'salesOrder.cancel',
      'warehouse.view',
      'exchangeRate.view',
    ],
  },
  { name: 'stock', direction: 'out', kinds: ['product'], permissions: ['product.view', 'item.view'] },
  {
    name: 'shipments',
    direction: 'out',
    kinds: ['shipment'],
    permissions: ['shipment.view', 'salesOrder.view', 'product.view', 'carrier.view'],
  },
];
