import { DAY, defineKind } from '#model/engine/kind.ts';
import type { UnknownItemRow } from './unknown-item.facts.ts';
import { unknownItemFolds } from './unknown-item.folds.ts';

/** Whether somebody still has to find out what it is. */
export const isParked = ({ state }: Pick<UnknownItemRow, 'state'>): boolean => state === 'parked';

/** Whether it was thrown away, for a reason why something unknown is dismissed; else it went back. */
export const isDiscarded = ({ state }: Pick<UnknownItemRow, 'state'>): boolean => state === 'discarded';

export const unknownItemKind = defineKind({
  kind: 'unknownItem',
  actions: ['view', 'park', 'resolve'],
  limits: { parked: 3 * DAY },
  concerns: { matched: ['author'], sentBack: ['author'], discarded: ['author'] },
  place: 'warehouse',
  indexes: {
    receipt: (row) => row.receipt,
    /** Those that wait, by warehouse. */
    waiting: { key: (row) => (isParked(row) ? row.warehouse : null), complete: true },
  },
  isOpen: isParked,
  reasons: { sentBack: { reason: 'return' }, discarded: { reason: 'dismissParked' } },
  folds: unknownItemFolds,
});
