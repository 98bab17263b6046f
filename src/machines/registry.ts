import { createEngine } from '#model/engine/engine.ts';
import { stockLedger } from '#model/stock/stock.ledger.ts';
import { categoryDocument } from './category/category.document.ts';
import { commentDocument } from './comment/comment.document.ts';
import { companyDocument } from './company/company.document.ts';
import { customerDocument } from './customer/customer.document.ts';
import { fileDocument } from './file/file.document.ts';
import { goodsReceiptDocument } from './goods-receipt/goods-receipt.document.ts';
import { locationDocument } from './location/location.document.ts';
import { memberDocument } from './member/member.document.ts';
import { pickDocument } from './pick/pick.document.ts';
import { productDocument } from './product/product.document.ts';
import { purchaseOrderDocument } from './purchase-order/purchase-order.document.ts';
import { salesOrderDocument } from './sales-order/sales-order.document.ts';
import { shipmentDocument } from './shipment/shipment.document.ts';
import { supplierDocument } from './supplier/supplier.document.ts';
import { roleDocument } from './role/role.document.ts';
import { warehouseDocument } from './warehouse/warehouse.document.ts';

/** Every document type of the product, and the ledger. */
export const engine = createEngine(
  [
    companyDocument,
    roleDocument,
    memberDocument,
    warehouseDocument,
    locationDocument,
    categoryDocument,
    productDocument,
    supplierDocument,
    customerDocument,
    purchaseOrderDocument,
    goodsReceiptDocument,
    salesOrderDocument,
    pickDocument,
    shipmentDocument,
    commentDocument,
    fileDocument,
  ],
  stockLedger,
);
