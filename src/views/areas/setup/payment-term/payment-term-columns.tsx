import { useLingui } from '@lingui/react/macro';
import type { PaymentTermRow } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useDiscountText } from '#views/kit/document/use-payment-terms.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { paymentTermWords } from './payment-term.look.ts';

/** The columns of the payment terms: their names, what they say of payment, where they come from. */
export function usePaymentTermColumns(): readonly ListColumn<PaymentTermRow>[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  return [
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 220 },
      cell: (row) => (
        <span className="ui-row">
          {nameOf(row)}
          {row.isDefault && <Badge tone="primary" icon="check">{t`Default`}</Badge>}
        </span>
      ),
      value: nameOf,
    },
    { id: 'code', header: t`Code`, width: 110, cell: ({ code }) => code },
    ...usePaymentColumns(),
    {
      id: 'origin',
      header: t`Origin`,
      width: 110,
      cell: ({ builtIn }) => (builtIn ? t`Built-in` : t`Own`),
      extra: true,
    },
    useStateColumn(paymentTermWords, { width: 120 }),
  ];
}

function usePaymentColumns(): readonly ListColumn<PaymentTermRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const discountSaid = useDiscountText();
  return [
    {
      id: 'days',
      header: t`Days net`,
      width: 110,
      align: 'end',
      cell: ({ days }) => format.count(days),
      value: ({ days }) => days,
    },
    {
      id: 'endOfMonth',
      header: t`End of month`,
      width: 130,
      cell: ({ endOfMonth }) => (endOfMonth ? t`Yes` : ''),
    },
    { id: 'discount', header: t`Cash discount`, width: 170, cell: discountSaid },
    {
      id: 'prepayment',
      header: t`Prepayment`,
      width: 120,
      align: 'end',
      cell: ({ prepayment }) => (prepayment > 0 ? format.percent(prepayment) : ''),
    },
  ];
}
