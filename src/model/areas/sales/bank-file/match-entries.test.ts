import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ocrOf } from '../invoice/ocr.ts';
import { bankEntryFixture } from './bank-entry.fixtures.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import { matchEntries } from './match-entries.ts';
import type { RateOf } from './exchange.ts';
import type { OpenInvoice } from './open-invoice.ts';
import { sameName } from './same-name.ts';

const invoice = (over: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: 'a',
  number: 'F-12345',
  ocr: '1234574',
  customer: 'c1',
  customerName: 'Kund & Söner AB',
  open: 37_496,
  due: '2026-12-30',
  currency: 'SEK',
  discount: null,
  ...over,
});
/** Kronor for one of a currency on any day. */
const rateOf: RateOf = (currency) => ({ SEK: 1_000_000, EUR: 11_250_000 })[currency] ?? null;
const match = (entries: readonly BankEntry[], invoices: readonly OpenInvoice[]) =>
  matchEntries(entries, invoices, rateOf);

const other = invoice({
  id: 'b',
  number: 'F-12346',
  ocr: ocrOf('12346') ?? '',
  due: '2026-12-01',
  open: 10_000,
});

test('[BNK9] what came for reminders besides is their fee, also where the invoice is paid', () => {
  const reminded = invoice({ fees: 60_00 });
  const of = (amount: number, ...invoices: OpenInvoice[]) =>
    match([bankEntryFixture({ amount, structured: ['1234574'] })], invoices)[0];
  expect(of(37_496 + 60_00, reminded)).toMatchObject({
    difference: { why: 'reminderFee', amount: 60_00, settles: true },
    fees: [{ invoice: 'a', amount: 60_00 }],
    rest: 0,
  });
  expect(of(60_00, { ...reminded, open: 0 })).toMatchObject({
    parts: [],
    fees: [{ amount: 60_00 }],
    rest: 0,
  });
  expect(of(37_496 + 50_00, reminded)).toMatchObject({
    difference: { why: 'overpaid' },
    fees: [],
    rest: 50_00,
  });
  const twice = bankEntryFixture({ amount: 60_00, structured: ['1234574'] });
  const paid = { ...reminded, open: 0 };
  expect(match([twice, { ...twice, line: 2 }], [paid])[1]).toMatchObject({
    difference: { why: 'twice' },
    fees: [],
  });
});

const matched = (entry: Partial<BankEntry>, ...invoices: readonly OpenInvoice[]) => {
  const [found] = match([bankEntryFixture(entry)], invoices.length > 0 ? invoices : [invoice(), other]);
  if (!found) throw new Error('no proposal');
  const { by, parts, difference, rest } = found;
  return {
    by,
    parts: parts.map((part) => `${part.invoice} ${part.amount}`),
    why: difference?.why ?? null,
    rest,
  };
};
const whole = { parts: ['a 37496'], why: null, rest: 0 };

test('[BNK5] a reference with the right digits leads to its invoice, wherever it stands', () => {
  expect(matched({ structured: ['1234574'] })).toEqual({ by: 'ocr', ...whole });
  expect(matched({ structured: [' 12345 74'] })).toEqual({ by: 'ocr', ...whole });
  expect(matched({ text: 'OCR 1234574 tack' })).toEqual({ by: 'ocr', ...whole });
  expect(matched({ text: 'faktura 2026 1234574' })).toEqual({ by: 'ocr', ...whole });
});

test('[BNK5] a reference with wrong digits, or that two invoices have, leads nowhere', () => {
  expect(matched({ structured: ['1234575'] }).by).toBeNull();
  expect(matched({ structured: ['1234574'] }, invoice(), invoice({ id: 'x', number: 'F-9' })).by).toBeNull();
});

test('[BNK5] without a reference, the number in the text does, by itself and not as a part of another', () => {
  expect(matched({ text: 'Betalning faktura f-12345, tack' })).toEqual({ by: 'number', ...whole });
  expect(matched({ text: 'F-123456' }).by).toBeNull();
  expect(matched({ text: 'XF-12345' }).by).toBeNull();
  expect(matched({ text: 'F-123456 och F-12345' })).toEqual({ by: 'number', ...whole });
});

