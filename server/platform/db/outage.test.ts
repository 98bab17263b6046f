import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway, isOutage } from './outage.ts';

const sqlState = (code: string): Error => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

it.each([
  [sqlState('57P01'), true, true],
  [sqlState('25006'), true, true],
  [sqlState('53300'), true, true],
  [new Error('Connection terminated unexpectedly'), true, true],
  [new Error('timeout exceeded when trying to connect'), true, true],
  [Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' }), true, true],
  [Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), true, true],
  [sqlState('40P01'), false, true],
  [sqlState('23505'), false, false],
  [new TypeError('x is not a function'), false, false],
  ['Connection terminated', false, false],
])('[DB11] of %o is said whether the database is away: %s', (error, isAway, isOut) => {
  expect([isDatabaseAway(error), isOutage(error)]).toEqual([isAway, isOut]);
});
