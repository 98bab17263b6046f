import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartShape } from '#model/flows/chart-shape.ts';
import { walk, type Step, type Walk } from './chart-walk.ts';

const door = chartShape(
  setup({}).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { open: 'open', knock: {} } },
      open: { initial: 'ajar', on: { shut: 'shut' }, states: { ajar: {}, wide: {} } },
    },
  }),
);
const everything = { shape: door, isShown: () => true };
const steps = (from: Walk, ...taken: readonly Step[]): Walk =>
  taken.reduce((at, step) => walk(at, step, everything), from);
const shut: Walk = { at: 'door.shut', trail: [] };
const opening = 'door.shut --open--> door.open';

test('[FLC5] out of a state, along its transitions, and to where one leads', () => {
  expect(steps(shut, 'out')).toEqual({ at: opening, trail: [] });
  expect(steps(shut, 'out', 'next').at).toBe('door.shut --knock--> (internal)');
  expect(steps(shut, 'out', 'next', 'next').at).toBe(opening);
  expect(steps(shut, 'out', 'out')).toEqual({ at: 'door.open', trail: ['door.shut'] });
});

test('[FLC5] back to the state of a transition, and to the one before', () => {
  expect(steps(shut, 'out', 'in')).toEqual(shut);
  expect(steps(shut, 'out', 'out', 'back')).toEqual(shut);
  expect(steps(shut, 'back')).toEqual(shut);
  expect(steps(shut, 'out', 'next', 'out').at).toBe('door.shut');
});

test('[FLC5] from state to state in their order, round and round', () => {
  expect(steps(shut, 'next').at).toBe('door.open');
  expect(steps(shut, 'last').at).toBe('door.open.wide');
  expect(steps(shut, 'last', 'next').at).toBe('door');
  expect(steps(shut, 'last', 'first').at).toBe('door');
});

test('[FLC4] a walk passes over what is folded away, and ends at what holds it', () => {
  const folded = { shape: door, isShown: (state: string) => !state.startsWith('door.open.') };
  expect(walk({ at: 'door.open', trail: [] }, 'next', folded).at).toBe('door');
  const deep = chartShape(
    setup({}).createMachine({
      id: 'deep',
      initial: 'a',
      states: { a: { on: { go: 'b.inner' } }, b: { initial: 'inner', states: { inner: {} } } },
    }),
  );
  const from = { at: 'deep.a --go--> deep.b.inner', trail: [] };
  expect(walk(from, 'out', { shape: deep, isShown: (state) => state !== 'deep.b.inner' }).at).toBe('deep.b');
});
