import { useLingui } from '@lingui/react/macro';
import type { Totals } from '#model/lines/line-totals.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface TotalRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/**
 * The sums under lines: the discount on the whole order (minor units), net, VAT per rate or in total, and gross; none for
 * those who may not see prices.
 */
export function useTotalRows(
  totals: Totals | null,
  currency: string,
  vat: 'byRate' | 'inAll',
  reduction = 0,
): readonly TotalRow[] {
  const { t } = useLingui();
  const format = useFormat();
  if (!totals) return [];
  const money = (amount: number): string => format.money(amount, currency);
  const byRate = totals.perRate
    .filter((part) => part.net !== 0)
    .map((part) => {
      const rate = format.percent(part.rate);
      const base = money(part.net);
      return { id: `vat-${part.rate}`, label: t`VAT ${rate} on ${base}`, value: money(part.vat) };
    });
  return [
    ...(reduction === 0
      ? []
      : [{ id: 'discount', label: t`Discount on the order`, value: money(-reduction) }]),
    { id: 'net', label: t`Net`, value: money(totals.net) },
    ...(vat === 'byRate' ? byRate : [{ id: 'vat', label: t`VAT`, value: money(totals.vat) }]),
    { id: 'gross', label: t`Total`, value: money(totals.gross) },
  ];
}
