import { categoryFields } from './category/category.fields.ts';
import { customerFields } from './customer/customer.fields.ts';
import type { FieldSaid } from './document/field-said.ts';
import { goodsReceiptFields } from './goods-receipt/goods-receipt.fields.ts';
import { locationFields } from './location/location.fields.ts';
import { orderLineFields, productFields } from './product/product.fields.ts';
import { roleFields } from './role/role.fields.ts';
import { salesOrderFields } from './sales-order/sales-order.fields.ts';
import { supplierFields } from './supplier/supplier.fields.ts';
import { warehouseFields } from './warehouse/warehouse.fields.ts';

type Fields = Readonly<Record<string, FieldSaid>>;

/** The fields that kinds declare, by their places in the form: what their histories call them. */
export const fieldsOfKinds: Readonly<Record<string, Fields>> = {
  category: categoryFields,
  customer: customerFields,
  goodsReceipt: goodsReceiptFields,
  location: locationFields,
  product: productFields,
  purchaseOrder: orderLineFields,
  role: roleFields,
  salesOrder: salesOrderFields,
  supplier: supplierFields,
  warehouse: warehouseFields,
};
