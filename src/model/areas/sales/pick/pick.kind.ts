import { ANYONE } from '#model/lists/anyone.ts';
import { DAY, defineKind } from '#model/engine/kind.ts';
import type { PickRow } from './pick.facts.ts';
import { pickFolds } from './pick.folds.ts';

const over = new Set<unknown>(['picked', 'cancelled']);
const isOpen = (row: PickRow): boolean => !over.has(row.state);

/** The person that a pick waits for, or anyone; empty once it is over. */
export const waitsFor = (row: Pick<PickRow, 'state' | 'claimedBy'>): string =>
  over.has(row.state) ? '' : (row.claimedBy ?? ANYONE);

export const pickKind = defineKind({
  kind: 'pick',
  actions: ['view', 'release', 'work', 'takeOtherLot', 'cancel'],
  limits: { released: 2 * DAY, claimed: 8, picking: 1 * DAY, paused: 1 * DAY },
  concerns: {
    claimed: ['holder'],
    paused: ['claimedBy'],
    cancelled: ['claimedBy'],
    shortPicked: ['buyer'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    order: (row) => row.order,
    /** Unfinished picks, by order. */
    open: { key: (row) => (isOpen(row) ? row.order : null), complete: true },
    openWarehouse: { key: (row) => (isOpen(row) ? row.warehouse : null), complete: true },
  },
  isOpen,
  reasons: {
    lotTaken: { reason: 'otherLot' },
    shortPicked: { reason: 'shortPick' },
    cancelled: { reason: 'cancel' },
  },
  folds: pickFolds,
});
