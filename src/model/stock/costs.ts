import type { Env } from '../engine/env.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { GuardedFields } from '../engine/table.ts';

export const VIEW_COST = 'product.viewCost';

/** Fields that say what goods cost, in documents of any kind. */
export const costs = (...fields: readonly string[]): GuardedFields => ({ permission: VIEW_COST, fields });

/** What goods cost is written by those who may see it. */
export const costsAreVisible = ({ env }: { readonly env: Env }): Refusal | null =>
  env.internal || env.may(VIEW_COST) ? null : { code: 'notPermitted', params: { permission: VIEW_COST } };
