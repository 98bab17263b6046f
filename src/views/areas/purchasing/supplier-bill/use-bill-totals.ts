import { useLingui } from '@lingui/react/macro';
import type { BillForm } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** The sums under the lines of a bill, as the supplier wrote them. */
export function useBillTotals({ stated, currency }: Pick<BillForm, 'stated' | 'currency'>) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: number): string => format.money(amount, currency);
  return [
    { id: 'net', label: t`Net`, value: money(stated.net) },
    { id: 'vat', label: t`VAT`, value: money(stated.vat) },
    ...(stated.rounding === 0 ? [] : [{ id: 'rounding', label: t`Rounding`, value: money(stated.rounding) }]),
    { id: 'payable', label: t`To pay`, value: money(stated.payable) },
  ];
}
