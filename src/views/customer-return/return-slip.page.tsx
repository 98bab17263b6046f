import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnLine, CustomerReturnRow } from '#model/customer-return/customer-return.facts.ts';
import { useRow } from '../document/model-context.tsx';
import { useFetchedRow } from '../document/use-fetched-row.ts';
import { useReasonText } from '../document/use-reasons.ts';
import { usePaperLotColumns } from '../lot/lot-columns.ts';
import { PaperPage } from '../print/paper-page.tsx';
import {
  PaperAddress,
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
} from '../print/paper-parts.tsx';
import { useLineWords } from '../product/line-words.ts';
import { useFormat } from '../ui/use-format.ts';

interface SlipProps {
  readonly row: CustomerReturnRow;
}

/** What the customer puts in the parcel with the goods, in their language: it names the return. [PAP3] */
export function ReturnSlipPage({ row }: SlipProps) {
  const { t } = useLingui();
  const customer = useRow('customer', row.customer);
  return (
    <PaperPage
      of={{ kind: 'customerReturn', document: row.id }}
      title={t`Return slip`}
      number={row.number}
      document={`/apps/sales/returns/${row.id}`}
      language={customer?.language}
    >
      <ReturnSlip row={row} />
    </PaperPage>
  );
}

function ReturnSlip({ row }: SlipProps) {
  const { t } = useLingui();
  const format = useFormat();
  const warehouse = useRow('warehouse', row.warehouse);
  const customer = useRow('customer', row.customer);
  const order = useFetchedRow('salesOrder', row.order);
  return (
    <>
      <PaperHead title={t`Return slip`} number={row.number} />
      {warehouse && (
        <PaperAddress label={t`Send the goods to`} name={warehouse.name} address={warehouse.address} />
      )}
      <PaperFacts
        facts={[
          { label: t`Customer`, value: customer?.name },
          { label: t`Order`, value: order?.number },
          { label: t`Your reference`, value: row.theirReference },
          { label: t`Approved on`, value: row.approvedAt && format.date(row.approvedAt) },
        ]}
      />
      <PaperLines<CustomerReturnLine>
        label={t`Lines`}
        lines={row.lines.filter(({ quantity }) => quantity > 0)}
        lineId={(line) => line.id}
        columns={useColumns(row.lines)}
      />
      <p>{t`Put this slip in the parcel, so that we know what comes back and why.`}</p>
      <PaperFoot of="customerReturn" />
    </>
  );
}

function useColumns(lines: readonly CustomerReturnLine[]): readonly PaperColumn<CustomerReturnLine>[] {
  const { t } = useLingui();
  const { name, quantity } = useLineWords();
  const reasonText = useReasonText();
  return [
    { id: 'product', header: t`Product`, cell: name },
    ...usePaperLotColumns(lines),
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (line) => quantity(line, line.quantity),
    },
    {
      id: 'reason',
      header: t`Reason`,
      cell: ({ reason }) => (reason === null ? '' : reasonText('return', reason)),
    },
  ];
}
