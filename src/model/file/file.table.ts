import { defineTable } from '../engine/table.ts';
import type {} from './file.events.ts';

export const fileTable = defineTable({
  name: 'file',
  indexes: {},
  view: null,
  follows: 'about',
  costFields: [],
  bootstrap: 'all',
});
