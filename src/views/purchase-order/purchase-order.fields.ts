import { orderLineFields } from '../product/product.fields.ts';

/** The fields of an order line that come from its product. */
export const purchaseOrderFields = orderLineFields;
