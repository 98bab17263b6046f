import fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor, ActorOptions, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ProofStep } from '#model/flows/proof-report.ts';
import { transitionIds } from '#model/flows/transition-id.ts';
import { chance } from '../kernel/random-walk.ts';
import { writeCheck } from '../kernel/report-parts.ts';

export type Scheduler = fc.Scheduler;
/** Problems in words; empty if there are none. */
type Complaints = string[];

/** Starts an actor whose every state is checked. */
type Watch = <M extends AnyStateMachine>(
  machine: M,
  options: ActorOptions<M>,
  look: (snapshot: AnyMachineSnapshot) => string | undefined,
) => { readonly actor: Actor<M>; readonly complaints: Complaints };

/** The events, in the scheduler's order; resolves with the problems. */
type Run = (s: Scheduler, watched: Watch) => Promise<Complaints>;

interface RaceFailure {
  /** The order of events, in the scheduler's labels. */
  readonly path: string[];
  /** The same as events of the chart, so that a person can replay it there. */
  readonly steps: ProofStep[];
  readonly expected: string;
  readonly got: string;
}

const RUNS = 300;
const BEGIN = '(begin)';

/** Runs a race in many orders and keeps the result. */
export async function race(
  chart: string,
  name: string,
  detail: string,
  run: Run,
): Promise<RaceFailure | null> {
  const began = performance.now();
  const failure = await raced(detail, run);
  const ms = performance.now() - began;
  writeCheck({ chart, name, passed: !failure, runs: RUNS, seed: chance, detail, ms, failure });
  return failure;
}

/** Runs a race in many orders; the first failing one, or null. */
export async function raced(detail: string, run: Run): Promise<RaceFailure | null> {
  let order = new Order();
  let failure: RaceFailure | null = null;
  const act = (next: () => Promise<void>): Promise<void> => {
    order.turn += 1;
    return next();
  };
  const property = fc.asyncProperty(fc.scheduler({ act }), async (s) => {
    order = new Order();
    const [got] = await run(s, watchIn(order));
    if (got === undefined) return true;
    const labels = s.report().flatMap(({ label, status }) => (status === 'pending' ? [] : [label]));
    failure = { ...order.told([BEGIN, ...labels]), expected: detail, got };
    return false;
  });
  await fc.check(property, { numRuns: RUNS, seed: chance });
  return failure;
}

interface Heard {
  /** Number of the scheduler's release, starting at 1. */
  readonly turn: number;
  readonly event: string;
  readonly taken: string[];
}

/** The order of one run: what the actor received, and which release caused it. */
class Order {
  /** Number of releases by the scheduler. */
  turn = 0;
  readonly #heard: Heard[] = [];
  #end: number | undefined;

  hear(event: string, taken: string[]): void {
    this.#heard.push({ turn: this.turn, event, taken });
  }

  /** Something is wrong after the event being received: later ones do not matter. */
  goesWrong(): void {
    this.#end ??= this.#heard.length + 1;
  }

  /** As a path and as steps of the chart; `labels` are the scheduler's releases, in order. */
  told(labels: readonly string[]): Pick<RaceFailure, 'path' | 'steps'> {
    const heard = this.#heard.slice(0, this.#end);
    const last = this.#end === undefined ? labels.length - 1 : (heard.at(-1)?.turn ?? 0);
    const steps = heard.map(({ turn, event, taken }) => ({ label: labels[turn] ?? event, event, taken }));
    return { path: labels.slice(0, last + 1), steps };
  }
}

const watchIn =
  (order: Order): Watch =>
  (machine, options, look) => {
    const complaints: Complaints = [];
    const ids = transitionIds(machine);
    let taken: string[] = [];
    const inspect: ActorOptions<AnyStateMachine>['inspect'] = (seen) => {
      // Children are not part of the chart.
      if (seen.actorRef.sessionId !== seen.rootId) return;
      if (seen.type === '@xstate.microstep')
        taken.push(...seen._transitions.map((one) => ids.get(one) ?? ''));
      if (seen.type !== '@xstate.snapshot' || seen.event.type === 'xstate.stop') return;
      order.hear(seen.event.type, taken);
      taken = [];
    };
    const actor = createActor(machine, { ...options, inspect } as never); // input is given where the machine takes one
    const complain = (wrong: string): void => {
      order.goesWrong();
      complaints.push(wrong);
    };
    actor.subscribe({
      next: (snapshot) => {
        const wrong = look(snapshot as AnyMachineSnapshot); // of a machine
        if (wrong !== undefined)
          complain(`${wrong}: ${JSON.stringify((snapshot as AnyMachineSnapshot).value)}`); // as above
      },
      error: (error) => complain(`crashed: ${String(error)}`),
    });
    return { actor: actor.start(), complaints };
  };

/** Time as released by the scheduler: timers are due in any order, and at most `most` times. */
export function scheduledClock(
  s: Scheduler,
  most: number,
): NonNullable<ActorOptions<AnyStateMachine>['clock']> {
  const running = new Set<object>();
  let left = most;
  return {
    setTimeout: (due, ms) => {
      const timer = {};
      if (left === 0) return timer;
      left -= 1;
      running.add(timer);
      const passes = async (): Promise<void> => {
        await s.schedule(Promise.resolve(), `${ms} ms pass`);
        if (running.delete(timer)) due();
      };
      void passes();
      return timer;
    },
    clearTimeout: (timer) => void running.delete(timer),
  };
}
