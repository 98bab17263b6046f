import { describe, expect, test } from 'vitest';
import { paymentStanding } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { daysToPay } from '#model/areas/sales/invoice/receivables.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1_000;

/** A credit note of 156.25 for an invoice that was paid, and another invoice of 31.25 for each two pieces. */
function owing(pieces = 2) {
  const world = new InvoicesWorld();
  const paid = world.issued([world.sold(10 * piece).order]);
  world.paid(156_25, [{ invoice: paid, amount: 156_25 }]);
  const note = world.noteOf(paid);
  world.act('invoice', note, 'issue');
  const other = world.issued([world.sold(pieces * piece).order]);
  const setOff = (amount: number, invoice = other) =>
    world.act('invoice', note, 'setOff', { invoice, amount });
  const why = (amount: number, invoice = other) =>
    world.refused('invoice', note, 'setOff', { invoice, amount });
  const opens = () => [world.open(note), world.open(other)];
  const standing = () => [note, other].map((id) => world.regions(id).split(' ')[0]);
  return { world, paid, note, other, setOff, why, opens, standing };
}

describe('a credit note is set off against another invoice', () => {
  test('[BIL26] in part and whole, and both say that nobody paid', () => {
    const { world, note, setOff, opens, standing } = owing();
    setOff(10_00);
    expect([opens(), standing()]).toEqual([
      [-146_25, 21_25],
      ['partlyPaid', 'partlyPaid'],
    ]);
    const second = world.issued([world.sold(20 * piece).order]);
    setOff(146_25, second);
    expect(world.open(note)).toBe(0);
    expect([world.regions(note), world.open(second)]).toEqual(['setOff uncredited settled notSent', 166_25]);
    expect(daysToPay([world.invoice(second)], '2026-05-04')).toBeNull();
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[BIL26] what it closes is set off, and paid where money closed the rest', () => {
    const { world, other, setOff, standing } = owing();
    setOff(31_25);
    expect(standing()).toEqual(['partlyPaid', 'setOff']);
    expect(world.regions(other)).toBe('setOff uncredited settled notSent');
    const partly = owing();
    partly.world.paid(1_25, [{ invoice: partly.other, amount: 1_25 }]);
    partly.setOff(30_00);
    expect(partly.standing()).toEqual(['partlyPaid', 'paid']);
  });

  test('[BIL26] a note that was partly paid back says paid once the rest is set off', () => {
    const { world, note, setOff, standing } = owing(10);
    world.paid(56_25, [{ invoice: note, amount: 56_25 }], { direction: 'out' });
    setOff(100_00);
    expect(standing()).toEqual(['paid', 'partlyPaid']);
  });

  test('[BIL26] no more than is left of either', () => {
    const { why, paid } = owing();
    expect(why(31_26)).toMatchObject({ code: 'moreThanOwed', params: { open: 31_25 } });
    expect(why(1, paid)).toMatchObject({ code: 'moreThanOwed', params: { open: 0 } });
    const large = owing(20);
    expect(large.why(156_26)).toMatchObject({ code: 'moreThanOwed', params: { open: 156_25 } });
  });

  test('[BIL26] of the same customer, in the same currency, issued, and once', () => {
    const { world, note, other, setOff, why } = owing();
    const stranger = world.addCustomer();
    world.stock(world.bolt, world.base.bins[0] ?? '', piece);
    const { order } = world.confirmed([{ product: world.bolt, quantity: piece }], { customer: stranger });
    world.shipped(order);
    expect(why(1, world.issued([order], { customer: stranger }))?.code).toBe('invoiceMissing');
    expect(why(1, world.drafted([world.sold(piece).order]))?.code).toBe('invoiceMissing');
    expect(why(1, world.base.id())?.code).toBe('invoiceMissing');
    setOff(1_00);
    expect(why(1_00)?.code).toBe('allocatedTwice');
    expect(world.refused('invoice', other, 'setOff', { invoice: note, amount: 1 })?.code).toBe(
      'nothingToSetOff',
    );
  });

  test('[BIL26] not by an amount of another currency', () => {
    const { world, note, why } = owing();
    const customer = world.addCustomer({ currency: 'EUR' });
    world.stock(world.bolt, world.base.bins[0] ?? '', piece);
    const form = { customer, currency: 'EUR', rate: 11_000_000 } as const;
    const { order } = world.confirmed([{ product: world.bolt, quantity: piece }], form);
    world.shipped(order);
    const euros = world.issued([order], { customer });
    const moved: object = { ...world.invoice(euros), customer: world.customer };
    world.base.store.put('invoice', moved as ReturnType<typeof world.invoice>);
    expect(why(1, euros)).toMatchObject({ code: 'otherCurrency', params: { currency: 'EUR' } });
    expect(world.open(note)).toBe(-156_25);
  });
});

