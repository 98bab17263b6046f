import { defineTable } from '../engine/table.ts';
import type { PickRow } from './pick.events.ts';

const over = new Set<unknown>(['picked', 'cancelled']);
const isOpen = (row: PickRow): boolean => !over.has(row.state);

export const pickTable = defineTable({
  name: 'pick',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    order: (row) => row.order,
    /** Picks that are not finished, by their order. */
    open: (row) => (isOpen(row) ? row.order : null),
  },
  view: 'pick.view',
  costFields: [],
  bootstrap: 'recent',
  isOpen,
});
