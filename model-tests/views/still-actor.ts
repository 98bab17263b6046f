import { createActor } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A chart stopped in one of its snapshots, and an actor of it. */
export interface Still {
  /** For a page that starts an actor of its own. */
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
}

type Heard = (event: AnyEventObject) => void;

/** Actors of this machine start in the snapshot: they receive events, and never move. */
export function stillMachine(
  machine: AnyStateMachine,
  { value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>,
  heard: Heard = () => {},
): AnyStateMachine {
  const at = machine.resolveState({ value, context });
  return Object.assign(machine.provide({}), {
    getInitialSnapshot: () => at,
    transition: (_: unknown, event: AnyEventObject) => {
      heard(event);
      return at;
    },
  });
}

export function stillAt(
  machine: AnyStateMachine,
  at: Pick<AnyMachineSnapshot, 'value' | 'context'>,
  heard?: Heard,
): Still {
  const still = stillMachine(machine, at, heard);
  return { machine: still, actor: createActor(still).start() };
}
