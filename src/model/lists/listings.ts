import { countListing } from '../count/count.listing.ts';
import { adjustmentListing } from '../adjustment/adjustment.listing.ts';
import { assemblyListing } from '../assembly/assembly.listing.ts';
import { customerListing } from '../customer/customer.listing.ts';
import { customerReturnListing } from '../customer-return/customer-return.listing.ts';
import { goodsReceiptListing } from '../goods-receipt/goods-receipt.listing.ts';
import { movementListing } from '../movement/movement.listing.ts';
import { pickListing } from './pick.listing.ts';
import { productListing } from '../product/product.listing.ts';
import { purchaseOrderListing } from '../purchase-order/purchase-order.listing.ts';
import { salesOrderListing } from '../sales-order/sales-order.listing.ts';
import { shipmentListing } from '../shipment/shipment.listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import { supplierReturnListing } from '../supplier-return/supplier-return.listing.ts';
import type { Listing } from './listing.ts';

const all: readonly Listing[] = [
  customerListing,
  supplierListing,
  productListing,
  salesOrderListing,
  purchaseOrderListing,
  goodsReceiptListing,
  supplierReturnListing,
  shipmentListing,
  customerReturnListing,
  pickListing,
  countListing,
  movementListing,
  assemblyListing,
  adjustmentListing,
];

/** The listings by table: of documents that devices hold in part, and of what they name. */
export const listings: ReadonlyMap<string, Listing> = new Map(all.map((one) => [one.table, one]));
