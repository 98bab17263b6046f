import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pageMachine } from './page.machine.ts';

function start() {
  const done: string[] = [];
  const machine = pageMachine.provide({
    actions: {
      scrollToTop: () => void done.push('to the top'),
      scrollToAnchor: (_, { id }) => void done.push(`to ${id}`),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, done, title: () => actor.getSnapshot().context.title };
}

describe('the page', () => {
  it('[PAG1] offers the way up beyond 200 px, and only there', () => {
    const { actor, done } = start();
    const offered = [0, 200, 201, 5000, 201, 200].map((top) => {
      actor.send({ type: 'scrolled', top });
      return actor.getSnapshot().matches({ position: 'away' });
    });
    expect(offered).toEqual([false, false, true, true, true, false]);
    actor.send({ type: 'returnToTop' });
    actor.send({ type: 'scrolled', top: 300 });
    actor.send({ type: 'returnToTop' });
    expect(done).toEqual(['to the top']);
  });

  it('[PAG2] is called what was entered last, once nothing else was entered for 10 ms', () => {
    const { actor, clock, title } = start();
    actor.send({ type: 'enterPage', title: 'Products' });
    clock.increment(9);
    actor.send({ type: 'enterPage', title: 'Suppliers' });
    clock.increment(9);
    expect(title()).toBe(null);
    clock.increment(1);
    expect(title()).toBe('Suppliers');
  });

  it('[PAG3] goes to the element of an address', () => {
    const { actor, done } = start();
    actor.send({ type: 'followAnchor', id: 'returns' });
    expect(done).toEqual(['to returns']);
  });
});
