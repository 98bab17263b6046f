import { vatCodesOf } from '#model/vat/vat-codes.ts';
import { vatTreatments, type VatTreatment } from '#model/vat/treatment.ts';
import { invoiceSums, type InvoiceSums } from './invoice-sums.ts';
import type { InvoiceLine, InvoiceRow, InvoiceTotals } from './invoice.facts.ts';
import { standingOf } from './invoice.left.ts';

/** The treatment by which a line is taxed; of lines of which it is not known, that at home. */
export const treatmentOf = ({ treatment }: Pick<InvoiceLine, 'treatment'>): VatTreatment =>
  vatTreatments.find((one) => one === treatment) ?? 'domestic';

/** How a line is taxed, as invoices write it. */
export function taxedAs(line: Pick<InvoiceLine, 'treatment' | 'vatClass' | 'vatRate'>) {
  const rate = line.vatRate ?? 0;
  const { category } = vatCodesOf(treatmentOf(line), line.vatClass, rate);
  return { category, rate };
}

/** How lines are summed. */
interface Summing extends Pick<InvoiceRow, 'pricesIncludeVat'> {
  /** Whether the sum to be paid is rounded to whole units (BT-114), never the VAT. */
  readonly isRounded: boolean;
}

/** What lines come to by themselves. */
const sumsOf = (lines: readonly InvoiceLine[], { pricesIncludeVat, isRounded }: Summing): InvoiceSums =>
  invoiceSums({
    pricesIncludeVat,
    lines: lines.map((line) => ({ amount: line.amount, vat: taxedAs(line) })),
    charges: [],
    prepaid: 0,
    toWhole: isRounded,
    rate: null,
  });

/**
 * The totals of an invoice, minor units of its currency, below zero where it takes more back than it charges. What its
 * orders had paid is no part of them: it is a payment like others. What it takes back of another is what that came to
 * before, less what is left of it then: all that is ever taken back of an invoice, and what is left, come to that invoice,
 * VAT and rounding with it. [BIL8] [BIL31]
 * @param original what lines with `of` are taken back of, as it was before
 */
export function invoiceTotals(
  { pricesIncludeVat }: Pick<InvoiceRow, 'pricesIncludeVat'>,
  lines: readonly InvoiceLine[],
  isRounded: boolean,
  original?: InvoiceRow,
): InvoiceTotals {
  const summing = { pricesIncludeVat, isRounded };
  const all = sumsOf(lines, summing);
  const charged = sumsOf(
    lines.filter(({ of }) => of === undefined),
    summing,
  );
  const taken = original && takenOf(original, lines, summing);
  const whole = taken ? charged : all;
  const perRate = all.vat.map(({ category, rate, base, amount }) => {
    const key = keyOf({ category, rate });
    const of = ({ vat }: InvoiceSums) => vat.find((part) => keyOf(part) === key);
    if (!taken) return { category, rate, net: base, vat: amount };
    const [own, before, after] = [of(charged), of(taken.before), of(taken.after)];
    return {
      category,
      rate,
      net: (own?.base ?? 0) + (after?.base ?? 0) - (before?.base ?? 0),
      vat: (own?.amount ?? 0) + (after?.amount ?? 0) - (before?.amount ?? 0),
    };
  });
  const net = perRate.reduce((sum, part) => sum + part.net, 0);
  const vat = perRate.reduce((sum, part) => sum + part.vat, 0);
  const gross = net + vat;
  const payable = whole.totals.payable + (taken?.payable ?? 0);
  return { net, vat, gross, perRate, rounding: payable - gross, payable };
}

const keyOf = ({ category, rate }: Pick<InvoiceSums['vat'][number], 'category' | 'rate'>): string =>
  `${category} ${rate}`;

/** What an invoice comes to before and after lines take something back of it, and what that is to be paid less. */
function takenOf(original: InvoiceRow, lines: readonly InvoiceLine[], summing: Summing) {
  const back = new Map(lines.flatMap(({ of, amount }) => (of === undefined ? [] : [[of, amount]])));
  const own = original.lines.filter(({ of }) => of === undefined);
  const standing = own.map((line) => ({ ...line, amount: standingOf(original, line) }));
  const left = standing.map((line) => ({ ...line, amount: line.amount + (back.get(line.id) ?? 0) }));
  const [before, after] = [sumsOf(standing, summing), sumsOf(left, summing)];
  return {
    before,
    after,
    payable: payableOf(original, left, after) - payableOf(original, standing, before),
  };
}

/** What is to be paid of what stands of an invoice: of all of it what it says, whatever the policy is since. */
function payableOf(original: InvoiceRow, standing: readonly InvoiceLine[], sums: InvoiceSums): number {
  const isWhole =
    standing.length === original.lines.length &&
    standing.every(({ amount }, at) => amount === original.lines[at]?.amount);
  return isWhole ? original.totals.payable : sums.totals.payable;
}

/**
 * Lines with what those that are taken back come to without VAT, where the prices have it: what is left of each of the
 * original is rid of VAT as it would be by itself. [INV2] [BIL31]
 */
export const withNets = (
  lines: readonly InvoiceLine[],
  original: InvoiceRow | undefined,
): readonly InvoiceLine[] =>
  lines.map((line) => {
    const sold = original?.lines.find(({ id }) => id === line.of);
    if (!original?.pricesIncludeVat || !sold) return line;
    const before = standingOf(original, sold);
    const netOf = (amount: number): number =>
      sumsOf([{ ...sold, amount }], { pricesIncludeVat: true, isRounded: false }).totals.net;
    return { ...line, net: netOf(before + line.amount) - netOf(before) };
  });
