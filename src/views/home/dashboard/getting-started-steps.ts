import { COMPANY } from '#model/values/company-document.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { isUnplaced } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { isPromised } from '#views/areas/sales/customer/customer-figures.ts';

export type StartStep =
  | 'company'
  | 'warehouse'
  | 'product'
  | 'supplier'
  | 'purchase'
  | 'stock'
  | 'customer'
  | 'order'
  | 'shipped';

/** A step towards the first shipped order: where it is done, and what one must be permitted to do it. */
interface StepPlace {
  readonly step: StartStep;
  readonly path: string;
  readonly permission: string;
}

export const startSteps: readonly StepPlace[] = [
  { step: 'company', path: '/onboarding', permission: 'company.edit' },
  { step: 'warehouse', path: '/apps/warehouse/warehouse', permission: 'warehouse.create' },
  { step: 'product', path: '/apps/products/create', permission: 'product.create' },
  { step: 'supplier', path: '/apps/purchasing/suppliers/create', permission: 'supplier.create' },
  { step: 'purchase', path: '/apps/purchasing/orders/create', permission: 'purchaseOrder.create' },
  { step: 'stock', path: '/apps/purchasing/goods-receipts/create', permission: 'goodsReceipt.create' },
  { step: 'customer', path: '/apps/sales/customers/create', permission: 'customer.create' },
  { step: 'order', path: '/apps/sales/orders/create', permission: 'salesOrder.create' },
  { step: 'shipped', path: '/apps/sales/picking', permission: 'pick.release' },
];

/** The tables that tell which steps are done. */
export const startTables: readonly TableName[] = [
  'company',
  'warehouse',
  'product',
  'supplier',
  'purchaseOrder',
  'balance',
  'customer',
  'salesOrder',
  'shipment',
];

/** The steps that are done, as the company's data tell. */
export function stepsDone({ replica }: CompanyModel): ReadonlySet<StartStep> {
  const { view } = replica;
  const company = view.get('company', COMPANY);
  const all = <N extends TableName>(table: N) => replica.rows(table) as readonly Rows[N][]; // table N holds Rows[N]
  const balances = all('balance');
  // Shipments are held for a while only; what was shipped stays with the customers in the ledger.
  const isShipped =
    balances.some(({ location, onHand }) => location === 'customer' && onHand > 0) ||
    all('shipment').some(({ shippedAt }) => shippedAt !== null);
  const isBought = balances.some(({ location, onHand }) => location === 'supplier' && onHand !== 0);
  const done: Readonly<Record<StartStep, boolean>> = {
    company: company !== undefined && company.organisationNumber + company.address.street !== '',
    warehouse: all('warehouse').length > 0,
    product: all('product').length > 0,
    supplier: all('supplier').length > 0,
    purchase: isBought || all('purchaseOrder').some((order) => !isUnplaced(order)),
    stock: isShipped || balances.some(({ warehouse, onHand }) => warehouse !== null && onHand > 0),
    customer: all('customer').length > 0,
    order: isShipped || all('salesOrder').some(isPromised),
    shipped: isShipped,
  };
  return new Set(startSteps.map(({ step }) => step).filter((step) => done[step]));
}
