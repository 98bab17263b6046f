import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** The sums under the lines of an invoice: net, VAT per rate, total, and what is paid where that is rounded. [BIL8] */
export function useInvoiceTotals({ totals, currency }: Pick<InvoiceRow, 'totals' | 'currency'>) {
  const { t } = useLingui();
  const format = useFormat();
  const rows = useTotalRows(totals, currency, 'byRate');
  if (totals.rounding === 0) return rows;
  return [
    ...rows,
    { id: 'rounding', label: t`Rounding`, value: format.money(totals.rounding, currency) },
    { id: 'payable', label: t`To pay`, value: format.money(totals.payable, currency) },
  ];
}