test('[BNK5] a number that says little has to have the amount, too', () => {
  const little = invoice({ number: '12', ocr: '' });
  expect(matched({ text: '12 mars' }, little)).toEqual({ by: 'number', ...whole });
  expect(matched({ text: '12 mars', amount: 20_000 }, little).by).toBeNull();
});

test('[BNK5] without both, the customer and the amount do', () => {
  expect(matched({ debtor: 'KUND OCH SÖNER' }).by).toBeNull();
  expect(matched({ debtor: 'KUND & SONER AB' })).toEqual({ by: 'amount', ...whole });
  expect(matched({ debtor: 'Kund & Söner', amount: 12_000 }).by).toBeNull();
  expect(matched({ debtor: 'Kund & Söner', amount: 47_496 })).toEqual({
    by: 'amount',
    parts: ['b 10000', 'a 37496'],
    why: null,
    rest: 0,
  });
  const sooner = invoice({ id: 'sooner', due: '2026-11-01' });
  expect(matched({ debtor: 'Kund & Söner' }, invoice(), sooner).parts).toEqual(['sooner 37496']);
  const namesake = invoice({ id: 'z', customer: 'c2' });
  expect(matched({ debtor: 'Kund & Söner' }, invoice(), namesake).by).toBeNull();
});

test('[BNK5] one payment pays several invoices, those that are due first before the others', () => {
  const structured = ['1234574', other.ocr];
  expect(matched({ structured, amount: 47_496 })).toEqual({
    by: 'ocr',
    parts: ['b 10000', 'a 37496'],
    why: null,
    rest: 0,
  });
  expect(matched({ structured, amount: 20_000 })).toEqual({
    by: 'ocr',
    parts: ['b 10000', 'a 10000'],
    why: 'part',
    rest: 0,
  });
});

test.each<readonly [string, Partial<BankEntry>, Partial<OpenInvoice>, object]>([
  ['öre', { amount: 37_500 }, {}, { parts: ['a 37496'], why: 'rounding', rest: 0 }],
  ['öre too few', { amount: 37_400 }, {}, { parts: ['a 37400'], why: 'rounding', rest: 0 }],
  [
    'cash discount in time',
    { amount: 36_746, bookedOn: '2026-12-10' },
    { discount: { until: '2026-12-10', amount: 750 } },
    { parts: ['a 36746'], why: 'discount', rest: 0 },
  ],
  [
    'cash discount too late',
    { amount: 36_746, bookedOn: '2026-12-11' },
    { discount: { until: '2026-12-10', amount: 750 } },
    { parts: ['a 36746'], why: 'part', rest: 0 },
  ],
  [
    'the fee of the bank',
    { amount: 34_996, charges: 2_500 },
    {},
    { parts: ['a 34996'], why: 'fee', rest: 0 },
  ],
  ['a part', { amount: 20_000 }, {}, { parts: ['a 20000'], why: 'part', rest: 0 }],
  ['paid twice', {}, { open: 0 }, { parts: [], why: 'twice', rest: 37_496 }],
  ['overpaid', { amount: 50_000 }, {}, { parts: ['a 37496'], why: 'overpaid', rest: 12_504 }],
])('[BNK6] the difference is explained: %s', (_, entry, open, expected) => {
  expect(matched({ structured: ['1234574'], ...entry }, invoice(open))).toEqual({ by: 'ocr', ...expected });
});

test('[BNK6] a currency with small coins is rounded by less', () => {
  const [entry, owed] = [{ structured: ['1234574'], currency: 'EUR' }, invoice({ currency: 'EUR' })];
  expect(matched({ ...entry, amount: 37_500 }, owed).why).toBe('rounding');
  expect(matched({ ...entry, amount: 37_501 }, owed).why).toBe('overpaid');
});

