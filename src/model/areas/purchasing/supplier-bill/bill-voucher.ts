import type { Posted } from '#model/areas/setup/posting-rule/book-voucher.ts';
import type { Reader } from '#model/engine/reader.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { billSign, isCharged, rateSums } from './bill-sums.ts';
import type { BillForm, BillPayment, PostedLine, SupplierBillRow } from './supplier-bill.facts.ts';

/**
 * What is posted of a bill, in the company's currency: what is owed in credit; goods that were received and not billed,
 * stock, cost and VAT in debit. A credit note is the other way round; what converting leaves over is rounding. [SBL12]
 */
export function billPosted(
  view: Reader,
  bill: SupplierBillRow,
  lines: readonly PostedLine[],
  turn: 1 | -1 = 1,
): readonly Posted[] {
  const sign = turn * billSign(bill);
  const posted: readonly Posted[] = [
    { purpose: 'payables', amount: -sign * amountAt(bill.stated.payable, bill.rate) },
    ...lines.flatMap((line) => linePosted(view, bill, line)),
    ...vatPosted(bill).map((one) => ({ ...one, amount: sign * one.amount })),
  ];
  const rest = posted.reduce((sum, { amount }) => sum + amount, 0);
  return [...posted, { purpose: 'rounding', amount: 0 - rest }];
}

/** Amounts of posted lines have their sign already. */
function linePosted(
  view: Reader,
  { treatment }: Pick<BillForm, 'treatment'>,
  { product, accrued, value, expensed, rest, cost, account }: PostedLine,
): readonly Posted[] {
  const category = product === null ? null : (view.get('product', product)?.category ?? null);
  return [
    { purpose: 'goodsNotBilled', amount: accrued },
    { purpose: 'stock', category, amount: value },
    { purpose: 'costOfGoods', category, amount: expensed + rest },
    {
      purpose: 'purchases',
      category,
      treatment,
      amount: cost,
      ...(account === undefined ? {} : { account }),
    },
  ];
}

/**
 * Input VAT as the supplier charged it, or VAT that the buyer reckons, out and in (mervärdesskattelagen 2023:200, 16 kap.,
 * reverse charge, and import).
 */
function vatPosted(bill: SupplierBillRow): readonly Posted[] {
  const { treatment, stated, rate: exchange } = bill;
  const sums = rateSums(bill).filter(({ vat }) => vat !== 0);
  if (!isCharged(bill))
    return sums.flatMap(({ rate, vat }): readonly Posted[] => {
      const amount = amountAt(vat, exchange);
      return [
        { purpose: 'vatIn', treatment, rate, amount },
        { purpose: 'vatReverse', treatment, rate, amount: -amount },
      ];
    });
  // What the supplier rounded otherwise is of the largest rate.
  const reckoned = sums.reduce((sum, { vat }) => sum + vat, 0);
  const largest = sums.toSorted((a, b) => Math.abs(b.vat) - Math.abs(a.vat))[0]?.rate ?? 0;
  const charged = sums.length > 0 ? sums : [{ rate: largest, vat: 0 }];
  return charged.map(({ rate, vat }): Posted => {
    const amount = rate === largest ? vat + stated.vat - reckoned : vat;
    return { purpose: 'vatIn', treatment, rate, amount: amountAt(amount, exchange) };
  });
}

/**
 * What is posted as a bill is paid: what was owed in debit, the bank in credit, at the rates of the bill and of the day;
 * what they differ by is a gain or a loss. [SBL13]
 */
export function billPaid(bill: SupplierBillRow, { rate }: Pick<BillPayment, 'rate'>): readonly Posted[] {
  const payable = billSign(bill) * bill.stated.payable;
  const owed = amountAt(payable, bill.rate);
  const money = amountAt(payable, rate);
  const difference = money - owed;
  return [
    { purpose: 'payables', amount: owed },
    { purpose: 'bank', amount: -money },
    { purpose: difference > 0 ? 'exchangeLoss' : 'exchangeGain', amount: difference },
  ];
}

/** What is posted of goods that came from a supplier, or went back: minor units. [SBL12] */
export function goodsPosted(
  view: Reader,
  entries: readonly {
    readonly product: string;
    readonly value: number;
    readonly expensed?: number | undefined;
  }[],
): readonly Posted[] {
  return entries.flatMap(({ product, value, expensed = 0 }): readonly Posted[] => {
    const category = view.get('product', product)?.category ?? null;
    return [
      { purpose: 'stock', category, amount: value },
      { purpose: 'costOfGoods', category, amount: expensed },
      { purpose: 'goodsNotBilled', amount: 0 - value - expensed },
    ];
  });
}
