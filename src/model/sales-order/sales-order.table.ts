import type { StateValue } from '../engine/rows.ts';
import { defineTable } from '../engine/table.ts';
import type {} from './sales-order.events.ts';

/** The word of the commercial region. */
export const commercialOf = (state: StateValue): string =>
  typeof state === 'string' ? state : String(state['commercial']);

const bound = new Set(['confirmed', 'onHold']);

export const salesOrderTable = defineTable({
  name: 'salesOrder',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    customer: (row) => row.customer,
    /** Orders that the company has promised and not finished, by their customer. */
    open: (row) => (bound.has(commercialOf(row.state)) ? row.customer : null),
  },
  view: 'salesOrder.view',
  costFields: [],
  bootstrap: 'recent',
  isOpen: (row) => commercialOf(row.state) === 'draft' || bound.has(commercialOf(row.state)),
});
