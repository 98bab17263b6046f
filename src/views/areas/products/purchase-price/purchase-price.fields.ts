import { msg } from '@lingui/core/macro';
import type { PurchasePriceForm } from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import { purchasePriceTexts } from '#words/purchase-price.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { listedFields } from '../prices/listed-fields.ts';

const says = messagesOf(purchasePriceTexts.labels);

/** All that a person may set on a price of a supplier. */
export const purchasePriceFields = {
  ...listedFields('purchaseList', says.list),
  minimum: { label: says.minimum, as: 'quantity', column: { width: 110 } },
  multiple: { label: says.multiple, as: 'quantity', none: says.anyQuantity, column: { width: 130 } },
  leadDays: {
    label: says.leadDays,
    as: 'whole',
    none: says.ofSupplier,
    unit: msg`days`,
    column: { width: 110 },
  },
  code: { label: says.code, as: 'text', optional: true, column: { width: 140 }, search: true },
} satisfies RecordFields<PurchasePriceForm>;
