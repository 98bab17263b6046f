import type { AnyActor, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Command } from '#model/engine/envelope.ts';
import type { Dispatched } from '#model/engine/replica.ts';
import type { StateValue } from '#model/engine/rows.ts';
import type { ChartWatch, Watched, WatchedStep } from '#model/flows/chart-watch.ts';

/** Number of steps kept. */
const MOST = 200;

/** Observes every actor of the page through XState's inspection, and keeps the latest steps. */
export class AppWatch implements ChartWatch {
  readonly actors = new Map<string, AnyActor>();
  readonly #now: () => number;
  readonly #subscribers = new Set<() => void>();
  readonly #listeners = new Set<(watched: Watched) => void>();
  #steps: readonly WatchedStep[] = [];
  #isTelling = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  steps(): readonly WatchedStep[] {
    return this.#steps;
  }

  subscribe(listener: () => void): () => void {
    this.#subscribers.add(listener);
    return () => void this.#subscribers.delete(listener);
  }

  listen(listener: (watched: Watched) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Watches actors, by chart slug; an actor with the same slug replaces the previous one. */
  watch(actors: Readonly<Record<string, AnyActorRef>>): void {
    for (const [slug, actor] of Object.entries(actors)) this.#follow(slug, actor);
  }

  command(command: Command, outcome: Dispatched, before: StateValue | null): void {
    this.#hear({ kind: 'command', at: this.#now(), command, outcome, before });
  }

  page(path: string): void {
    this.#hear({ kind: 'page', at: this.#now(), path });
  }

  #follow(slug: string, actor: AnyActorRef): void {
    this.actors.set(slug, actor as AnyActor); // made by `createActor`, as all are
    let taken: unknown[] = [];
    actor.system.inspect((seen) => {
      if (seen.actorRef !== actor) return;
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions);
      if (seen.type !== '@xstate.snapshot') return;
      const { value } = seen.snapshot as AnyMachineSnapshot; // only charts are watched
      this.#took(slug, seen.event, value as StateValue, taken); // XState's own type has the same shape
      taken = [];
    });
  }

  #took(actor: string, event: AnyEventObject, value: StateValue, taken: readonly unknown[]): void {
    const last = this.#steps.at(-1);
    // Repeated events that take no transition, such as scrolling, must not push out the others.
    const isAgain = taken.length === 0 && last?.actor === actor && last.event === event.type;
    const times = isAgain && last.taken.length === 0 ? last.times + 1 : 1;
    const step: WatchedStep = { at: this.#now(), actor, event: event.type, value, taken, times };
    this.#steps = [...this.#steps.slice(-MOST + 1, times > 1 ? -1 : undefined), step];
    this.#hear({ kind: 'actor', step, data: event });
    if (this.#isTelling) return;
    this.#isTelling = true;
    // Actors move during rendering, which must not trigger another render.
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const tell of this.#subscribers) tell();
    });
  }

  #hear(watched: Watched): void {
    for (const listen of this.#listeners) listen(watched);
  }
}
