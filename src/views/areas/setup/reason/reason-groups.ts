import { inGivenOrder } from '#model/areas/setup/reason/reason-choices.ts';
import type { ReasonRow } from '#model/areas/setup/reason/reason.facts.ts';
import { reasonLists, type ReasonList } from '#model/values/reasons.ts';

/** A line of the list: an action, or below it one of its reasons. */
export type ReasonLine =
  | { readonly kind: 'action'; readonly id: ReasonList }
  | { readonly kind: 'reason'; readonly id: string; readonly row: ReasonRow };

/** The reasons below their actions, both in the given order; actions without one are left out. */
export function reasonGroups(rows: readonly ReasonRow[]): readonly ReasonLine[] {
  const byAction = Map.groupBy(rows, ({ action }) => action);
  return reasonLists.flatMap((action): ReasonLine[] => {
    const own = byAction.get(action) ?? [];
    if (own.length === 0) return [];
    const lines = inGivenOrder(own).map((row) => ({ kind: 'reason', id: row.id, row }) as const);
    return [{ kind: 'action', id: action }, ...lines];
  });
}
