import { isArchived } from '#model/engine/archived.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import { costsAreVisible } from '../prices/costs-are-visible.ts';
import * as lists from '../prices/price-lists.rules.ts';
import { purchaseSide } from '../prices/price-side.ts';
import type { PurchaseListForm, PurchaseListRow } from './purchase-list.facts.ts';

type ListRule<D = never> = Rule<PurchaseListRow, D>;

/** [PRI20] It is of a supplier in use; one that was there before may stay. */
const supplierIsKnown: ListRule<PurchaseListForm> = ({ view, env, row: held }, data) => {
  if (!data) return null;
  const row = view.get('supplier', data.supplier);
  if (!row) return onField('unknownSupplier', 'supplier');
  // What a product says of a supplier that is archived meanwhile is moved all the same. [PRI25]
  return isArchived(row) && held?.supplier !== row.id && !env.internal
    ? onField('isArchived', 'supplier', { name: row.name })
    : null;
};

/** [PRI20] Lists build on those of the same supplier, in the same currency. */
const comparable: lists.Comparable = (list) => {
  const { currency, supplier } = list as PurchaseListForm; // its kind's forms are these
  return { currency, supplier };
};

/** [PRI3] [PRI5] [PRI20] [PRI21], and that a list ends after it begins. */
export const listIsSound: ListRule<PurchaseListForm> = all(
  costsAreVisible,
  supplierIsKnown,
  lists.listIsSound({ side: purchaseSide, comparable }),
);

export const nothingBuildsOnIt: ListRule = lists.nothingBuildsOnIt(purchaseSide);
