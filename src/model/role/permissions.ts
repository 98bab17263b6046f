/** What may be done with each subject; a permission is `<subject>.<action>`. */
const catalogue = {
  company: ['view', 'edit', 'manage'],
  role: ['view', 'manage'],
  member: ['view', 'manage'],
  product: ['view', 'create', 'edit', 'block', 'delete', 'viewCost'],
  category: ['view', 'create', 'edit', 'delete'],
  supplier: ['view', 'create', 'edit', 'block', 'delete'],
  customer: ['view', 'create', 'edit', 'block', 'delete'],
  warehouse: ['view', 'create', 'edit', 'delete'],
  location: ['view', 'create', 'edit', 'delete'],
  item: ['view'],
  purchaseOrder: ['view', 'create', 'edit', 'approve', 'place', 'cancel', 'close', 'reopen'],
  goodsReceipt: ['view', 'create', 'edit', 'post', 'override', 'reverse'],
  salesOrder: [
    'view',
    'create',
    'edit',
    'approve',
    'confirm',
    'hold',
    'cancel',
    'close',
    'reopen',
    'override',
  ],
  pick: ['view', 'create', 'release', 'work', 'cancel'],
  shipment: ['view', 'create', 'edit', 'ship', 'deliver', 'cancel', 'reverse'],
} as const;

type Catalogue = typeof catalogue;
export type Permission = { [S in keyof Catalogue]: `${S}.${Catalogue[S][number]}` }[keyof Catalogue];

/** Every permission there is, in the order of the catalogue. */
export const permissions = Object.entries(catalogue).flatMap(([subject, actions]) =>
  actions.map((action) => `${subject}.${action}`),
) as Permission[]; // built from the catalogue that the type is built from

/** A permission as rules of pages and menus hold it. */
export interface AbilityRule {
  readonly action: string;
  readonly subject: string;
}

/** `product.viewCost` as the pair `{ action: 'viewCost', subject: 'product' }`. */
export function abilityRule(permission: string): AbilityRule {
  const dot = permission.indexOf('.');
  return { subject: permission.slice(0, dot), action: permission.slice(dot + 1) };
}

const of = (...subjects: readonly (keyof Catalogue)[]): Permission[] =>
  permissions.filter((permission) => subjects.some((subject) => permission.startsWith(`${subject}.`)));

const cost = 'product.viewCost';
const watched = permissions.filter(
  (permission) => permission.endsWith('.view') && permission !== 'role.view',
);
const bundle = (...lists: readonly (readonly Permission[])[]): readonly Permission[] =>
  permissions.filter((permission) => lists.some((list) => list.includes(permission)));

export const builtInRoleNames = ['Administrator', 'Sales', 'Purchasing', 'Warehouse', 'Viewer'] as const;

/** The roles that a company starts with, by name; each may be changed afterwards. */
export const builtInRoles: Readonly<Record<(typeof builtInRoleNames)[number], readonly Permission[]>> = {
  Administrator: permissions,
  Sales: bundle(
    watched,
    of('customer', 'salesOrder').filter((permission) => permission !== 'salesOrder.approve'),
    ['pick.create', 'pick.release', 'shipment.create', 'shipment.deliver'],
  ),
  Purchasing: bundle(
    watched,
    of('supplier', 'category', 'purchaseOrder').filter(
      (permission) => permission !== 'purchaseOrder.approve',
    ),
    ['product.create', 'product.edit', 'product.block', cost, 'goodsReceipt.create', 'goodsReceipt.edit'],
  ),
  Warehouse: bundle(
    watched,
    of('location', 'goodsReceipt', 'pick', 'shipment').filter(
      (permission) => permission !== 'goodsReceipt.override',
    ),
    ['warehouse.edit'],
  ),
  Viewer: watched,
};
