import type { StateValue } from '#model/engine/rows.ts';

/** The names in a state value: `['draft']`, or one per region, `['commercial.draft', 'receipt.notReceived']`. */
export function stateNames(state: StateValue): readonly string[] {
  if (typeof state === 'string') return [state];
  return Object.entries(state).flatMap(([region, inner]) =>
    stateNames(inner).map((name) => `${region}.${name}`),
  );
}
