import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { AssemblyRow } from './assembly.facts.ts';
import { assemblyFolds } from './assembly.folds.ts';

const over = new Set<unknown>(['built', 'reversed', 'cancelled']);
const underWork = new Set<unknown>(['released', 'partlyBuilt']);

/** Whether something of it is still to be built, or given up. */
export const isUnfinished = (row: Pick<AssemblyRow, 'state'>): boolean => !over.has(row.state);

/** Whether its components are reserved, and may be built with. */
export const isReleased = (row: Pick<AssemblyRow, 'state'>): boolean => underWork.has(row.state);

export const assemblyKind = defineKind({
  kind: 'assembly',
  actions: ['view', 'create', 'edit', 'release', 'build', 'cancel', 'reverse'],
  limits: { draft: 7 * DAY, released: 3 * DAY, partlyBuilt: 2 * DAY },
  concerns: {
    built: ['author'],
    closedShort: ['author'],
    cancelled: ['author'],
    reversed: ['author'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    openWarehouse: { key: (row) => (isUnfinished(row) ? row.warehouse : null), complete: true },
    /** The bundle, and once it is released what it is made of. */
    product: { keys: (row) => productsOf([row, ...row.lines]) },
    /** Those that are not finished, by product. */
    openProduct: {
      keys: (row) => (isUnfinished(row) ? productsOf([row, ...row.lines]) : []),
      complete: true,
    },
    /** Lots that went in or came out. */
    lot: { keys: (row) => lotsOf(row) },
  },
  guarded: [costs('buildCost', 'value')],
  isOpen: isUnfinished,
  reasons: {
    closedShort: { reason: 'closeShort' },
    cancelled: { reason: 'cancel' },
    reversed: { reason: 'reverse' },
  },
  folds: assemblyFolds,
});

const lotsOf = ({ builds }: Pick<AssemblyRow, 'builds'>): string[] => [
  ...new Set(builds.flatMap(({ out, into }) => [...out, ...into].flatMap(({ lot }) => lot ?? []))),
];
