import { expect, test } from 'vitest';
import { usualReminders, type ReminderPolicy } from '#model/areas/setup/company/reminder-policy.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { isToRemind, reminderDay, stepAt } from './reminders.ts';

const policy: ReminderPolicy = {
  ...usualReminders,
  steps: [
    { after: 8, fee: 0, text: { en: '', sv: '' } },
    { after: 22, fee: 60_00, text: { en: '', sv: '' } },
  ],
};
const due = { dueOn: '2026-05-01' } as InvoiceRow['issue']; // all that is asked of it
const invoice = (dunning: string, reminders: InvoiceRow['reminders'] = null) =>
  ({ state: { dunning }, issue: due, reminders }) as unknown as InvoiceRow; // likewise

test.each([
  ['first', null, '2026-05-09'],
  ['second, by its own day', { level: 1, on: '2026-05-09' }, '2026-05-23'],
  ['second, after a first one that was late', { level: 1, on: '2026-06-10' }, '2026-06-24'],
  ['none after the last', { level: 2, on: '2026-06-24' }, null],
])('[REM2] the reminder that comes next: %s', (_, reminders, day) => {
  expect(reminderDay(policy, invoice('overdue', reminders))).toBe(day);
});

test('[REM2] one that is sent after the last is like it', () => {
  expect([1, 2, 3].map((level) => stepAt(policy, level).fee)).toEqual([0, 60_00, 60_00]);
});

test.each([
  ['overdue', '2026-05-08', false],
  ['overdue', '2026-05-09', true],
  ['reminded', '2026-05-09', true],
  ['disputed', '2026-05-09', false],
  ['settled', '2026-05-09', false],
])('[REM2, BIL19] one that is %s is due on %s: %s', (dunning, today, is) => {
  expect(isToRemind(policy, invoice(dunning), today)).toBe(is);
});
