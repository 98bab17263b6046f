import { useLingui } from '@lingui/react/macro';
import type { Totals } from '#model/lines/line-totals.ts';
import { useFormat } from '../ui/use-format.ts';

interface TotalRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** The sums under the lines; none for those who may not see prices. */
export function useTotalRows(totals: Totals | null, currency: string): readonly TotalRow[] {
  const { t } = useLingui();
  const format = useFormat();
  if (!totals) return [];
  return [
    { id: 'net', label: t`Net`, value: format.money(totals.net, currency) },
    { id: 'vat', label: t`VAT`, value: format.money(totals.vat, currency) },
    { id: 'gross', label: t`Total`, value: format.money(totals.gross, currency) },
  ];
}
