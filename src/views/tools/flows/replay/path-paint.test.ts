import { expect, test } from 'vitest';
import { pathPaint } from './path-paint.ts';

const ids = {
  states: ['pick', 'pick.none', 'pick.released', 'pick.paused', 'pick.picked'].map((id) => ({ id })),
  transitions: [
    { id: 'a', source: 'pick.none' },
    { id: 'b', source: 'pick.released' },
    { id: 'c', source: 'pick.paused' },
    { id: 'd', source: 'pick.picked' },
    { id: 'e', source: 'pick.paused' },
  ],
};
const steps = [
  { after: 'released', taken: ['a'] },
  { after: 'paused', taken: ['b'] },
  { after: 'released', taken: ['c'] },
  { after: 'paused', taken: ['b'] },
];

test('[RP1] a path is painted as far as it has come', () => {
  const { states, transitions } = pathPaint('pick', ids, steps);
  expect(states).toEqual({
    pick: { isActive: false, isDimmed: false },
    'pick.none': { isActive: false, isDimmed: true },
    'pick.released': { isActive: false, isDimmed: false, badge: '2×' },
    'pick.paused': { isActive: true, isDimmed: false, badge: '2×' },
    'pick.picked': { isActive: false, isDimmed: true },
  });
  expect(transitions).toEqual({
    a: { tone: 'success', weight: 0.35 },
    b: { tone: 'primary', weight: 0.8, label: '2×' },
    c: { tone: 'success', weight: 0.35 },
    d: { isDimmed: true },
    e: { isDimmed: false },
  });
});

test('[RP1] earlier moments know nothing of later ones', () => {
  const { states, transitions } = pathPaint('pick', ids, steps.slice(0, 1));
  expect(states?.['pick.paused']).toEqual({ isActive: false, isDimmed: true });
  expect(states?.['pick.released']).toEqual({ isActive: true, isDimmed: false });
  expect(transitions?.['b']).toEqual({ isDimmed: false });
  expect(transitions?.['c']).toEqual({ isDimmed: true });
});
