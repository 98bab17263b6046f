import { accountKind } from './account/account.kind.ts';
import { adjustmentKind } from './adjustment/adjustment.kind.ts';
import { apiClientKind } from './api-client/api-client.kind.ts';
import { assemblyKind } from './assembly/assembly.kind.ts';
import { carrierKind } from './carrier/carrier.kind.ts';
import { categoryKind } from './category/category.kind.ts';
import { companyKind } from './company/company.kind.ts';
import { connectionKind } from './connection/connection.kind.ts';
import { countKind } from './count/count.kind.ts';
import { customerCategoryKind } from './customer-category/customer-category.kind.ts';
import { customerKind } from './customer/customer.kind.ts';
import { customerReturnKind } from './customer-return/customer-return.kind.ts';
import { dataImportKind } from './data-import/data-import.kind.ts';
import { deliveryTermKind } from './delivery-term/delivery-term.kind.ts';
import type { LookupsIn } from './engine/table.ts';
import { exchangeRateKind } from './exchange-rate/exchange-rate.kind.ts';
import { goodsReceiptKind } from './goods-receipt/goods-receipt.kind.ts';
import { labelFormatKind } from './label-format/label-format.kind.ts';
import { locationKind } from './location/location.kind.ts';
import { lotKind } from './lot/lot.kind.ts';
import { memberKind } from './member/member.kind.ts';
import { movementKind } from './movement/movement.kind.ts';
import { pairingKind } from './pairing/pairing.kind.ts';
import { paymentTermKind } from './payment-term/payment-term.kind.ts';
import { pickKind } from './pick/pick.kind.ts';
import { productKind } from './product/product.kind.ts';
import { productTypeKind } from './product-type/product-type.kind.ts';
import { purchaseOrderKind } from './purchase-order/purchase-order.kind.ts';
import { reasonKind } from './reason/reason.kind.ts';
import { roleKind } from './role/role.kind.ts';
import { salesOrderKind } from './sales-order/sales-order.kind.ts';
import { shipmentKind } from './shipment/shipment.kind.ts';
import { supplierCategoryKind } from './supplier-category/supplier-category.kind.ts';
import { supplierKind } from './supplier/supplier.kind.ts';
import { supplierReturnKind } from './supplier-return/supplier-return.kind.ts';
import { tagKind } from './tag/tag.kind.ts';
import { unitKind } from './unit/unit.kind.ts';
import { vatRateKind } from './vat-rate/vat-rate.kind.ts';
import { warehouseKind } from './warehouse/warehouse.kind.ts';
import { webhookKind } from './webhook/webhook.kind.ts';
import { workflowKind } from './workflow/workflow.kind.ts';

/** The company itself, its members and programs, whom it tells, and what it has done by itself. */
export const administration = [
  companyKind,
  roleKind,
  memberKind,
  apiClientKind,
  webhookKind,
  workflowKind,
  connectionKind,
  pairingKind,
  dataImportKind,
] as const;

/** Master data. */
export const masters = [
  productKind,
  categoryKind,
  productTypeKind,
  supplierKind,
  supplierCategoryKind,
  customerKind,
  customerCategoryKind,
  warehouseKind,
  locationKind,
  lotKind,
  reasonKind,
  paymentTermKind,
  deliveryTermKind,
  carrierKind,
  vatRateKind,
  exchangeRateKind,
  accountKind,
  tagKind,
  unitKind,
  labelFormatKind,
] as const;

/** Trade documents. */
export const trade = [
  purchaseOrderKind,
  goodsReceiptKind,
  supplierReturnKind,
  salesOrderKind,
  pickKind,
  shipmentKind,
  customerReturnKind,
  countKind,
  movementKind,
  assemblyKind,
  adjustmentKind,
] as const;

/** Every kind of document that people open, in the order of the permissions. Kinds attached to them: `folding.ts`. */
export const kinds = [...administration, ...masters, ...trade] as const;

export type OpenedKind = (typeof kinds)[number];

declare module './engine/rows.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface -- the names come with the kinds
  interface Lookups extends LookupsIn<OpenedKind['table']> {}
}
