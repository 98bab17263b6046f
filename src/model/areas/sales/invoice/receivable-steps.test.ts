import { expect, test } from 'vitest';
import type { InvoiceRow } from './invoice.facts.ts';
import { openInvoice } from './open-invoice.fixtures.ts';
import { closingRest, receivableSteps, type OpenStep } from './receivable-steps.ts';

const paid = (command: string, amount: number, payment = command): OpenStep => ({
  type: 'paid',
  command,
  data: { payment, on: '2026-05-04', amount, less: null },
});
const unpaid = (command: string, payment: string): OpenStep => ({
  type: 'unpaid',
  command,
  data: { payment },
});
const at = (rate: number, over: Partial<InvoiceRow> = {}) => openInvoice(1_00, { rate, ...over });

test('[INV13] what is paid in parts comes to what was invoiced, though each part is rounded', () => {
  // 1.00 at 11.234567 is 11.23; 0.33 is 3.71 (from 3.7074), twice, and the rest 3.81
  const steps = [paid('a', 33), paid('b', 33), paid('c', 34)];
  expect([...receivableSteps(at(11_234_567), steps)]).toEqual([
    ['a', 371],
    ['b', 371],
    ['c', 381],
  ]);
});

test('[INV13] what was taken away again is there to be taken once more', () => {
  const steps = [paid('a', 33), paid('b', 67), unpaid('c', 'b'), paid('d', 67)];
  expect([...receivableSteps(at(11_234_567), steps)]).toEqual([
    ['a', 371],
    ['b', 752],
    ['d', 752],
  ]);
});

test('[INV13] credit notes, prepayments and what is set off count before', () => {
  const credited: OpenStep = {
    type: 'creditApplied',
    command: 'n',
    data: { by: 'i2', amount: 50, lines: [] },
  };
  const prepaid = [{ order: 'o', payment: 'p', on: '2026-04-01', amount: 20 }];
  // 0.80 is 8.99 (from 8.9877), 0.50 of it 5.62 (from 5.6173)
  expect([...receivableSteps(at(11_234_567, { prepaid }), [credited, paid('a', 30)])]).toEqual([
    ['n', 562],
    ['a', 337],
  ]);
  const note = openInvoice(-1_00, { rate: 11_234_567, setOff: 40 });
  // 11.23 less 4.49 (from 4.4938)
  expect([...receivableSteps(note, [paid('b', 60)])]).toEqual([['b', 674]]);
});

test('[INV13] what is written off takes what is left', () => {
  const off: OpenStep = {
    type: 'writtenOff',
    command: 'w',
    data: { reason: 'r', amount: 67, on: '2026-05-04' },
  };
  expect([...receivableSteps(at(11_234_567), [paid('a', 33), off])]).toEqual([
    ['a', 371],
    ['w', 752],
  ]);
});

test('[INV13] a credit note that closes takes what is left, and one that does not is worth itself', () => {
  const credits = (amount: number): OpenStep => ({
    type: 'creditApplied',
    command: 'n',
    data: { by: 'note', amount, lines: [] },
  });
  const note = (setOff: number) => ({ id: 'note', setOff, rate: 11_234_567 });
  // 11.23 less 3.71 twice is 3.81, and 0.34 is worth 3.82 (from 3.8198)
  const steps = [paid('a', 33), paid('b', 33), credits(34)];
  expect(closingRest(note(34), at(11_234_567), steps)).toBe(-1);
  expect(closingRest(note(33), at(11_234_567), [paid('a', 33), paid('b', 33), credits(33)])).toBe(0);
  expect(closingRest(note(34), at(11_234_567), [])).toBe(0);
});
