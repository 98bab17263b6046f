import type { Refusal } from '#model/engine/envelope.ts';
import { divideRounded } from '#model/values/round.ts';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { invoiceSums } from './invoice-sums.ts';
import { when } from './missing-contents.ts';

/** Thousandths times halves of ten-thousandths, in a minor unit. */
const HALVES_IN_MINOR = 200_000n;

/**
 * What does not add up in an invoice, to the minor unit, where Peppol lets a whole unit of the currency pass (BR-CO-17,
 * BR-S-08). [INV8]
 */
export function sumFaults(invoice: InvoiceContent): readonly Refusal[] {
  const { totals } = invoice;
  const sums = invoiceSums({
    pricesIncludeVat: false,
    lines: invoice.lines.map(({ net, vat }) => ({ amount: net, vat })),
    charges: invoice.charges,
    prepaid: totals.prepaid,
    toWhole: false,
    rate: null,
  });
  const most = mostOff(invoice);
  const differs = (is: boolean, field: string): Refusal[] => when(is, 'invoiceSumsDisagree', field);
  const { net } = sums.totals;
  const vat = most === 0 ? sums.totals.vat : vatOf(invoice);
  const right = { net, vat, gross: net + vat };
  const payable = totals.gross - totals.prepaid + totals.rounding;
  return [
    ...invoice.lines.flatMap((line, at) => differs(!isWorkedOut(line), `lines.${at}.net`)),
    ...differs(!isSameVat(invoice.vat, sums.vat, most), 'vat'),
    ...(['net', 'vat', 'gross'] as const).flatMap((key) =>
      differs(totals[key] !== right[key], `totals.${key}`),
    ),
    ...differs(totals.payable !== payable, 'totals.payable'),
  ];
}

/**
 * Whether quantity times some price that is kept as this one, less the discount, is what the line comes to: a price that
 * VAT was taken out of has more decimals than are kept.
 */
function isWorkedOut({ quantity, price, discount, net }: InvoiceLine): boolean {
  const atHalves = (doubled: number): number =>
    Number(divideRounded(BigInt(quantity) * BigInt(doubled), HALVES_IN_MINOR));
  const ends = [atHalves(2 * price - 1), atHalves(2 * price + 1)].sort((a, b) => a - b);
  const [least = 0, most = 0] = ends;
  return net + discount >= least && net + discount <= most;
}

type Parts = readonly Omit<InvoiceContent['vat'][number], 'exemption'>[];

/**
 * Minor units that VAT may differ from what its own base comes to: what takes another back has the VAT that is not left of
 * that, which was rounded on its base before and is rounded on the one after. [BIL31]
 */
const mostOff = ({ corrects, type }: InvoiceContent): number =>
  corrects === null ? 0 : type === 'corrective' ? 2 : 1;

const vatOf = ({ vat }: InvoiceContent): number => vat.reduce((sum, { amount }) => sum + amount, 0);

function isSameVat(written: Parts, right: Parts, most: number): boolean {
  return (
    written.length === right.length &&
    written.every(({ category, rate, base, amount }) => {
      const part = right.find((one) => one.category === category && one.rate === rate);
      return part?.base === base && Math.abs(amount - part.amount) <= most;
    })
  );
}
