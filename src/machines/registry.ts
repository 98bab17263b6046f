import type { DocumentType } from '#model/engine/document-type.ts';
import { createEngine } from '#model/engine/create-engine.ts';
import { foldedKinds, type KindName } from '#model/folding.ts';
import { nothingArchivedIsChosen } from '#model/archiving/archived-choices.ts';
import { reasonsAreOffered } from '#model/areas/setup/reason/reason.rules.ts';
import { companyNumbering } from '#model/areas/setup/company/company.numbering.ts';
import { admission } from '#model/admission.ts';
import { stockLedger } from '#model/stock/stock.ledger.ts';
import { postingRuleDocument } from './areas/setup/posting-rule/posting-rule.machine.ts';
import { accountDocument } from './areas/setup/account/account.machine.ts';
import { adjustmentDocument } from './areas/stock/adjustment/adjustment.document.ts';
import { apiClientDocument } from './areas/integrations/api-client/api-client.machine.ts';
import { assemblyDocument } from './areas/stock/assembly/assembly.document.ts';
import { carrierDocument } from './areas/setup/carrier/carrier.machine.ts';
import { categoryDocument } from './areas/products/category/category.machine.ts';
import { commentDocument } from './comment/comment.machine.ts';
import { companyDocument } from './areas/setup/company/company.machine.ts';
import { connectionDocument } from './areas/integrations/connection/connection.machine.ts';
import { countDocument } from './areas/stock/count/count.document.ts';
import { customerCategoryDocument } from './areas/sales/customer-category/customer-category.machine.ts';
import { customerDocument } from './areas/sales/customer/customer.machine.ts';
import { customerReturnDocument } from './areas/sales/customer-return/customer-return.document.ts';
import { dataImportDocument } from './areas/integrations/data-import/data-import.machine.ts';
import { exchangeRateDocument } from './areas/setup/exchange-rate/exchange-rate.machine.ts';
import { deliveryTermDocument } from './areas/setup/delivery-term/delivery-term.machine.ts';
import { fileDocument } from './file/file.machine.ts';
import { goodsReceiptDocument } from './areas/purchasing/goods-receipt/goods-receipt.document.ts';
import { landedCostDocument } from './areas/purchasing/landed-cost/landed-cost.document.ts';
import { locationDocument } from './areas/stock/location/location.machine.ts';
import { lotDocument } from './areas/stock/lot/lot.machine.ts';
import { memberDocument } from './areas/setup/member/member.machine.ts';
import { movementDocument } from './areas/stock/movement/movement.document.ts';
import { pairingDocument } from './areas/integrations/pairing/pairing.machine.ts';
import { paymentTermDocument } from './areas/setup/payment-term/payment-term.machine.ts';
import { pickDocument } from './areas/sales/pick/pick.document.ts';
import { priceListDocument } from './areas/sales/price-list/price-list.machine.ts';
import { priceDocument } from './areas/sales/price/price.machine.ts';
import { productDocument } from './areas/products/product/product.machine.ts';
import { productTypeDocument } from './areas/products/product-type/product-type.machine.ts';
import { purchaseListDocument } from './areas/products/purchase-list/purchase-list.machine.ts';
import { purchaseOrderDocument } from './areas/purchasing/purchase-order/purchase-order.document.ts';
import { purchasePriceDocument } from './areas/products/purchase-price/purchase-price.machine.ts';
import { quoteRequestDocument } from './areas/purchasing/quote-request/quote-request.document.ts';
import { roleDocument } from './areas/setup/role/role.machine.ts';
import { reasonDocument } from './areas/setup/reason/reason.machine.ts';
import { salesOrderDocument } from './areas/sales/sales-order/sales-order.document.ts';
import { sharedLinkDocument } from './shared-link/shared-link.machine.ts';
import { shipmentDocument } from './areas/sales/shipment/shipment.document.ts';
import { subscriptionDocument } from './areas/setup/subscription/subscription.machine.ts';
import { supplierBillDocument } from './areas/purchasing/supplier-bill/supplier-bill.document.ts';
import { supplierCategoryDocument } from './areas/purchasing/supplier-category/supplier-category.machine.ts';
import { supplierReturnDocument } from './areas/purchasing/supplier-return/supplier-return.document.ts';
import { supplierDocument } from './areas/purchasing/supplier/supplier.machine.ts';
import { tagDocument } from './areas/setup/tag/tag.machine.ts';
import { invoiceDocument } from './areas/sales/invoice/invoice.document.ts';
import { paymentDocument } from './areas/sales/payment/payment.document.ts';
import { labelFormatDocument } from './areas/setup/label-format/label-format.machine.ts';
import { unitDocument } from './areas/setup/unit/unit.machine.ts';
import { unknownItemDocument } from './areas/purchasing/unknown-item/unknown-item.document.ts';
import { vatRateDocument } from './areas/setup/vat-rate/vat-rate.machine.ts';
import { warehouseDocument } from './areas/stock/warehouse/warehouse.document.ts';
import { webhookDocument } from './areas/integrations/webhook/webhook.machine.ts';
import { workflowDocument } from './areas/integrations/workflow/workflow.machine.ts';

/** The document types by kind. */
export const documents: Readonly<Record<KindName, DocumentType>> = {
  company: companyDocument,
  role: roleDocument,
  member: memberDocument,
  apiClient: apiClientDocument,
  dataImport: dataImportDocument,
  webhook: webhookDocument,
  workflow: workflowDocument,
  connection: connectionDocument,
  pairing: pairingDocument,
  sharedLink: sharedLinkDocument,
  priceList: priceListDocument,
  price: priceDocument,
  purchaseList: purchaseListDocument,
  purchasePrice: purchasePriceDocument,
  product: productDocument,
  category: categoryDocument,
  productType: productTypeDocument,
  supplier: supplierDocument,
  supplierCategory: supplierCategoryDocument,
  customer: customerDocument,
  customerCategory: customerCategoryDocument,
  warehouse: warehouseDocument,
  location: locationDocument,
  lot: lotDocument,
  reason: reasonDocument,
  paymentTerm: paymentTermDocument,
  deliveryTerm: deliveryTermDocument,
  carrier: carrierDocument,
  vatRate: vatRateDocument,
  exchangeRate: exchangeRateDocument,
  account: accountDocument,
  postingRule: postingRuleDocument,
  tag: tagDocument,
  unit: unitDocument,
  labelFormat: labelFormatDocument,
  quoteRequest: quoteRequestDocument,
  purchaseOrder: purchaseOrderDocument,
  goodsReceipt: goodsReceiptDocument,
  unknownItem: unknownItemDocument,
  supplierReturn: supplierReturnDocument,
  landedCost: landedCostDocument,
  supplierBill: supplierBillDocument,
  salesOrder: salesOrderDocument,
  pick: pickDocument,
  shipment: shipmentDocument,
  customerReturn: customerReturnDocument,
  invoice: invoiceDocument,
  payment: paymentDocument,
  count: countDocument,
  movement: movementDocument,
  assembly: assemblyDocument,
  adjustment: adjustmentDocument,
  subscription: subscriptionDocument,
  comment: commentDocument,
  file: fileDocument,
};

/** The engine with every kind of document and its chart, in the order of the model, and the ledger. */
export const engine = createEngine(
  foldedKinds.map(({ kind }) => documents[kind]),
  stockLedger,
  (...told) => reasonsAreOffered(...told) ?? nothingArchivedIsChosen(...told),
  admission,
  companyNumbering,
);
