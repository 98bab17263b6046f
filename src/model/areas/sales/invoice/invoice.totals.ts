import { totalsAt } from '#model/lines/line-totals.ts';
import { divideRounded } from '#model/values/round.ts';
import type { InvoiceLine, InvoiceTotals } from './invoice.facts.ts';

const WHOLE = 100n;

/**
 * The totals of an invoice, minor units of its currency: VAT once per rate on the sum of its bases, half away from zero
 * (EN 16931, BR-CO-17). Below zero where it takes more back than it charges. [INV8]
 * @param isRounded whether the sum to be paid is rounded to whole units (BT-114), never the VAT
 */
export function invoiceTotals(
  pricesIncludeVat: boolean,
  lines: readonly Pick<InvoiceLine, 'amount' | 'vatRate'>[],
  isRounded: boolean,
): InvoiceTotals {
  const shares = lines.map(({ vatRate, amount }) => ({ rate: vatRate ?? 0, amount }));
  const { net, vat, gross, perRate } = totalsAt(pricesIncludeVat, shares);
  const payable = isRounded ? Number(divideRounded(BigInt(gross), WHOLE) * WHOLE) : gross;
  return {
    net,
    vat,
    gross,
    perRate: perRate.map((part) => ({ ...part })),
    rounding: payable - gross,
    payable,
  };
}
