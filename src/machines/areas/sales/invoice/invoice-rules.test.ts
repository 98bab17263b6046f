import { expect, test } from 'vitest';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;
const today = '2026-05-04';
const reason = { reason: 'other' };

/** Ten bolts at 12.50, invoiced: 156.25 with VAT. */
function invoicedWorld() {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  return { world, order, invoice: world.issued([order]) };
}

test('[BIL4] a credit note names an issued invoice of its customer', () => {
  const { world, order, invoice } = invoicedWorld();
  const note = { type: 'creditNote', customer: world.customer, orders: [], corrects: invoice };
  const refused = (over: object) =>
    world.refused('invoice', world.base.id(), 'create', { ...note, ...over })?.fields;
  expect(refused({ customer: world.addCustomer() })).toEqual({ corrects: 'invoiceMissing' });
  expect(refused({ corrects: null })).toEqual({ corrects: 'invoiceMissing' });
  expect(refused({ customer: order })).toEqual({ customer: 'unknownCustomer' });
  const first = world.noteOf(invoice);
  world.act('invoice', first, 'issue');
  expect(refused({ corrects: first })).toEqual({ corrects: 'invoiceMissing' });
});

test('[BIL8] 3 × 9.99 with VAT come to 5.99 of VAT and 29.97 to be paid; whole kronor are rounded apart from the VAT', () => {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 6 * piece);
  const lines = [1, 2, 3].map(() => ({ product: world.bolt, quantity: piece, price: 9_9900 }));
  const sold = (): string => {
    const { order } = world.confirmed(lines, { pricesIncludeVat: true });
    world.shipped(order);
    return order;
  };
  const exact = world.invoice(world.drafted([sold()])).totals;
  expect(exact).toMatchObject({ net: 23_97, vat: 5_99, rounding: 1, payable: 29_97 });
  world.policies({ roundsPayable: true });
  const whole = world.invoice(world.drafted([sold()])).totals;
  expect(whole).toMatchObject({ net: 23_97, vat: 5_99, payable: 30_00 });
});

test('[BIL11] a credit note charges nothing', () => {
  const { world, invoice } = invoicedWorld();
  const note = world.noteOf(invoice);
  const line = {
    id: world.base.id(),
    product: null,
    text: 'Avgift',
    quantity: piece,
    price: 10_0000,
    discount: 0,
    vatClass: 'standard',
  } as const;
  const form = world.invoiceForm(note, { lines: [line] });
  expect(world.refused('invoice', note, 'update', form)?.fields).toEqual({
    'lines.0.of': 'creditNoteCharges',
  });
});

test('[BIL15] other policies leave who invoices as it is', () => {
  const { world } = invoicedWorld();
  world.base.must('company', 'company', 'changePolicies', { overReceipt: 500, closedUntil: null });
  expect(world.base.row('company', 'company')?.policies).toMatchObject({
    invoicing: 'here',
    overReceipt: 500,
  });
});

test('[BIL19] nothing is sent before it is issued; a dispute holds reminders', () => {
  const { world, order, invoice } = invoicedWorld();
  const { order: other } = world.sold(piece);
  expect(world.refused('invoice', world.drafted([other]), 'send', { by: 'mail' })?.code).toBe('notIssued');
  world.act('invoice', invoice, 'send', { by: 'mail' });
  world.act('invoice', invoice, 'dispute', reason);
  expect(world.refused('invoice', invoice, 'remind')).not.toBeNull();
  expect(world.regions(invoice)).toBe('unpaid uncredited disputed sent');
  expect(world.billing(order)).toBe('invoiced');
});

test('[BIL20] what is written off is not open any more, on a day that is open', () => {
  const { world, invoice } = invoicedWorld();
  world.paid(50_00, [{ invoice, amount: 50_00 }]);
  world.policies({ closedUntil: today, closesAhead: true });
  expect(world.refused('invoice', invoice, 'writeOff', reason)?.code).toBe('periodClosed');
  world.base.must('company', 'company', 'reopenPeriod', { closedUntil: null, reason: 'other' });
  world.act('invoice', invoice, 'writeOff', reason);
  expect([world.open(invoice), world.invoice(invoice).writtenOff]).toEqual([0, 106_25]);
});

test('[RO13] nobody writes off more than their role allows', () => {
  const { world, invoice } = invoicedWorld();
  world.base.limits = { writeOff: 156_24 };
  expect(world.refused('invoice', invoice, 'writeOff', reason)).toMatchObject({
    code: 'writeOffOverYourLimit',
    params: { limit: 156_24, total: 156_25, permission: 'invoice.writeOff' },
  });
  world.base.limits = { writeOff: 156_25 };
  world.act('invoice', invoice, 'writeOff', reason);
});

test('[BIL9] [CY12] an invoice is dated on a day that has come, is open, and is not long before the company began', () => {
  const { world } = invoicedWorld();
  const draft = world.drafted([world.sold(piece).order]);
  const dated = (issuedOn: string) =>
    world.refused('invoice', draft, 'update', world.invoiceForm(draft, { issuedOn }))?.fields;
  expect(dated('2026-05-05')).toEqual({ issuedOn: 'dayNotCome' });
  expect(dated('1900-01-01')).toEqual({ issuedOn: 'beforeTheBooks' });
  expect(dated(today)).toBeUndefined();
  world.policies({ closedUntil: '2026-05-03' });
  expect(dated('2026-05-03')).toEqual({ issuedOn: 'periodClosed' });
});
