import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { partName, transitionsOf } from '#model/flows/transition-id.ts';

/** One transition definition of a chart, under a name that survives reordering of unrelated parts. */
export interface Definition {
  id: string;
  event: string;
  source: string;
  targets: readonly string[];
  guard: string | undefined;
  spec: readonly string[];
}

/** Every definition of the chart: `on`, `after`, `invoke` outcomes, `onDone` and `always`, depth first. */
export function definitionsOf(machine: AnyStateMachine): Definition[] {
  return transitionsOf(machine).map(({ id, event, definition }) => ({
    id,
    event,
    source: definition.source.id,
    targets: (definition.target ?? []).map((target) => target.id),
    guard: guardName(definition.guard),
    spec: specOf(definition.meta),
  }));
}

/** The ids of definitions that fired; unknown ones (the initial pseudo-transition) have none. */
export function definitionIds(
  machine: AnyStateMachine,
): (definition: AnyTransitionDefinition) => string | undefined {
  const ids = new WeakMap(transitionsOf(machine).map(({ id, definition }) => [definition, id] as const));
  return (definition) => ids.get(definition);
}

/** The readable name of a guard in a chart's config or definition. */
export const guardName = (guard: unknown): string | undefined =>
  guard === undefined ? undefined : partName(guard);

function specOf(meta: unknown): string[] {
  if (typeof meta !== 'object' || meta === null || !('spec' in meta)) return [];
  return Array.isArray(meta.spec) ? meta.spec.map(String) : [String(meta.spec)];
}