describe('what was set off by mistake is freed', () => {
  const free = ({ world, note, other }: ReturnType<typeof owing>) =>
    world.act('invoice', note, 'freeSetOff', { invoice: other });

  test('[BIL26] and both are open again', () => {
    const made = owing();
    made.setOff(31_25);
    free(made);
    expect([made.opens(), made.standing()]).toEqual([
      [-156_25, 31_25],
      ['unpaid', 'unpaid'],
    ]);
    expect(made.world.regions(made.other)).toBe('unpaid uncredited notDue notSent');
    const whole = owing(10);
    whole.setOff(156_25);
    free(whole);
    expect(whole.world.regions(whole.note)).toBe('unpaid uncredited notDue notSent');
    expect(whole.world.base.replayed()).toEqual(whole.world.base.snapshot());
  });

  test('[BIL26] what else settles a note stays', () => {
    const made = owing(10);
    made.world.paid(6_25, [{ invoice: made.note, amount: 6_25 }], { direction: 'out' });
    made.setOff(50_00);
    free(made);
    expect([made.opens(), made.standing()]).toEqual([
      [-150_00, 156_25],
      ['partlyPaid', 'unpaid'],
    ]);
  });

  test('[BIL26] not on a day that is closed, nor what was not set off', () => {
    const { world, note, other, setOff, why } = owing();
    const refused = (of = note, invoice = other) =>
      world.refused('invoice', of, 'freeSetOff', { invoice })?.code;
    expect(refused()).toBe('notInState');
    setOff(10_00);
    expect(refused(note, world.base.id())).toBe('nothingSetOff');
    expect(refused(other, note)).toBe('nothingSetOff');
    const second = world.issued([world.sold(piece).order]);
    const policies = world.base.row('company', COMPANY)?.policies;
    world.base.must('company', COMPANY, 'changePolicies', {
      ...policies,
      closedUntil: '2099-12-31',
      closesAhead: true,
    });
    expect(refused()).toBe('periodClosed');
    expect(why(1, second)?.code).toBe('periodClosed');
  });
});

test('[BIL21] what was credited or set off before its chart had words for it is listed as that', () => {
  const { world, paid, note, setOff } = owing();
  setOff(31_25);
  const credited = world.issued([world.sold(piece).order]);
  world.act('invoice', world.noteOf(credited), 'issue');
  const paidBefore = (id: string) => {
    const row = world.invoice(id);
    return paymentStanding({ ...row, state: { ...(row.state as object), payment: 'paid' } });
  };
  expect([paid, credited].map(paidBefore)).toEqual(['paid', 'credited']);
  expect(paymentStanding(world.invoice(note))).toBe('partlyPaid');
  world.paid(125_00, [{ invoice: note, amount: 125_00 }], { direction: 'out' });
  expect(paidBefore(note)).toBe('paid');
  const wholly = world.invoice(credited).credits[0]?.by ?? '';
  expect(paidBefore(wholly)).toBe('setOff');
});

test('[BIL26] an invoice that was partly paid before the rest was credited is paid', () => {
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(10 * piece).order]);
  world.paid(56_25, [{ invoice, amount: 56_25 }]);
  world.act('invoice', world.noteOf(invoice), 'issue');
  expect(world.regions(invoice)).toBe('paid credited settled notSent');
});
