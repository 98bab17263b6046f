import { defineTable } from '../engine/table.ts';
import './company.events.ts';

export const companyTable = defineTable({
  name: 'company',
  indexes: {},
  view: 'company.view',
  costFields: [],
  bootstrap: 'all',
});
