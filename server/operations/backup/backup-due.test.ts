import { expect, it } from 'vitest';
import { lastDue, nextDue } from './backup-due.ts';

it.each([
  ['2026-05-06T02:00:00.000Z', '2026-05-06T02:00:00.000Z', '2026-05-07T02:00:00.000Z'],
  ['2026-05-06T01:59:59.999Z', '2026-05-05T02:00:00.000Z', '2026-05-06T02:00:00.000Z'],
  ['2026-05-06T23:00:00.000Z', '2026-05-06T02:00:00.000Z', '2026-05-07T02:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-12-31T02:00:00.000Z', '2027-01-01T02:00:00.000Z'],
])('[BK14] at %s the last was due at %s, the next is at %s', (now, last, next) => {
  const at = { hour: 2, minute: 0 };
  expect([lastDue(at, now), nextDue(at, now)]).toEqual([last, next]);
});
