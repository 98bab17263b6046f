import type { Posted } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { multiplyDivide, sharesOf } from '#model/values/round.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { restOf } from '../invoice/invoice-voucher.ts';
import { taxPosting, type TaxedGroup } from '../invoice/taxed-groups.ts';
import type { Settlement } from '../owed/settlement.ts';
import type { PaymentRow } from './payment.facts.ts';

const WHOLE = 10_000;

/** What closes an invoice, or a part of it: by money, and by what takes the place of money. */
export interface Settled extends Pick<Settlement, 'amount' | 'less'> {
  /** What of it stood among the receivables: minor units of the company's currency, not below zero. */
  readonly booked: number;
  /** Millionths of the company's currency for one unit of the invoice's. */
  readonly rate: number;
  /** Whether the invoice is in another currency than the payment: what they differ by is of rates. [PAY15] */
  readonly isForeign?: boolean;
  /** How the invoice is taxed, its amounts above zero. */
  readonly taxed: readonly TaxedGroup[];
}

/** What a step of a payment changes. */
export interface PaymentStep {
  /** Minor units of its currency that came to the bank with it, below zero where they went back. */
  readonly money: number;
  /** What of it pays nothing yet, before and after, minor units of its currency. */
  readonly left: readonly [before: number, after: number];
  readonly settled: readonly Settled[];
  /** What pays reminders with it, minor units of its currency; below zero where it does not any more. */
  readonly fee: number;
  /** What it settled before, and does not any more. */
  readonly freed: readonly Settled[];
}

type Paid = Pick<PaymentRow, 'direction' | 'rate'>;

/**
 * What is posted of a step of a payment, in the company's currency: money on the bank in debit; what it pays, and what of
 * it waits, in credit. What the rates of the day and of the invoice differ by is a gain or a loss; where they are the
 * same, what converting leaves over is rounding. Money that goes out is the other way round. [PAY10]
 */
export function paymentPosted(
  payment: Paid,
  { money, left, settled, fee, freed }: PaymentStep,
): readonly Posted[] {
  const { direction, rate } = payment;
  const [before, after] = left.map((one) => amountAt(one, rate));
  const posted: readonly Posted[] = [
    { purpose: 'bank', amount: amountAt(money, rate) },
    { purpose: 'advances', amount: (before ?? 0) - (after ?? 0) },
    { purpose: 'reminderFee', amount: -amountAt(fee, rate) },
    ...settled.flatMap((one) => settledPosted(one, direction)),
    ...freed.flatMap((one) => settledPosted(one, direction).map(turned)),
  ];
  const sign = direction === 'in' ? 1 : -1;
  const all = sign === 1 ? posted : posted.map(turned);
  const isSameRate = [...settled, ...freed].every((one) => one.rate === rate && !one.isForeign);
  return [...all, restPosted(restOf(all), isSameRate)];
}

/**
 * What is posted as a credit note is set off against an invoice: nothing but what their rates differ by, since both are
 * among the receivables. [PAY13]
 * @param note what it takes of the note, and `invoice` of the invoice: minor units of the company's currency, above zero
 */
export function setOffPosted(
  note: { readonly booked: number; readonly rate: number },
  invoice: { readonly booked: number; readonly rate: number },
): readonly Posted[] {
  const rest = note.booked - invoice.booked;
  return [{ purpose: 'receivables', amount: rest }, restPosted(rest, note.rate === invoice.rate)];
}

export const turned = <P extends Posted>(one: P): P => ({ ...one, amount: 0 - one.amount });

function restPosted(rest: number, isSameRate: boolean): Posted {
  const purpose = isSameRate ? 'rounding' : rest > 0 ? 'exchangeGain' : 'exchangeLoss';
  return { purpose, amount: 0 - rest };
}

/** As of money that comes in. */
const settledPosted = (
  { booked, less, rate, taxed }: Settled,
  direction: Paid['direction'],
): readonly Posted[] => [
  { purpose: 'receivables', amount: -booked },
  ...(less ? lessPosted(less, { rate, taxed }, direction) : []),
];

function lessPosted(
  { kind, amount }: NonNullable<Settlement['less']>,
  { rate, taxed }: Pick<Settled, 'rate' | 'taxed'>,
  direction: Paid['direction'],
): readonly Posted[] {
  const own = amountAt(amount, rate);
  if (kind === 'discount') return withVat('cashDiscount', own, taxed);
  if (kind === 'rounding') return [{ purpose: 'rounding', amount: own }];
  if (kind === 'fee') return [{ purpose: 'bankFee', amount: own }];
  return [{ purpose: direction === 'in' ? 'exchangeLoss' : 'exchangeGain', amount: own }];
}

/**
 * What lowers what was sold, and its VAT with it: shared among the rates of the invoice by what each comes to with VAT.
 * Directive 2006/112/EC, article 90 (mervärdesskattelagen 2023:200, 8 kap.): a discount after the sale, or what is never
 * paid, lowers what VAT is due on. [PAY11]
 * @param amount minor units, with VAT
 */
export function withVat(
  purpose: 'cashDiscount' | 'writtenOff',
  amount: number,
  taxed: readonly TaxedGroup[],
): readonly Posted[] {
  const shares = sharesOf(
    amount,
    taxed.map(({ base, vat }) => Math.max(0, base + vat)),
  );
  const vat = taxed.map((group, at): Posted => {
    const share = shares[at] ?? 0;
    const amountOfVat = multiplyDivide(share, group.rate, WHOLE + group.rate);
    return { purpose: 'vatOut', ...taxPosting(group), amount: amountOfVat };
  });
  return [{ purpose, amount: amount - restOf(vat) }, ...vat];
}
