import { expect, test } from 'vitest';
import { drawPaper } from '#model/papers/draw-paper.ts';
import { proposedLetter } from '#model/papers/letter.ts';
import type { PaperWorld } from '#model/papers/paper-source.ts';
import { paymentReminderPaper } from '#model/papers/payment-reminder.paper.ts';
import { paperTexts } from '#words/papers.words.ts';
import { writing } from '#i18n/writing.ts';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';

const piece = 1000;
const plain = (value: unknown): string => JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' ');
const steps = [
  { after: 8, fee: 0, text: { en: '', sv: '' } },
  { after: 22, fee: 60_00, text: { en: 'Pay at once.', sv: 'Betala genast.' } },
];

/** Ten bolts, 156.25 with VAT, that fell due on 4 May and are overdue. */
function overdueWorld() {
  const world = new InvoicesWorld();
  world.policies({ reminders: { isNightly: false, steps } });
  const { order } = world.sold(10 * piece);
  const invoice = world.drafted([order]);
  world.act('invoice', invoice, 'update', world.invoiceForm(invoice, { terms: 0 }));
  world.act('invoice', invoice, 'issue');
  world.base.must('invoice', invoice, 'fallDue', {}, { internal: true });
  world.base.now = '2026-05-12T08:00:00.000Z';
  world.base.must('invoice', invoice, 'fallDue', {}, { internal: true });
  return { world, invoice };
}

const paperWorld = (world: InvoicesWorld, today = '2026-05-12'): PaperWorld => ({
  view: world.base.view,
  may: () => true,
  nameOf: () => undefined,
  today,
  language: 'en',
  texts: paperTexts,
  writing,
});

const paperOf = (world: InvoicesWorld, invoice: string) =>
  drawPaper(paymentReminderPaper, world.invoice(invoice), paperWorld(world), { language: 'en' });

test('[REM3] a reminder keeps its number, how it was sent and its fee, and leaves what is open as it is', () => {
  const { world, invoice } = overdueWorld();
  world.act('invoice', invoice, 'remind', { by: 'mail' });
  expect(world.invoice(invoice).reminders).toEqual({ level: 1, on: '2026-05-12' });
  world.act('invoice', invoice, 'remind');
  world.act('invoice', invoice, 'remind');
  expect(world.invoice(invoice).reminders).toEqual({ level: 3, on: '2026-05-12', fees: 120_00 });
  expect(world.open(invoice)).toBe(156_25);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[REM1, REM3] the paper has the words of its step, what is open, and the fees so far and now', () => {
  const { world, invoice } = overdueWorld();
  const first = plain(paperOf(world, invoice));
  expect(first).toContain('We have not received payment for this invoice yet');
  expect(first).toContain('{"strong":"SEK 156.25"}');
  expect(first).not.toContain('Reminder fee');
  world.act('invoice', invoice, 'remind');
  const second = plain(paperOf(world, invoice));
  for (const words of [
    'Pay at once.',
    '"label":"Reminder fee","value":"SEK 60.00"',
    '{"strong":"SEK 216.25"}',
  ])
    expect(second).toContain(words);
  world.act('invoice', invoice, 'remind');
  expect(plain(paperOf(world, invoice))).toContain('{"strong":"SEK 276.25"}');
});

test('[REM4] its letter names the invoice', () => {
  const { world, invoice } = overdueWorld();
  const letter = proposedLetter(paymentReminderPaper, world.invoice(invoice), paperWorld(world), '');
  expect(letter?.subject).toContain(world.invoice(invoice).number);
});

test('[BIL19] one that is disputed is not reminded of, and is again once that is settled and it is overdue', () => {
  const { world, invoice } = overdueWorld();
  world.act('invoice', invoice, 'dispute', { reason: 'other' });
  expect(world.refused('invoice', invoice, 'remind')).not.toBeNull();
  world.act('invoice', invoice, 'settleDispute');
  for (const _ of [1, 2]) world.base.must('invoice', invoice, 'fallDue', {}, { internal: true });
  world.act('invoice', invoice, 'remind');
  expect(world.regions(invoice)).toBe('unpaid uncredited reminded notSent');
});

test('[REM2] each reminder is later than the one before', () => {
  const world = new InvoicesWorld();
  const reminders = { isNightly: false, steps: steps.toReversed() };
  const policies = { ...world.base.row('company', 'company')?.policies, reminders };
  expect(world.refused('company', 'company', 'changePolicies', policies)?.fields).toEqual({
    'reminders.steps.1.after': 'reminderNotLater',
  });
});

test('[REM1] whoever changes other policies leaves reminders as they are', () => {
  const { world } = overdueWorld();
  world.base.must('company', 'company', 'changePolicies', { overReceipt: 500, closedUntil: null });
  expect(world.base.row('company', 'company')?.policies.reminders).toEqual({ isNightly: false, steps });
});
