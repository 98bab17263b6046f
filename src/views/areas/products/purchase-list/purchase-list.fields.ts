import type { PurchaseListForm } from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import { purchaseListTexts } from '#words/purchase-list.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { listFields } from '../prices/list-fields.ts';

const says = messagesOf(purchaseListTexts.labels);
const { name, currency, startsOn, endsOn, basedOn, discount } = listFields('purchaseList', says.onNothing);

/** All that a person may set on a supplier's price list. */
export const purchaseListFields = {
  name,
  supplier: {
    label: says.supplier,
    as: { table: 'supplier' },
    required: true,
    filter: true,
    search: true,
    sort: true,
    column: { width: { share: 2, min: 160 } },
  },
  currency,
  startsOn,
  endsOn,
  basedOn,
  discount,
} satisfies RecordFields<PurchaseListForm>;
