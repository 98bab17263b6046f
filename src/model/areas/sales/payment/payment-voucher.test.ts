import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookVoucher } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { builtInBooks } from '#model/areas/setup/posting-rule/built-in-books.fixtures.ts';
import { restOf } from '../invoice/invoice-voucher.ts';
import type { TaxedGroup } from '../invoice/taxed-groups.ts';
import { paymentPosted, type PaymentStep, type Settled } from './payment-voucher.ts';

const home: TaxedGroup = { treatment: 'domestic', rate: 2500, base: 80_000, vat: 20_000 };
const food: TaxedGroup = { treatment: 'domestic', rate: 1200, base: 100_000, vat: 12_000 };

const settled = (amount: number, over: Partial<Settled> = {}): Settled => {
  const { less = null, rate = 1_000_000 } = over;
  const booked = Math.round(((amount + (less?.amount ?? 0)) * rate) / 1_000_000);
  return { amount, less, booked, rate, taxed: [home], ...over };
};

const step = (over: Partial<PaymentStep>): PaymentStep => ({
  money: 0,
  left: [0, 0],
  settled: [],
  fee: 0,
  freed: [],
  ...over,
});

function booked(over: Partial<PaymentStep>, { direction = 'in' as 'in' | 'out', rate = 1_000_000 } = {}) {
  const posted = paymentPosted({ direction, rate }, step(over));
  expect(restOf(posted)).toBe(0);
  const found = bookVoucher(builtInBooks(), { series: 'I', number: '', on: '', text: '', posted });
  if (found.refusals) throw new Error(JSON.stringify(found.refusals));
  return found.voucher.rows.map(({ account, amount }) => `${account} ${amount}`);
}

test('[PAY10] money in is on the bank, and pays what was owed; what pays nothing yet waits among the advances', () => {
  expect(booked({ money: 100_000, settled: [settled(100_000)] })).toEqual(['1930 100000', '1510 -100000']);
  expect(booked({ money: 130_000, left: [0, 30_000], settled: [settled(100_000)] })).toEqual([
    '1930 130000',
    '2420 -30000',
    '1510 -100000',
  ]);
});

test('[PAY10] what is set against an invoice later, and what is freed again, moves between advances and receivables', () => {
  expect(booked({ left: [30_000, 10_000], settled: [settled(20_000)] })).toEqual([
    '2420 20000',
    '1510 -20000',
  ]);
  expect(booked({ left: [10_000, 30_000], freed: [settled(20_000)] })).toEqual(['2420 -20000', '1510 20000']);
});

test('[PAY10] what is paid back leaves the bank, and a payment that is reversed leaves nothing', () => {
  expect(booked({ money: -30_000, left: [30_000, 0] })).toEqual(['1930 -30000', '2420 30000']);
  expect(booked({ money: -130_000, left: [30_000, 0], freed: [settled(100_000)] })).toEqual([
    '1930 -130000',
    '2420 30000',
    '1510 100000',
  ]);
});

test('[PAY14] what pays reminders is income on an account of its own, without VAT', () => {
  expect(booked({ left: [6_000, 0], fee: 6_000 })).toEqual(['2420 6000', '3540 -6000']);
  expect(booked({ money: -6_000, fee: -6_000 })).toEqual(['1930 -6000', '3540 6000']);
});

test('[PAY10] what is paid of a credit note is the other way round', () => {
  expect(booked({ money: 100_000, settled: [settled(100_000)] }, { direction: 'out' })).toEqual([
    '1930 -100000',
    '1510 100000',
  ]);
});

test('[PAY11] a cash discount lowers its VAT, by the rates of the invoice', () => {
  // 2 % of 1,000.00: 20.00, of which 4.00 is VAT
  const less = { kind: 'discount', amount: 2_000 } as const;
  expect(booked({ money: 98_000, settled: [settled(98_000, { less })] })).toEqual([
    '1930 98000',
    '1510 -100000',
    '3731 1600',
    '2611 400',
  ]);
  // 42.40 of 1,000.00 at 25 % and 1,120.00 at 12 %: 20.00 with 4.00, and 22.40 with 2.40
  const both = { less: { kind: 'discount', amount: 4_240 }, taxed: [home, food] } as const;
  expect(booked({ money: 207_760, settled: [settled(207_760, both)] })).toEqual([
    '1930 207760',
    '1510 -212000',
    '3731 3600',
    '2611 400',
    '2621 240',
  ]);
});

test('[PAY11] without VAT, a cash discount is all of it the discount', () => {
  const less = { kind: 'discount', amount: 2_000 } as const;
  const taxed: TaxedGroup[] = [{ treatment: 'euSupply', rate: 0, base: 100_000, vat: 0 }];
  expect(booked({ money: 98_000, settled: [settled(98_000, { less, taxed })] })).toEqual([
    '1930 98000',
    '1510 -100000',
    '3731 2000',
  ]);
});

test('[PAY10] öre and fees of the bank have accounts of their own', () => {
  expect(
    booked({ money: 99_960, settled: [settled(99_960, { less: { kind: 'rounding', amount: 40 } })] }),
  ).toEqual(['1930 99960', '1510 -100000', '3740 40']);
  expect(
    booked({ money: 97_500, settled: [settled(97_500, { less: { kind: 'fee', amount: 2_500 } })] }),
  ).toEqual(['1930 97500', '1510 -100000', '6570 2500']);
});

test('[PAY10] what the rates differ by is a gain or a loss, also where an invoice is closed by it', () => {
  // 1,000.00 EUR invoiced at 11.00, paid at 11.50 and at 10.80
  const invoice = settled(100_000, { rate: 11_000_000 });
  const paidAt = (rate: number) => booked({ money: 100_000, settled: [invoice] }, { rate });
  expect(paidAt(11_500_000)).toEqual(['1930 1150000', '1510 -1100000', '3960 -50000']);
  expect(paidAt(10_800_000)).toEqual(['1930 1080000', '1510 -1100000', '7960 20000']);
  const less = { kind: 'exchange', amount: 1_000 } as const;
  expect(
    booked({ money: 99_000, settled: [settled(99_000, { less, rate: 11_000_000 })] }, { rate: 11_000_000 }),
  ).toEqual(['1930 1089000', '1510 -1100000', '7960 11000']);
});

test('[PAY10] in whatever steps and at whatever rates, what a payment did comes to nothing once it is reversed', () => {
  const rates = fc.integer({ min: 1, max: 20_000_000 });
  const amounts = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(
      amounts,
      amounts,
      rates,
      rates,
      fc.constantFrom('in', 'out'),
      (paid, more, rate, at, direction) => {
        const part = settled(paid, { rate, less: { kind: 'discount', amount: more }, taxed: [home, food] });
        const of = (over: Partial<PaymentStep>) => paymentPosted({ direction, rate: at }, step(over));
        const money = paid + more;
        const done = [
          ...of({ money, left: [0, more], settled: [part] }),
          ...of({ money: -money, left: [more, 0], freed: [part] }),
        ];
        const sums = new Map<string, number>();
        for (const { amount, ...posting } of done) {
          const key = posting.purpose.replace(/^exchange.*/, 'exchange') + (posting.rate ?? '');
          sums.set(key, (sums.get(key) ?? 0) + amount);
        }
        expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
      },
    ),
  );
});
