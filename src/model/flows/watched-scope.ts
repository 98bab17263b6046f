import { createActor, type AnyActorScope, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';

type Action = Parameters<AnyActorScope['actionExecutor']>[0];

interface Options {
  readonly input: unknown;
  /** How many definitions one step may take before the chart is considered never to settle. */
  readonly most: number;
  /** Receives every action instead of running it. */
  readonly onAction: (action: Action) => void;
}

/**
 * A scope in which XState's pure `getInitialSnapshot` and `transition` step a machine without running it. The
 * definitions that fire are appended to `taken`; the caller empties it. Throws on a step that never settles.
 */
export function watchedScope(
  machine: AnyStateMachine,
  { input, most, onAction }: Options,
): { readonly scope: AnyActorScope; readonly taken: AnyTransitionDefinition[] } {
  const taken: AnyTransitionDefinition[] = [];
  const actor = createActor(machine, { input, logger: () => undefined });
  actor.system.inspect((seen) => {
    if (seen.type === '@xstate.microstep') taken.push(...seen._transitions);
    if (taken.length > most) throw new Error(`${machine.id} does not come to rest`);
  });
  const nothing = (): void => undefined;
  const scope: AnyActorScope = {
    self: actor,
    system: actor.system,
    id: '',
    sessionId: actor.sessionId,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: onAction,
  };
  return { scope, taken };
}
