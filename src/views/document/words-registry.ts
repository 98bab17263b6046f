import { categoryWords } from '../category/category.messages.ts';
import { commentWords } from '../comment/comment.messages.ts';
import { customerWords } from '../customer/customer.messages.ts';
import { fileWords } from '../file/file.messages.ts';
import { goodsReceiptWords } from '../goods-receipt/goods-receipt.messages.ts';
import { locationWords } from '../location/location.messages.ts';
import { memberWords } from '../member/member.messages.ts';
import { pickWords } from '../pick/pick.messages.ts';
import { productWords } from '../product/product.messages.ts';
import { purchaseOrderWords } from '../purchase-order/purchase-order.messages.ts';
import { roleWords } from '../role/role.messages.ts';
import { salesOrderWords } from '../sales-order/sales-order.messages.ts';
import { shipmentWords } from '../shipment/shipment.messages.ts';
import { supplierWords } from '../supplier/supplier.messages.ts';
import { warehouseWords } from '../warehouse/warehouse.messages.ts';
import type { DocumentWords } from './document-words.ts';

const registry: readonly DocumentWords[] = [
  categoryWords,
  commentWords,
  customerWords,
  fileWords,
  goodsReceiptWords,
  locationWords,
  memberWords,
  pickWords,
  productWords,
  purchaseOrderWords,
  roleWords,
  salesOrderWords,
  shipmentWords,
  supplierWords,
  warehouseWords,
];
const byKind = new Map(registry.map((words) => [words.kind, words]));

/** How documents of a kind are spoken of; undefined for kinds without pages of their own. */
export function wordsOf(kind: string): DocumentWords | undefined {
  return byKind.get(kind);
}
