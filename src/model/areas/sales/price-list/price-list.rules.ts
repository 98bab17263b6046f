import { isArchived } from '#model/engine/archived.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import * as lists from '#model/areas/products/prices/price-lists.rules.ts';
import { salesSide } from '#model/areas/products/prices/price-side.ts';
import type { PriceListForm, PriceListRow } from './price-list.facts.ts';

type ListRule<D = never> = Rule<PriceListRow, D>;

/** [PRI4] Whom it is for is there; who was there before may stay. */
const audienceIsKnown: ListRule<PriceListForm> = ({ view, row: held }, data) => {
  if (!data) return null;
  for (const [field, table, code] of [
    ['customers', 'customer', 'unknownCustomer'],
    ['customerCategories', 'customerCategory', 'unknownCategory'],
  ] as const)
    for (const [index, id] of data[field].entries()) {
      if (data[field].indexOf(id) < index) return onField('listedTwice', `${field}.${index}`);
      const row = view.get(table, id);
      if (!row || (isArchived(row) && !held?.[field].includes(id)))
        return onField(row ? 'isArchived' : code, `${field}.${index}`);
    }
  return null;
};

/** [PRI5] Lists of what is sold build on those of their currency, with VAT as their own prices are. */
const comparable: lists.Comparable = (list) => {
  const { currency, includesVat } = list as PriceListForm; // its kind's forms are these
  return { currency, includesVat };
};

/** [PRI3] to [PRI5], and that a list ends after it begins. */
export const listIsSound: ListRule<PriceListForm> = all(
  lists.listIsSound({ side: salesSide, comparable }),
  audienceIsKnown,
);

export const nothingBuildsOnIt: ListRule = lists.nothingBuildsOnIt(salesSide);
