import { survey } from '../model/document-case.ts';
import { ofDocument } from '../model/document-cases.ts';

type RowTeller = (fired: readonly string[]) => readonly string[];

/**
 * Maps what a document's step fires to the rows about it, for steps that are not in the model: the rows about every
 * step of the model that fires the same.
 */
export function rowTellers(kinds: readonly string[]): ReadonlyMap<string, RowTeller> {
  return new Map(
    kinds.map((kind) => {
      const { graph, rowsOn } = ofDocument(kind, (subject) => survey(subject));
      return [kind, tellerOf(graph.edges, rowsOn)];
    }),
  );
}

interface Fired {
  readonly accepted: boolean;
  readonly fired: readonly string[];
}

/** The mapping for steps whose rows are known. */
export function tellerOf<E extends Fired>(
  steps: readonly E[],
  rowsOn: (step: E) => readonly string[],
): RowTeller {
  const known = new Map<string, readonly string[]>();
  for (const step of steps) {
    if (!step.accepted) continue;
    const key = keyOf(step.fired);
    const before = known.get(key);
    const rows = rowsOn(step);
    known.set(key, before ? before.filter((id) => rows.includes(id)) : rows);
  }
  return (fired) => known.get(keyOf(fired)) ?? [];
}

const keyOf = (fired: readonly string[]): string => fired.toSorted().join('\n');
