import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Conflict, Pending, ReplicaListener } from '#model/engine/replica.ts';
import { isUndecided, whenDecided } from './when-decided.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device with one command of document D that it could not predict, and what becomes of it. */
function left() {
  const command = { id: 'c', kind: 'supplierBill', document: 'D', type: 'create', data: {}, seen: 0 };
  const pending = [{ command, predicted: false }] as unknown as Pending[];
  const conflicts: Conflict[] = [];
  const listeners = new Set<ReplicaListener>();
  const model = {
    replica: {
      pending,
      subscribe: (listener: ReplicaListener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    conflicts: () => conflicts,
    dismissConflict: () => void conflicts.splice(0),
  } as unknown as CompanyModel; // what is read of it
  const settle = (refused: boolean): void => {
    pending.splice(0);
    if (refused) conflicts.push({ command, refusal: { code: 'billTwice' } });
    for (const listener of listeners) listener({ rows: new Set(), settled: ['c'] });
  };
  return { model, settle, conflicts, listeners };
}

it('[SBL2] what a device leaves to the server is waited for until it is done', async () => {
  const { model, settle, listeners } = left();
  expect([isUndecided(model, 'D'), isUndecided(model, 'E')]).toEqual([true, false]);
  const decided = whenDecided(model, 'D');
  settle(false);
  expect(await decided).toBeNull();
  expect([isUndecided(model, 'D'), listeners.size]).toEqual([false, 0]);
});

it('[SBL2] a refusal is answered, and not listed as well', async () => {
  const { model, settle, conflicts } = left();
  const decided = whenDecided(model, 'D');
  settle(true);
  expect(await decided).toEqual({ code: 'billTwice' });
  expect(conflicts).toEqual([]);
});

it('[SBL2] without an answer it waits in the outbox', async () => {
  const { model } = left();
  const decided = whenDecided(model, 'D');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await decided).toBeUndefined();
});
