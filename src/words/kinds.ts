import { accountTexts } from './account.words.ts';
import { adjustmentTexts } from './adjustment.words.ts';
import { apiClientTexts } from './api-client.words.ts';
import { assemblyTexts } from './assembly.words.ts';
import { carrierTexts } from './carrier.words.ts';
import { categoryTexts } from './category.words.ts';
import { commentTexts } from './comment.words.ts';
import { companyTexts } from './company.words.ts';
import { connectionTexts } from './connection.words.ts';
import { countTexts } from './count.words.ts';
import { customerCategoryTexts } from './customer-category.words.ts';
import { customerTexts } from './customer.words.ts';
import { customerReturnTexts } from './customer-return.words.ts';
import { exchangeRateTexts } from './exchange-rate.words.ts';
import { dataImportTexts } from './data-import.words.ts';
import { deliveryTermTexts } from './delivery-term.words.ts';
import { fileTexts } from './file.words.ts';
import { goodsReceiptTexts } from './goods-receipt.words.ts';
import { invoiceTexts } from './invoice.words.ts';
import { landedCostTexts } from './landed-cost.words.ts';
import { locationTexts } from './location.words.ts';
import { lotTexts } from './lot.words.ts';
import { memberTexts } from './member.words.ts';
import { movementTexts } from './movement.words.ts';
import { pairingTexts } from './pairing.words.ts';
import { paymentTermTexts } from './payment-term.words.ts';
import { paymentTexts } from './payment.words.ts';
import { pickTexts } from './pick.words.ts';
import { postingRuleTexts } from './posting-rule.words.ts';
import { priceListTexts } from './price-list.words.ts';
import { priceTexts } from './price.words.ts';
import { productTexts } from './product.words.ts';
import { productTypeTexts } from './product-type.words.ts';
import { purchaseListTexts } from './purchase-list.words.ts';
import { purchaseOrderTexts } from './purchase-order.words.ts';
import { purchasePriceTexts } from './purchase-price.words.ts';
import { quoteRequestTexts } from './quote-request.words.ts';
import { reasonTexts } from './reason.words.ts';
import { roleTexts } from './role.words.ts';
import { salesOrderTexts } from './sales-order.words.ts';
import { sharedLinkTexts } from './shared-link.words.ts';
import { shipmentTexts } from './shipment.words.ts';
import { subscriptionTexts } from './subscription.words.ts';
import { supplierBillTexts } from './supplier-bill.words.ts';
import { supplierCategoryTexts } from './supplier-category.words.ts';
import { supplierReturnTexts } from './supplier-return.words.ts';
import { supplierTexts } from './supplier.words.ts';
import { tagTexts } from './tag.words.ts';
import { labelFormatTexts } from './label-format.words.ts';
import { unknownItemTexts } from './unknown-item.words.ts';
import { unitTexts } from './unit.words.ts';
import { vatRateTexts } from './vat-rate.words.ts';
import { warehouseTexts } from './warehouse.words.ts';
import { webhookTexts } from './webhook.words.ts';
import { workflowTexts } from './workflow.words.ts';
import type { KindTexts } from './kind-texts.ts';

const kinds: readonly KindTexts[] = [
  accountTexts,
  adjustmentTexts,
  apiClientTexts,
  assemblyTexts,
  carrierTexts,
  categoryTexts,
  commentTexts,
  companyTexts,
  connectionTexts,
  countTexts,
  customerCategoryTexts,
  customerTexts,
  customerReturnTexts,
  dataImportTexts,
  exchangeRateTexts,
  deliveryTermTexts,
  fileTexts,
  goodsReceiptTexts,
  invoiceTexts,
  locationTexts,
  lotTexts,
  memberTexts,
  movementTexts,
  pairingTexts,
  paymentTermTexts,
  paymentTexts,
  pickTexts,
  postingRuleTexts,
  priceListTexts,
  priceTexts,
  productTexts,
  productTypeTexts,
  purchaseListTexts,
  purchaseOrderTexts,
  purchasePriceTexts,
  quoteRequestTexts,
  reasonTexts,
  roleTexts,
  salesOrderTexts,
  sharedLinkTexts,
  shipmentTexts,
  subscriptionTexts,
  supplierBillTexts,
  supplierCategoryTexts,
  supplierReturnTexts,
  landedCostTexts,
  supplierTexts,
  tagTexts,
  unitTexts,
  unknownItemTexts,
  labelFormatTexts,
  vatRateTexts,
  warehouseTexts,
  webhookTexts,
  workflowTexts,
];

/** The texts of each kind of document, by kind. */
export const textsOfKinds: ReadonlyMap<string, KindTexts> = new Map(
  kinds.map((texts) => [texts.kind, texts]),
);
