import { categoryView } from './category/category.view.ts';
import { commentView } from './comment/comment.view.ts';
import { customerView } from './customer/customer.view.ts';
import { fileView } from './file/file.view.ts';
import { goodsReceiptView } from './goods-receipt/goods-receipt.view.ts';
import { knowKinds } from './kind-registry.ts';
import type { KindView } from './kind-view.ts';
import { locationView } from './location/location.view.ts';
import { memberView } from './member/member.view.ts';
import { pickView } from './pick/pick.view.ts';
import { productView } from './product/product.view.ts';
import { purchaseOrderView } from './purchase-order/purchase-order.view.ts';
import { roleView } from './role/role.view.ts';
import { salesOrderView } from './sales-order/sales-order.view.ts';
import { shipmentView } from './shipment/shipment.view.ts';
import { supplierView } from './supplier/supplier.view.ts';
import { warehouseView } from './warehouse/warehouse.view.ts';

/** Every kind of document that is shown, in the order in which their pages are offered. */
export const kinds: readonly KindView[] = [
  productView,
  categoryView,
  supplierView,
  customerView,
  locationView,
  warehouseView,
  purchaseOrderView,
  goodsReceiptView,
  salesOrderView,
  shipmentView,
  pickView,
  memberView,
  roleView,
  commentView,
  fileView,
];

/** Where the documents of each kind that has pages are met. */
export const places = kinds.flatMap(({ place }) => place ?? []);

knowKinds(kinds);
