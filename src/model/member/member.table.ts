import { defineTable } from '../engine/table.ts';
import './member.events.ts';

/** Key of the founders who can act. */
export const ACTING_FOUNDER = 'acting';

export const memberTable = defineTable({
  name: 'member',
  indexes: {
    user: (row) => (row.state === 'removed' ? null : row.user),
    role: (row) => (row.state === 'removed' ? null : row.role),
    founder: (row) => (row.founder && row.state === 'active' ? ACTING_FOUNDER : null),
  },
  view: 'member.view',
  costFields: [],
  bootstrap: 'all',
});
