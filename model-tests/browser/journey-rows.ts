import { survey } from '../model/document-case.ts';
import { ofDocument } from '../model/document-cases.ts';

type RowTeller = (fired: readonly string[]) => readonly string[];

/**
 * Tells the rows that speak of a step of a document by what fires on it, where the step itself is not one of the model:
 * those that speak of every step of the model on which the same fires.
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

/** The teller over steps whose rows are known. */
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
