import { defineTable } from '../engine/table.ts';
import type {} from './customer.events.ts';

export const customerTable = defineTable({
  name: 'customer',
  indexes: { number: (row) => row.number.toLowerCase() },
  view: 'customer.view',
  costFields: [],
  bootstrap: 'all',
});
