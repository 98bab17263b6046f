import { orderLineFields } from '../product/product.fields.ts';

/** What an order has of its products. */
export const purchaseOrderFields = orderLineFields;
