import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { isUnfinished } from '#model/areas/sales/customer-return/customer-return.kind.ts';
import { soleReason, unitsOf } from '#model/areas/sales/customer-return/customer-return.listing.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useWaitingColumns } from '#views/kit/list/use-waiting-columns.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { customerReturnWords } from './customer-return.look.ts';
import { useReturnTitle } from './return-title.ts';

type Column = ListColumn<CustomerReturnRow>;

/** The columns of the list of returns. [RT13] */
export function useReturnColumns(): readonly Column[] {
  const { t } = useLingui();
  const held = useHeld();
  const orderOf = ({ order }: CustomerReturnRow) => (order === null ? undefined : held('salesOrder', order));
  const titleOf = useReturnTitle();
  const customerName = useCustomerName();
  const reasonText = useReasonText();
  const reason = (row: CustomerReturnRow): string => {
    const code = soleReason(row);
    return code === '' ? '' : reasonText('return', code);
  };
  return [
    { id: 'number', header: t`Number`, width: 138, cell: titleOf },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 150 },
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    { id: 'order', header: t`Order`, width: 132, cell: (row) => orderOf(row)?.number ?? '' },
    { id: 'reason', header: t`Reason`, width: { share: 1, min: 110 }, cell: reason },
    useStateColumn(customerReturnWords, { width: 164 }),
    ...useFigures(),
  ];
}

function useFigures(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const held = useHeld();
  const orderOf = ({ order }: CustomerReturnRow) => (order === null ? undefined : held('salesOrder', order));
  return [
    {
      id: 'units',
      header: t`Units`,
      width: 76,
      align: 'end',
      cell: (row) => format.quantity(unitsOf(row)),
    },
    {
      id: 'credit',
      header: t`To credit`,
      width: 120,
      align: 'end',
      cell: (row) =>
        row.credit === null ? '' : format.money(row.credit, orderOf(row)?.currency ?? currency),
      value: (row) => (row.credit ?? 0) / 100,
    },
    ...useWaitingColumns<CustomerReturnRow>(isUnfinished),
  ];
}
