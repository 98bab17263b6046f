import { defineTable } from '../engine/table.ts';
import type {} from './role.events.ts';

export const roleTable = defineTable({
  name: 'role',
  indexes: { name: (row) => (row.state === 'archived' ? null : row.name.toLowerCase()) },
  view: 'role.view',
  costFields: [],
  bootstrap: 'all',
});
