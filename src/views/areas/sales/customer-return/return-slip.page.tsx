import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { PaperAddress, PaperFacts, PaperFoot, PaperHead, PaperLines } from '#views/kit/print/paper-parts.tsx';
import { returnedLines, useReturnedColumns } from '#views/areas/purchasing/supplier-return/returned-lines.ts';
import { useFormat } from '#views/ui/use-format.ts';

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
  const lines = returnedLines(row.lines);
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
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={useReturnedColumns(lines)}
      />
      <p>{t`Put this slip in the parcel, so that we know what comes back and why.`}</p>
      <PaperFoot of="customerReturn" />
    </>
  );
}
