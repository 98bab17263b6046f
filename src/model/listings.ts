import { countListing } from './areas/stock/count/count.listing.ts';
import { adjustmentListing } from './areas/stock/adjustment/adjustment.listing.ts';
import { assemblyListing } from './areas/stock/assembly/assembly.listing.ts';
import { customerListing } from './areas/sales/customer/customer.listing.ts';
import { customerReturnListing } from './areas/sales/customer-return/customer-return.listing.ts';
import { goodsReceiptListing } from './areas/purchasing/goods-receipt/goods-receipt.listing.ts';
import { invoiceListing } from './areas/sales/invoice/invoice.listing.ts';
import { movementListing } from './areas/stock/movement/movement.listing.ts';
import { landedCostListing } from './areas/purchasing/landed-cost/landed-cost.listing.ts';
import { paymentListing } from './areas/sales/payment/payment.listing.ts';
import { pickListing } from './areas/sales/sales-order/pick.listing.ts';
import { productListing } from './areas/products/product/product.listing.ts';
import { purchaseOrderListing } from './areas/purchasing/purchase-order/purchase-order.listing.ts';
import { quoteRequestListing } from './areas/purchasing/quote-request/quote-request.listing.ts';
import { salesOrderListing } from './areas/sales/sales-order/sales-order.listing.ts';
import { shipmentListing } from './areas/sales/shipment/shipment.listing.ts';
import { supplierBillListing } from './areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { supplierListing } from './areas/purchasing/supplier/supplier.listing.ts';
import { supplierReturnListing } from './areas/purchasing/supplier-return/supplier-return.listing.ts';
import { unknownItemListing } from './areas/purchasing/unknown-item/unknown-item.listing.ts';
import type { Listing } from './lists/listing.ts';

const all: readonly Listing[] = [
  customerListing,
  supplierListing,
  productListing,
  salesOrderListing,
  purchaseOrderListing,
  quoteRequestListing,
  goodsReceiptListing,
  unknownItemListing,
  supplierReturnListing,
  landedCostListing,
  supplierBillListing,
  shipmentListing,
  customerReturnListing,
  invoiceListing,
  pickListing,
  paymentListing,
  countListing,
  movementListing,
  assemblyListing,
  adjustmentListing,
];

/** The listings by table: of documents that devices hold in part, and of what they name. */
export const listings: ReadonlyMap<string, Listing> = new Map(all.map((one) => [one.table, one]));