test('[BNK6] what one entry paid is not open for the next, in the order in which they were booked', () => {
  const structured = ['1234574'];
  const late = bankEntryFixture({ reference: '2', structured, bookedOn: '2026-12-20' });
  const early = bankEntryFixture({ reference: '1', structured, bookedOn: '2026-12-10', amount: 37_500 });
  const found = match([late, early], [invoice()]);
  expect(found.map(({ entry, difference }) => [entry.reference, difference?.why])).toEqual([
    ['2', 'twice'],
    ['1', 'rounding'],
  ]);
});

test('[BNK5] money out, what was taken back, and another currency pay nothing', () => {
  const structured = ['1234574'];
  expect(matched({ structured, isCredit: false }).by).toBeNull();
  expect(matched({ structured, isReversal: true }).by).toBeNull();
  expect(matched({ debtor: 'Kund & Söner', currency: 'EUR' }).by).toBeNull();
});

/** 156.25 euros. */
const euros = (over: Partial<OpenInvoice> = {}): OpenInvoice =>
  invoice({ id: 'e', number: 'F-777', ocr: ocrOf('777') ?? '', currency: 'EUR', open: 156_25, ...over });
const foreign = (entry: Partial<BankEntry>, ...invoices: readonly OpenInvoice[]) => {
  const owed = invoices.length > 0 ? invoices : [euros()];
  const [found] = match([bankEntryFixture({ text: 'F-777', ...entry })], owed);
  if (!found) throw new Error('no proposal');
  const { by, parts, difference, rest, other: of } = found;
  const paid = parts.map((part) => [part.invoice, part.amount, part.settles, part.less?.kind ?? null]);
  return { by, paid, why: difference?.why ?? null, lacks: difference?.amount ?? 0, rest, of };
};
const sent = (amount: number) => ({ instructed: { amount, currency: 'EUR' } });

test('[BNK10] an invoice in another currency that its number or reference names is paid what the payer sent', () => {
  const whole = { paid: [['e', 1_780_00, 156_25, null]], why: null, lacks: 0, rest: 0 };
  const exchange = { worth: 156_25, of: 1_780_00, by: 'bank' };
  const of = { currency: 'EUR', exchange };
  expect(foreign({ amount: 1_780_00, ...sent(156_25) })).toEqual({ by: 'number', ...whole, of });
  const structured = [ocrOf('777') ?? ''];
  expect(foreign({ amount: 1_780_00, text: '', structured, ...sent(156_25) })).toMatchObject({
    by: 'ocr',
    ...whole,
  });
});

test.each<readonly [string, Partial<BankEntry>, Partial<OpenInvoice>, object]>([
  [
    'a part',
    { amount: 900_00, ...sent(80_00) },
    {},
    { paid: [['e', 900_00, 80_00, null]], why: 'part', lacks: -76_25, rest: 0 },
  ],
  [
    'cents',
    { amount: 1_780_00, ...sent(156_22) },
    {},
    { paid: [['e', 1_780_00, 156_22, 'rounding']], why: 'rounding', lacks: -3 },
  ],
  [
    'cash discount',
    { amount: 1_745_00, ...sent(153_12) },
    { discount: { until: '2026-12-20', amount: 3_13 } },
    { paid: [['e', 1_745_00, 153_12, 'discount']], why: 'discount' },
  ],
  [
    'overpaid',
    { amount: 2_000_00, ...sent(200_00) },
    {},
    { paid: [['e', 1_562_50, 156_25, null]], why: 'overpaid', lacks: 437_50, rest: 437_50 },
  ],
  [
    'paid twice',
    { amount: 1_780_00, ...sent(156_25) },
    { open: 0 },
    { paid: [], why: 'twice', lacks: 1_780_00, rest: 1_780_00 },
  ],
])('[BNK10] a difference is explained in the currency of the invoice: %s', (_, entry, open, expected) => {
  expect(foreign(entry, euros(open))).toMatchObject({ by: 'number', ...expected });
});

