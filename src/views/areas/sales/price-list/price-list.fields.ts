import { msg } from '@lingui/core/macro';
import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceListTexts } from '#words/price-list.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(priceListTexts.labels);

/** All that a person may set on a price list. */
export const priceListFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    sort: true,
    column: { width: { share: 2, min: 160 }, card: 'title' },
  },
  currency: { label: says.currency, as: 'text', required: true, column: { width: 110 }, filter: true },
  includesVat: { label: says.includesVat, as: 'yesNo', column: { width: 170 } },
  startsOn: { label: says.startsOn, as: 'day', none: says.always, column: { width: 130 }, sort: true },
  endsOn: { label: says.endsOn, as: 'day', none: says.open, column: { width: 130 }, sort: true },
  customers: { label: says.customers, as: 'list', wide: true },
  customerCategories: { label: says.customerCategories, as: 'list', wide: true },
  basedOn: {
    label: says.basedOn,
    as: { table: 'priceList' },
    none: says.ownPrices,
    column: { width: 170 },
    filter: true,
  },
  discount: {
    label: says.discount,
    hint: msg`Off every price of the list it builds on, where this list has none of its own. Below zero it is added.`,
    as: 'percent',
    column: { width: 100 },
  },
} satisfies RecordFields<PriceListForm>;
