import { accountKind } from './areas/setup/account/account.kind.ts';
import { adjustmentKind } from './areas/stock/adjustment/adjustment.kind.ts';
import { apiClientKind } from './areas/integrations/api-client/api-client.kind.ts';
import { assemblyKind } from './areas/stock/assembly/assembly.kind.ts';
import { carrierKind } from './areas/setup/carrier/carrier.kind.ts';
import { categoryKind } from './areas/products/category/category.kind.ts';
import { companyKind } from './areas/setup/company/company.kind.ts';
import { connectionKind } from './areas/integrations/connection/connection.kind.ts';
import { countKind } from './areas/stock/count/count.kind.ts';
import { customerCategoryKind } from './areas/sales/customer-category/customer-category.kind.ts';
import { customerKind } from './areas/sales/customer/customer.kind.ts';
import { customerReturnKind } from './areas/sales/customer-return/customer-return.kind.ts';
import { dataImportKind } from './areas/integrations/data-import/data-import.kind.ts';
import { deliveryTermKind } from './areas/setup/delivery-term/delivery-term.kind.ts';
import type { LookupsIn } from './engine/table.ts';
import { exchangeRateKind } from './areas/setup/exchange-rate/exchange-rate.kind.ts';
import { goodsReceiptKind } from './areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { invoiceKind } from './areas/sales/invoice/invoice.kind.ts';
import { labelFormatKind } from './areas/setup/label-format/label-format.kind.ts';
import { landedCostKind } from './areas/purchasing/landed-cost/landed-cost.kind.ts';
import { locationKind } from './areas/stock/location/location.kind.ts';
import { lotKind } from './areas/stock/lot/lot.kind.ts';
import { memberKind } from './areas/setup/member/member.kind.ts';
import { movementKind } from './areas/stock/movement/movement.kind.ts';
import { pairingKind } from './areas/integrations/pairing/pairing.kind.ts';
import { paymentTermKind } from './areas/setup/payment-term/payment-term.kind.ts';
import { paymentKind } from './areas/sales/payment/payment.kind.ts';
import { pickKind } from './areas/sales/pick/pick.kind.ts';
import { postingRuleKind } from './areas/setup/posting-rule/posting-rule.kind.ts';
import { priceListKind } from './areas/sales/price-list/price-list.kind.ts';
import { priceKind } from './areas/sales/price/price.kind.ts';
import { productKind } from './areas/products/product/product.kind.ts';
import { productTypeKind } from './areas/products/product-type/product-type.kind.ts';
import { purchaseListKind } from './areas/products/purchase-list/purchase-list.kind.ts';
import { purchaseOrderKind } from './areas/purchasing/purchase-order/purchase-order.kind.ts';
import { purchasePriceKind } from './areas/products/purchase-price/purchase-price.kind.ts';
import { quoteRequestKind } from './areas/purchasing/quote-request/quote-request.kind.ts';
import { reasonKind } from './areas/setup/reason/reason.kind.ts';
import { roleKind } from './areas/setup/role/role.kind.ts';
import { salesOrderKind } from './areas/sales/sales-order/sales-order.kind.ts';
import { sharedLinkKind } from './shared-link/shared-link.kind.ts';
import { shipmentKind } from './areas/sales/shipment/shipment.kind.ts';
import { supplierBillKind } from './areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { supplierCategoryKind } from './areas/purchasing/supplier-category/supplier-category.kind.ts';
import { supplierKind } from './areas/purchasing/supplier/supplier.kind.ts';
import { supplierReturnKind } from './areas/purchasing/supplier-return/supplier-return.kind.ts';
import { tagKind } from './areas/setup/tag/tag.kind.ts';
import { unknownItemKind } from './areas/purchasing/unknown-item/unknown-item.kind.ts';
import { unitKind } from './areas/setup/unit/unit.kind.ts';
import { vatRateKind } from './areas/setup/vat-rate/vat-rate.kind.ts';
import { warehouseKind } from './areas/stock/warehouse/warehouse.kind.ts';
import { webhookKind } from './areas/integrations/webhook/webhook.kind.ts';
import { workflowKind } from './areas/integrations/workflow/workflow.kind.ts';

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
  sharedLinkKind,
] as const;

/** Master data. */
export const masters = [
  productKind,
  categoryKind,
  productTypeKind,
  supplierKind,
  supplierCategoryKind,
  purchaseListKind,
  purchasePriceKind,
  customerKind,
  customerCategoryKind,
  priceListKind,
  priceKind,
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
  postingRuleKind,
  tagKind,
  unitKind,
  labelFormatKind,
] as const;

/** Trade documents. */
export const trade = [
  quoteRequestKind,
  purchaseOrderKind,
  goodsReceiptKind,
  unknownItemKind,
  supplierReturnKind,
  landedCostKind,
  supplierBillKind,
  salesOrderKind,
  pickKind,
  shipmentKind,
  customerReturnKind,
  invoiceKind,
  paymentKind,
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