test('[BNK10] where the bank says nothing, the rates of the day do, and close what they nearly come to', () => {
  const day = { worth: 1_000_000, of: 11_250_000, by: 'day' };
  expect(foreign({ amount: 1_780_00 })).toMatchObject({
    paid: [['e', 1_780_00, 156_25, null]],
    why: null,
    rest: 0,
    of: { currency: 'EUR', exchange: day },
  });
  expect(foreign({ amount: 1_125_00 })).toMatchObject({
    paid: [['e', 1_125_00, 100_00, null]],
    why: 'part',
    lacks: -56_25,
  });
  expect(foreign({ amount: 2_250_00 })).toMatchObject({
    paid: [['e', 1_757_81, 156_25, null]],
    why: 'overpaid',
    lacks: 492_19,
    rest: 492_19,
  });
});

test('[BNK10] without a rate of the day it is named and paid nothing, never at one to one', () => {
  expect(foreign({ amount: 156_25 }, euros({ currency: 'USD' }))).toEqual({
    by: 'number',
    paid: [],
    why: null,
    lacks: 0,
    rest: 156_25,
    of: { currency: 'USD', exchange: null },
  });
});

test('[BNK10] two invoices share the money by what it pays of each, and what is paid is not open for the next', () => {
  const two = [euros(), euros({ id: 'f', number: 'F-778', open: 100_00, due: '2026-12-31' })];
  const both = bankEntryFixture({ amount: 2_900_00, text: 'F-777 F-778', ...sent(256_25) });
  const again = bankEntryFixture({ line: 2, reference: '2', amount: 10_00, text: 'F-778', ...sent(1_00) });
  const found = match([both, again], two);
  expect(found.map(({ parts, difference }) => [parts, difference?.why])).toEqual([
    [
      [
        { invoice: 'e', amount: 1_768_29, settles: 156_25, less: null },
        { invoice: 'f', amount: 1_131_71, settles: 100_00, less: null },
      ],
      undefined,
    ],
    [[], 'twice'],
  ]);
});

test('[BNK10] an invoice in the currency of the money is paid before one in another', () => {
  const own = invoice({ number: 'F-888', open: 100_00 });
  expect(foreign({ amount: 100_00, text: 'F-777 F-888' }, euros(), own)).toMatchObject({
    paid: [['a', 100_00, undefined, null]],
    of: null,
  });
});

test('[BNK5] no entry pays more than it is, nor an invoice more than is open', () => {
  const amounts = fc.integer({ min: 1, max: 60_000 });
  const some = fc.array(fc.record({ amount: amounts, at: fc.nat(5) }), { maxLength: 12 });
  fc.assert(
    fc.property(some, fc.array(amounts, { minLength: 6, maxLength: 6 }), (payments, owed) => {
      const invoices = owed.map((open, at) =>
        invoice({ id: `i${at}`, ocr: ocrOf(`${at}77`) ?? '', number: '', open }),
      );
      const entries = payments.map(({ amount, at }, line) =>
        bankEntryFixture({
          line: line + 1,
          reference: `${line}`,
          amount,
          structured: [ocrOf(`${at}77`) ?? ''],
        }),
      );
      const paid = new Map<string, number>();
      for (const { entry, parts, rest } of match(entries, invoices)) {
        const sum = parts.reduce((all, { amount }) => all + amount, 0);
        expect(sum + rest).toBeLessThanOrEqual(entry.amount);
        for (const { invoice: id, amount } of parts) paid.set(id, (paid.get(id) ?? 0) + amount);
      }
      for (const { id, open } of invoices) expect(paid.get(id) ?? 0).toBeLessThanOrEqual(open);
    }),
  );
});

test.each([
  ['Kund & Söner AB', 'KUND SONER', true],
  ['AB Kund', 'Kund', true],
  ['Nordiska Verktygsgruppen i Skandinavien AB', 'NORDISKA VERKTYGSGRUPPEN', true],
  ['Kund', 'Kundtjänst', false],
  ['AB', 'AB', false],
  ['', '', false],
])('[BNK5] %s and %s are the same party: %s', (one, two, isSame) => {
  expect(sameName(one, two)).toBe(isSame);
});
