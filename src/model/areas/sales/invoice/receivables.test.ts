import { expect, test } from 'vitest';
import { openInvoice } from './open-invoice.fixtures.ts';
import { ageClass, daysToPay, openOn, receivables } from './receivables.ts';

const paid = (on: string, amount: number) => ({ payment: `p${on}`, on, amount, less: null });

test('[REC1] an invoice is open from the day it is issued until the day it is paid', () => {
  const row = openInvoice(100_00, { paid: [paid('2026-04-10', 40_00), paid('2026-04-20', 60_00)] });
  const days = ['2026-03-31', '2026-04-01', '2026-04-10', '2026-04-19', '2026-04-20'];
  expect(days.map((day) => openOn(row, day, () => undefined))).toEqual([0, 100_00, 60_00, 60_00, 0]);
});

test('[REC1] what a credit note and a write-off take away counts from their days on', () => {
  const note = openInvoice(-30_00, {
    id: 'n1',
    setOff: 30_00,
    issue: { issuedOn: '2026-04-10', dueOn: '2026-04-10' },
  });
  const row = openInvoice(100_00, {
    credits: [{ by: 'n1', amount: 30_00, lines: [] }],
    writtenOff: 70_00,
    writtenOffOn: '2026-04-20',
  });
  const on = (day: string): number => receivables([row, note], day).open;
  expect(['2026-04-09', '2026-04-10', '2026-04-20'].map(on)).toEqual([100_00, 70_00, 0]);
});

test('[REC1] what is open is aged by its due day, in the currency of the company', () => {
  expect(
    ['2026-05-01', '2026-05-02', '2026-05-31', '2026-06-01', '2026-07-30', '2026-07-31'].map((day) =>
      ageClass('2026-05-01', day),
    ),
  ).toEqual(['notDue', 'upTo30', 'upTo30', 'upTo60', 'upTo90', 'older']);
  const rows = [
    openInvoice(100_00, { currency: 'EUR', rate: 11_500_000 }),
    openInvoice(-50_00, { id: 'n1' }),
  ];
  expect(receivables(rows, '2026-06-15')).toEqual({
    open: 1100_00,
    overdue: 1150_00,
    late: 1,
    ageing: { notDue: -50_00, upTo30: 0, upTo60: 1150_00, upTo90: 0, older: 0 },
  });
});

test('[REC2] days to pay are weighted by what was paid, in the last 90 days', () => {
  const rows = [
    openInvoice(400_00, { paid: [paid('2026-04-11', 300_00), paid('2026-05-01', 100_00)] }),
    openInvoice(900_00, { paid: [paid('2026-01-15', 900_00)] }),
  ];
  expect(daysToPay(rows, '2026-05-04')).toBe(15); // (300 × 10 + 100 × 30) ÷ 400
  expect(daysToPay([openInvoice(100_00)], '2026-05-04')).toBeNull();
});
