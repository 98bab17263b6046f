import { administration, masters, trade, type OpenedKind } from '#model/kinds.ts';

/** What may be permitted of each kind of document, of stock, of the flows, and of the audit log. */
type Actions = { [K in OpenedKind as K['kind']]: K['actions'][number] } & {
  item: 'view';
  flows: 'view';
  audit: 'view' | 'export';
};
export type PermissionSubject = keyof Actions;
export type Permission = { [S in PermissionSubject]: `${S}.${Actions[S]}` }[PermissionSubject];

/** The permissions of each subject, in the order in which they are shown. */
export const permissionGroups = [
  ...administration.map(groupOf),
  ...masters.map(groupOf),
  groupOf({ kind: 'item', actions: ['view'] }),
  ...trade.map(groupOf),
  groupOf({ kind: 'flows', actions: ['view'] }),
  groupOf({ kind: 'audit', actions: ['view', 'export'] }),
];
export type PermissionGroup = ReturnType<typeof groupOf>;

function groupOf<S extends PermissionSubject>({ kind, actions }: Subject<S>) {
  const permissions = actions.map((action) => `${kind}.${action}`);
  return { subject: kind as PermissionSubject, permissions: permissions as Permission[] }; // what the types are made of
}

interface Subject<S extends PermissionSubject> {
  readonly kind: S;
  readonly actions: readonly Actions[S][];
}

/** Every permission there is, in the order of its groups. */
export const permissions: readonly Permission[] = permissionGroups.flatMap((group) => group.permissions);

function of(...subjects: readonly PermissionSubject[]): Permission[] {
  return permissionGroups
    .filter(({ subject }) => subjects.includes(subject))
    .flatMap((group) => group.permissions);
}

const cost = 'product.viewCost';
/** What everybody did, programs of the company, whom it tells and the roles of others are not for everybody who may look at documents. */
const notWatched: readonly Permission[] = [
  'role.view',
  'apiClient.view',
  'webhook.view',
  'workflow.view',
  'connection.view',
  'pairing.view',
  'sharedLink.view',
  'flows.view',
  'audit.view',
];
/** What suppliers ask is for those who buy. [PRI21] */
const buying = of('purchaseList', 'purchasePrice', 'quoteRequest', 'supplierBill');
/** What goods cost on their way here is for those who see costs and buy, or keep the books. [LC1] */
const landing = of('landedCost');
const watched = permissions.filter(
  (permission) =>
    permission.endsWith('.view') &&
    !notWatched.includes(permission) &&
    ![...buying, ...landing].includes(permission),
);
/** What somebody in sales does not decide alone. */
const notOfSales: readonly Permission[] = [
  'customer.overrideVat',
  'salesOrder.import',
  'salesOrder.approve',
  'salesOrder.overrideVat',
  'salesOrder.takeAllocation',
];
/** What somebody in the warehouse does not decide alone. */
const notOfTheFloor: readonly Permission[] = [
  'goodsReceipt.override',
  'goodsReceipt.backdate',
  'goodsReceipt.correct',
  'shipment.override',
  'adjustment.approve',
  'adjustment.take',
  'movement.approve',
];
const bundle = (...lists: readonly (readonly Permission[])[]): readonly Permission[] =>
  permissions.filter((permission) => lists.some((list) => list.includes(permission)));

export const builtInRoleNames = [
  'Administrator',
  'Sales',
  'Purchasing',
  'Warehouse',
  'Accounting',
  'Viewer',
] as const;

/** The roles that a company starts with, by name; each may be changed afterwards. */
export const builtInRoles: Readonly<Record<(typeof builtInRoleNames)[number], readonly Permission[]>> = {
  Administrator: permissions,
  Sales: bundle(
    watched,
    of('customer', 'customerCategory', 'priceList', 'price', 'salesOrder', 'sharedLink', 'dataImport').filter(
      (permission) => !notOfSales.includes(permission),
    ),
    [
      'connection.print',
      'invoice.create',
      'invoice.edit',
      'invoice.issue',
      'invoice.send',
      'payment.record',
      'payment.allocate',
      'pick.release',
      'shipment.deliver',
      'customerReturn.create',
      'customerReturn.edit',
      'customerReturn.approve',
      'customerReturn.credit',
      'customerReturn.cancel',
    ],
  ),
  Purchasing: bundle(
    watched,
    of(
      'supplier',
      'supplierCategory',
      'purchaseList',
      'purchasePrice',
      'quoteRequest',
      'category',
      'productType',
      'purchaseOrder',
      'supplierReturn',
      'landedCost',
      'sharedLink',
      'dataImport',
    ).filter((one) => one !== 'purchaseOrder.approve'),
    [
      'supplierBill.view',
      'supplierBill.create',
      'supplierBill.edit',
      'connection.print',
      'product.create',
      'product.edit',
      'product.block',
      cost,
      'goodsReceipt.create',
      'goodsReceipt.edit',
      'goodsReceipt.correct',
      'unknownItem.park',
      'unknownItem.resolve',
    ],
  ),
  Warehouse: bundle(
    watched,
    of(
      'location',
      'goodsReceipt',
      'unknownItem',
      'pick',
      'shipment',
      'adjustment',
      'movement',
      'assembly',
    ).filter((permission) => !notOfTheFloor.includes(permission)),
    [
      'salesOrder.allocate',
      'connection.print',
      'warehouse.edit',
      'count.create',
      'count.work',
      'count.cancel',
      'customerReturn.create',
      'customerReturn.edit',
      'customerReturn.receive',
      'customerReturn.post',
      'customerReturn.reverse',
      'supplierReturn.create',
      'supplierReturn.edit',
      'supplierReturn.dispatch',
      'supplierReturn.reverse',
    ],
  ),
  Accounting: bundle(
    watched,
    of(
      'landedCost',
      'invoice',
      'payment',
      'supplierBill',
      'account',
      'postingRule',
      'vatRate',
      'exchangeRate',
      'paymentTerm',
    ),
    [
      cost,
      'audit.view',
      'connection.print',
      'customer.overrideVat',
      'salesOrder.overrideVat',
      'salesOrder.pay',
    ],
  ),
  Viewer: watched,
};
