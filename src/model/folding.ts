import { createFolding } from './engine/engine.ts';
import { categoryFolds } from './category/category.folds.ts';
import { categoryTable } from './category/category.table.ts';
import { commentFolds } from './comment/comment.folds.ts';
import { commentTable } from './comment/comment.table.ts';
import { companyFolds } from './company/company.folds.ts';
import { companyTable } from './company/company.table.ts';
import { customerFolds } from './customer/customer.folds.ts';
import { customerTable } from './customer/customer.table.ts';
import { fileFolds } from './file/file.folds.ts';
import { fileTable } from './file/file.table.ts';
import { goodsReceiptFolds } from './goods-receipt/goods-receipt.folds.ts';
import { goodsReceiptTable } from './goods-receipt/goods-receipt.table.ts';
import { locationFolds } from './location/location.folds.ts';
import { locationTable } from './location/location.table.ts';
import { memberFolds } from './member/member.folds.ts';
import { memberTable } from './member/member.table.ts';
import { pickFolds } from './pick/pick.folds.ts';
import { pickTable } from './pick/pick.table.ts';
import { productFolds } from './product/product.folds.ts';
import { productTable } from './product/product.table.ts';
import { purchaseOrderFolds } from './purchase-order/purchase-order.folds.ts';
import { purchaseOrderTable } from './purchase-order/purchase-order.table.ts';
import { roleFolds } from './role/role.folds.ts';
import { roleTable } from './role/role.table.ts';
import { salesOrderFolds } from './sales-order/sales-order.folds.ts';
import { salesOrderTable } from './sales-order/sales-order.table.ts';
import { shipmentFolds } from './shipment/shipment.folds.ts';
import { shipmentTable } from './shipment/shipment.table.ts';
import { supplierFolds } from './supplier/supplier.folds.ts';
import { supplierTable } from './supplier/supplier.table.ts';
import { warehouseFolds } from './warehouse/warehouse.folds.ts';
import { warehouseTable } from './warehouse/warehouse.table.ts';
import { stockLedger } from './stock/stock.ledger.ts';

/**
 * How facts of every document type become rows: what a page needs to show a company. The charts, which decide, are in the
 * registry and come later; that the two agree is tested there.
 */
export const folding = createFolding(
  [
    { kind: 'company', table: companyTable, folds: companyFolds },
    { kind: 'role', table: roleTable, folds: roleFolds },
    { kind: 'member', table: memberTable, folds: memberFolds },
    { kind: 'warehouse', table: warehouseTable, folds: warehouseFolds },
    { kind: 'location', table: locationTable, folds: locationFolds },
    { kind: 'category', table: categoryTable, folds: categoryFolds },
    { kind: 'product', table: productTable, folds: productFolds },
    { kind: 'supplier', table: supplierTable, folds: supplierFolds },
    { kind: 'customer', table: customerTable, folds: customerFolds },
    { kind: 'purchaseOrder', table: purchaseOrderTable, folds: purchaseOrderFolds },
    { kind: 'goodsReceipt', table: goodsReceiptTable, folds: goodsReceiptFolds },
    { kind: 'salesOrder', table: salesOrderTable, folds: salesOrderFolds },
    { kind: 'pick', table: pickTable, folds: pickFolds },
    { kind: 'shipment', table: shipmentTable, folds: shipmentFolds },
    { kind: 'comment', table: commentTable, folds: commentFolds },
    { kind: 'file', table: fileTable, folds: fileFolds },
  ],
  stockLedger,
);
