import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { orderLineFields } from '#views/areas/products/product/product.fields.ts';

/** The fields of an order line that come from its product, and what returns tell of them. */
export const purchaseOrderFields = {
  ...orderLineFields,
  quoteRequest: { label: msg`Request for quotation`, as: { table: 'quoteRequest' } },
  return: { label: msg`Return to supplier`, as: { table: 'supplierReturn' } },
} satisfies Readonly<Record<string, FieldDisplay>>;
