import { defineTable } from '../engine/table.ts';
import type {} from './company.events.ts';

/** A company has one document of its own kind in its log, under this id. */
export const COMPANY = 'company';

export const companyTable = defineTable({
  name: 'company',
  indexes: {},
  view: 'company.view',
  costFields: [],
  bootstrap: 'all',
});
