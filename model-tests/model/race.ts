import fc from 'fast-check';
import { createActor } from 'xstate';
import type { ActorOptions, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chance } from '../kernel/random-walk.ts';
import { writeCheck } from '../kernel/report-parts.ts';

export type Scheduler = fc.Scheduler;
/** Something wrong, in words; empty where nothing is. */
type Complaints = string[];

const RUNS = 300;

/** Runs a race in many orders and keeps what came of it. */
export async function race(
  chart: string,
  name: string,
  detail: string,
  run: (s: Scheduler) => Promise<Complaints>,
) {
  const began = performance.now();
  let failure: { path: string[]; expected: string; got: string } | null = null;
  const property = fc.asyncProperty(fc.scheduler(), async (s) => {
    const complaints = await run(s);
    const [got] = complaints;
    failure = got === undefined ? null : { path: String(s).split('\n'), expected: detail, got };
    return got === undefined;
  });
  const { failed } = await fc.check(property, { numRuns: RUNS, seed: chance });
  const ms = performance.now() - began;
  writeCheck({ chart, name, passed: !failed, runs: RUNS, seed: chance, detail, ms, failure });
  return failed ? failure : null;
}

/** An actor whose every state is looked at. */
export function watched<M extends AnyStateMachine>(
  machine: M,
  options: ActorOptions<M>,
  look: (snapshot: AnyMachineSnapshot) => string | undefined,
) {
  const complaints: Complaints = [];
  const actor = createActor(machine, options as never); // its input is given where the machine takes one
  actor.subscribe({
    next: (snapshot) => {
      const wrong = look(snapshot);
      if (wrong !== undefined)
        complaints.push(`${wrong}: ${JSON.stringify((snapshot as AnyMachineSnapshot).value)}`);
    },
    error: (error) => complaints.push(`crashed: ${String(error)}`),
  });
  return { actor: actor.start(), complaints };
}
