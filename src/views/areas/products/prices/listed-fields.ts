import { msg } from '@lingui/core/macro';
import type { ListedPriceForm } from '#model/areas/products/prices/listed-price.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import { priceTexts } from '#words/price.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordField, RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(priceTexts.labels);

/** All that a person may set on a price of either side. */
export const listedFields = (table: PriceSide['list'], label: RecordField['label']) =>
  ({
    list: {
      label,
      as: { table },
      required: true,
      fixed: true,
      column: { width: 180 },
      filter: true,
    },
    product: { label: says.product, as: { table: 'product' }, none: msg`A category instead`, wide: true },
    category: {
      label: says.category,
      as: { table: 'category' },
      none: msg`A product instead`,
      filter: true,
    },
    unit: { label: says.unit, as: 'text', none: says.stockUnit },
    from: { label: says.from, as: 'quantity', column: { width: 130 }, sort: true },
    price: { label: says.price, as: 'unitPrice', none: msg`Leave empty for a discount` },
    discount: { label: says.discount, as: 'percent', none: msg`Leave empty for a price` },
    startsOn: { label: says.startsOn, as: 'day', none: msg`As long as the list`, column: { width: 130 } },
    endsOn: { label: says.endsOn, as: 'day', none: msg`As long as the list`, column: { width: 130 } },
  }) satisfies RecordFields<ListedPriceForm>;
