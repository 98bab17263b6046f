import type { DocumentType } from '#model/engine/document-type.ts';
import { createEngine } from '#model/engine/create-engine.ts';
import { foldedKinds, type KindName } from '#model/folding.ts';
import { nothingArchivedIsChosen } from '#model/archiving/archived-choices.ts';
import { reasonsAreOffered } from '#model/reason/reason.rules.ts';
import { companyNumbering } from '#model/company/company.numbering.ts';
import { admission } from '#model/admission.ts';
import { stockLedger } from '#model/stock/stock.ledger.ts';
import { accountDocument } from './account/account.machine.ts';
import { adjustmentDocument } from './adjustment/adjustment.document.ts';
import { apiClientDocument } from './api-client/api-client.machine.ts';
import { assemblyDocument } from './assembly/assembly.document.ts';
import { carrierDocument } from './carrier/carrier.machine.ts';
import { categoryDocument } from './category/category.machine.ts';
import { commentDocument } from './comment/comment.machine.ts';
import { companyDocument } from './company/company.machine.ts';
import { connectionDocument } from './connection/connection.machine.ts';
import { countDocument } from './count/count.document.ts';
import { customerCategoryDocument } from './customer-category/customer-category.machine.ts';
import { customerDocument } from './customer/customer.machine.ts';
import { customerReturnDocument } from './customer-return/customer-return.document.ts';
import { dataImportDocument } from './data-import/data-import.machine.ts';
import { exchangeRateDocument } from './exchange-rate/exchange-rate.machine.ts';
import { deliveryTermDocument } from './delivery-term/delivery-term.machine.ts';
import { fileDocument } from './file/file.machine.ts';
import { goodsReceiptDocument } from './goods-receipt/goods-receipt.document.ts';
import { locationDocument } from './location/location.machine.ts';
import { lotDocument } from './lot/lot.machine.ts';
import { memberDocument } from './member/member.machine.ts';
import { movementDocument } from './movement/movement.document.ts';
import { pairingDocument } from './pairing/pairing.machine.ts';
import { paymentTermDocument } from './payment-term/payment-term.machine.ts';
import { pickDocument } from './pick/pick.document.ts';
import { productDocument } from './product/product.machine.ts';
import { productTypeDocument } from './product-type/product-type.machine.ts';
import { purchaseOrderDocument } from './purchase-order/purchase-order.document.ts';
import { roleDocument } from './role/role.machine.ts';
import { reasonDocument } from './reason/reason.machine.ts';
import { salesOrderDocument } from './sales-order/sales-order.document.ts';
import { shipmentDocument } from './shipment/shipment.document.ts';
import { subscriptionDocument } from './subscription/subscription.machine.ts';
import { supplierCategoryDocument } from './supplier-category/supplier-category.machine.ts';
import { supplierReturnDocument } from './supplier-return/supplier-return.document.ts';
import { supplierDocument } from './supplier/supplier.machine.ts';
import { tagDocument } from './tag/tag.machine.ts';
import { labelFormatDocument } from './label-format/label-format.machine.ts';
import { unitDocument } from './unit/unit.machine.ts';
import { vatRateDocument } from './vat-rate/vat-rate.machine.ts';
import { warehouseDocument } from './warehouse/warehouse.document.ts';
import { webhookDocument } from './webhook/webhook.machine.ts';
import { workflowDocument } from './workflow/workflow.machine.ts';

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
  tag: tagDocument,
  unit: unitDocument,
  labelFormat: labelFormatDocument,
  purchaseOrder: purchaseOrderDocument,
  goodsReceipt: goodsReceiptDocument,
  supplierReturn: supplierReturnDocument,
  salesOrder: salesOrderDocument,
  pick: pickDocument,
  shipment: shipmentDocument,
  customerReturn: customerReturnDocument,
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
