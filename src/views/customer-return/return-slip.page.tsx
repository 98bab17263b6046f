import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnLine, CustomerReturnRow } from '#model/customer-return/customer-return.facts.ts';
import { mergedLines, type MergedLine } from '#model/lines/merged-lines.ts';
import { useRow } from '../document/model-context.tsx';
import { useFetchedRow } from '../document/use-fetched-row.ts';
import { useReasonText } from '../document/use-reasons.ts';
import { useListedLots } from '../lot/listed-lots.tsx';
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
      party={customer}
    >
      <ReturnSlip row={row} />
    </PaperPage>
  );
}

function ReturnSlip({ row }: SlipProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lines = linesOf(row);
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
      <PaperLines label={t`Lines`} lines={lines} lineId={(line) => line.id} columns={useColumns(lines)} />
      <p>{t`Put this slip in the parcel, so that we know what comes back and why.`}</p>
      <PaperFoot of="customerReturn" />
    </>
  );
}

/** One line for what goes back of a product for the same reason. [PAP29] */
const linesOf = ({ lines }: Pick<CustomerReturnRow, 'lines'>): readonly MergedLine<CustomerReturnLine>[] =>
  mergedLines(
    lines.filter(({ quantity }) => quantity > 0),
    ({ product, reason }) => `${product} ${reason ?? ''}`,
  );

function useColumns(
  lines: readonly MergedLine<CustomerReturnLine>[],
): readonly PaperColumn<MergedLine<CustomerReturnLine>>[] {
  const { t } = useLingui();
  const { name, quantity } = useLineWords();
  const reasonText = useReasonText();
  return [
    { id: 'product', header: t`Product`, cell: ({ first }) => name(first) },
    ...useListedLots(lines),
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (line) => quantity(line.first, line.quantity),
    },
    {
      id: 'reason',
      header: t`Reason`,
      cell: ({ first: { reason } }) => (reason === null ? '' : reasonText('return', reason)),
    },
  ];
}
