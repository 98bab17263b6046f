import type { GuardedFields } from '../engine/table.ts';

export const VIEW_COST = 'product.viewCost';

/** Fields that say what goods cost, in documents of any kind. */
export const costs = (...fields: readonly string[]): GuardedFields => ({ permission: VIEW_COST, fields });
