import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceListTexts } from '#words/price-list.words.ts';
import { listFields } from '#views/areas/products/prices/list-fields.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(priceListTexts.labels);
const { name, currency, startsOn, endsOn, basedOn, discount } = listFields('priceList', says.ownPrices);

/** All that a person may set on a price list. */
export const priceListFields = {
  name,
  currency,
  includesVat: { label: says.includesVat, as: 'yesNo', column: { width: 170 } },
  startsOn,
  endsOn,
  customers: { label: says.customers, as: 'list', wide: true },
  customerCategories: { label: says.customerCategories, as: 'list', wide: true },
  basedOn,
  discount,
} satisfies RecordFields<PriceListForm>;
