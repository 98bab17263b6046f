import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One transition definition of a chart, under a name that survives reordering of unrelated parts. */
export interface Definition {
  id: string;
  event: string;
  source: string;
  targets: readonly string[];
  guard: string | undefined;
  spec: readonly string[];
}

const noTarget = '(internal)';

/** Every definition of the chart: `on`, `after`, `invoke` outcomes, `onDone` and `always`, depth first. */
export function definitionsOf(machine: AnyStateMachine): Definition[] {
  const found: Definition[] = [];
  eachNode(machine.root, (node) => {
    for (const [event, candidates] of node.transitions) {
      candidates.forEach((candidate, position) =>
        found.push(describe(candidate, event, position, candidates.length)),
      );
    }
    const always = node.always ?? [];
    always.forEach((candidate, position) =>
      found.push(describe(candidate, 'always', position, always.length)),
    );
  });
  return found;
}

/** Gives the id of a definition that fired; unknown ones (the initial pseudo-transition) give nothing. */
export function definitionIds(
  machine: AnyStateMachine,
): (definition: AnyTransitionDefinition) => string | undefined {
  const ids = new WeakMap<AnyTransitionDefinition, string>();
  eachNode(machine.root, (node) => {
    for (const [event, candidates] of node.transitions) {
      candidates.forEach((candidate, position) =>
        ids.set(candidate, idOf(candidate, event, position, candidates.length)),
      );
    }
    const always = node.always ?? [];
    always.forEach((candidate, position) =>
      ids.set(candidate, idOf(candidate, 'always', position, always.length)),
    );
  });
  return (definition) => ids.get(definition);
}

function eachNode(node: AnyStateNode, visit: (node: AnyStateNode) => void): void {
  visit(node);
  for (const child of Object.values<AnyStateNode>(node.states)) eachNode(child, visit);
}

function describe(
  definition: AnyTransitionDefinition,
  event: string,
  position: number,
  siblings: number,
): Definition {
  return {
    id: idOf(definition, event, position, siblings),
    event,
    source: definition.source.id,
    targets: (definition.target ?? []).map((target) => target.id),
    guard: guardName(definition.guard),
    spec: specOf(definition.meta),
  };
}

function idOf(
  definition: AnyTransitionDefinition,
  event: string,
  position: number,
  siblings: number,
): string {
  const targets = (definition.target ?? []).map((target) => target.id).join(', ');
  const branch = siblings > 1 ? `[${position}]` : '';
  return `${definition.source.id} --${event}${branch}--> ${targets || noTarget}`;
}

/** The readable name of a guard in a chart's config or definition. */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || '(inline)';
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '(inline)';
}

function specOf(meta: unknown): string[] {
  if (typeof meta !== 'object' || meta === null || !('spec' in meta)) return [];
  return Array.isArray(meta.spec) ? meta.spec.map(String) : [String(meta.spec)];
}
