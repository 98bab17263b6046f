import { useLingui } from '@lingui/react/macro';
import type { Totals } from '#model/lines/line-totals.ts';
import { useFormat } from '../ui/use-format.ts';

interface TotalRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** The sums under the lines of an order: net, VAT per rate, and what the customer pays. */
export function useTotalRows({ net, gross, perRate }: Totals, currency: string): readonly TotalRow[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    { id: 'net', label: t`Net`, value: format.money(net, currency) },
    ...perRate
      .filter((part) => part.net !== 0)
      .map((part) => {
        const rate = format.percent(part.rate);
        const base = format.money(part.net, currency);
        return {
          id: `vat-${part.rate}`,
          label: t`VAT ${rate} on ${base}`,
          value: format.money(part.vat, currency),
        };
      }),
    { id: 'gross', label: t`Total`, value: format.money(gross, currency) },
  ];
}
