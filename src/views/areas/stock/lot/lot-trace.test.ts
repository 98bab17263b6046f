import { expect, test } from 'vitest';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { traceOf } from './lot-trace.ts';

/** One move, by document and day. */
const move = (document: string, day: number, from: string, to: string, quantity: number): LedgerLine => ({
  seq: day,
  index: 0,
  product: 'milk',
  lot: 'L1',
  by: 'somebody',
  effectiveAt: `2026-05-0${day}T08:00:00.000Z`,
  kind: document.startsWith('r') ? 'goodsReceipt' : 'shipment',
  document,
  from,
  to,
  quantity,
});

const said = (ends: ReturnType<typeof traceOf>['wentTo']) =>
  ends.map(({ id, kind, at, quantity }) => [id, kind, at.slice(8, 10), quantity]);

test('[LT3] a lot came with receipts and went with shipments, less what went back', () => {
  const trace = traceOf([
    move('s3', 7, 'staging', 'customer', 2_000),
    move('s1', 6, 'customer', 'staging', 1_000),
    move('s2', 5, 'customer', 'staging', 3_000),
    move('s2', 4, 'staging', 'customer', 3_000),
    move('s1', 4, 'staging', 'customer', 4_000),
    move('p1', 3, 'bin', 'staging', 4_000),
    move('r2', 3, 'bin', 'supplier', 500),
    move('r2', 2, 'supplier', 'bin', 5_000),
    move('r1', 1, 'opening', 'bin', 1_000),
  ]);
  expect(said(trace.cameFrom)).toEqual([
    ['r2', 'goodsReceipt', '03', 4_500],
    ['r1', 'goodsReceipt', '01', 1_000],
  ]);
  expect(said(trace.wentTo)).toEqual([
    ['s3', 'shipment', '07', 2_000],
    ['s1', 'shipment', '06', 3_000],
  ]);
});

test('[LT3, AS7] a lot came out of the assemblies that made it and went into those that took it, less what was reversed', () => {
  const trace = traceOf([
    move('a4', 6, 'production', 'bin', 500),
    move('a4', 5, 'bin', 'production', 500),
    move('a3', 4, 'bin', 'production', 1_000),
    move('a2', 3, 'production', 'bin', 2_000),
    move('a1', 2, 'production', 'bin', 4_000),
    move('r1', 1, 'supplier', 'bin', 1_000),
  ]);
  expect(said(trace.cameFrom).map(([id, , , quantity]) => [id, quantity])).toEqual([
    ['a2', 2_000],
    ['a1', 4_000],
    ['r1', 1_000],
  ]);
  expect(said(trace.wentTo).map(([id, , , quantity]) => [id, quantity])).toEqual([['a3', 1_000]]);
});
