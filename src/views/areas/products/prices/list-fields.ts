import { msg } from '@lingui/core/macro';
import type { ListForm } from '#model/areas/products/prices/listed-price.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import { priceListTexts } from '#words/price-list.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordField, RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(priceListTexts.labels);

/** All that a person may set on a list of either side. */
export const listFields = (table: PriceSide['list'], onNothing: RecordField['label']) =>
  ({
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
    startsOn: { label: says.startsOn, as: 'day', none: says.always, column: { width: 130 }, sort: true },
    endsOn: { label: says.endsOn, as: 'day', none: says.open, column: { width: 130 }, sort: true },
    basedOn: {
      label: says.basedOn,
      as: { table },
      none: onNothing,
      column: { width: 170 },
      filter: true,
    },
    discount: {
      label: says.discount,
      hint: msg`Off every price of the list it builds on, where this list has none of its own. Below zero it is added.`,
      as: 'percent',
      column: { width: 100 },
    },
  }) satisfies RecordFields<ListForm>;
