import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartShape } from './chart-shape.ts';
import { transitionsOf } from './transition-id.ts';

const lamp = setup({ guards: { hasPower: () => true }, actions: { glow: () => {} } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: { press: [{ guard: 'hasPower', target: 'on', actions: 'glow' }, { target: 'broken' }] },
    },
    on: {
      initial: 'bright',
      on: { press: 'off', clean: {} },
      states: { bright: { always: 'dim' }, dim: {} },
    },
    broken: { type: 'final' },
  },
});

test('[FL1] a chart is described as it stands: states with their place, transitions with guard and actions', () => {
  const { states, transitions } = chartShape(lamp);
  expect(states.map(({ id, kind, initial }) => [id, kind, initial])).toEqual([
    ['lamp', 'compound', 'lamp.off'],
    ['lamp.off', 'atomic', null],
    ['lamp.on', 'compound', 'lamp.on.bright'],
    ['lamp.on.bright', 'atomic', null],
    ['lamp.on.dim', 'atomic', null],
    ['lamp.broken', 'final', null],
  ]);
  expect(transitions[0]).toEqual({
    id: 'lamp.off --press[0]--> lamp.on',
    event: 'press',
    source: 'lamp.off',
    targets: ['lamp.on'],
    guard: 'hasPower',
    actions: ['glow'],
  });
  expect(transitions.map(({ id }) => id)).toContain('lamp.on.bright --always--> lamp.on.dim');
});

test('[FL2] every transition has a name of its own, also those that lead nowhere', () => {
  const ids = transitionsOf(lamp).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('lamp.on --clean--> (internal)');
});
