import type { Totals } from '#model/lines/line-totals.ts';
import type { PaperTotal } from './paper.ts';
import type { Pen } from './pen.ts';

/**
 * The sums under lines: the discount on the whole order (minor units), net, VAT per rate or in all, and gross; none for
 * those who may not see prices.
 */
export function totalRows(
  pen: Pen,
  totals: Totals | null,
  currency: string,
  vat: 'byRate' | 'inAll',
  reduction = 0,
): readonly PaperTotal[] {
  if (!totals) return [];
  const money = (amount: number): string => pen.money(amount, currency);
  const byRate = totals.perRate
    .filter(({ net }) => net !== 0)
    .map((part) => ({
      id: `vat-${part.rate}`,
      label: pen.word('vatOn', { rate: pen.percent(part.rate), base: money(part.net) }),
      value: money(part.vat),
    }));
  return [
    ...(reduction === 0
      ? []
      : [{ id: 'discount', label: pen.word('orderDiscount'), value: money(-reduction) }]),
    { id: 'net', label: pen.word('net'), value: money(totals.net) },
    ...(vat === 'byRate' ? byRate : [{ id: 'vat', label: pen.word('vat'), value: money(totals.vat) }]),
    { id: 'gross', label: pen.word('total'), value: money(totals.gross) },
  ];
}
