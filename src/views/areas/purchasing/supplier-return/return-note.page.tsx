import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { PaperAddress, PaperFacts, PaperFoot, PaperHead, PaperLines } from '#views/kit/print/paper-parts.tsx';
import { returnedLines, useReturnedColumns } from '#views/areas/purchasing/supplier-return/returned-lines.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface NoteProps {
  readonly row: SupplierReturnRow;
}

/** What goes with the goods to the supplier, in their language: it names the return and their number. [PAP3] */
export function ReturnNotePage({ row }: NoteProps) {
  const { t } = useLingui();
  const supplier = useRow('supplier', row.supplier);
  return (
    <PaperPage
      of={{ kind: 'supplierReturn', document: row.id }}
      title={t`Return note`}
      number={row.number}
      document={`/apps/purchasing/returns/${row.id}`}
      party={supplier}
    >
      <ReturnNote row={row} />
    </PaperPage>
  );
}

function ReturnNote({ row }: NoteProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lines = returnedLines(row.lines);
  const supplier = useRow('supplier', row.supplier);
  const receipt = useFetchedRow('goodsReceipt', row.receipt);
  const order = useFetchedRow('purchaseOrder', row.order);
  return (
    <>
      <PaperHead title={t`Return note`} number={row.number} />
      {supplier && (
        <PaperAddress label={t`Supplier`} name={supplier.name} address={supplier.addresses.billing} />
      )}
      <PaperFacts
        facts={[
          { label: t`Your return number`, value: row.theirReference },
          { label: t`Order`, value: order?.number },
          { label: t`Delivery note`, value: receipt?.deliveryNote },
          { label: t`Goods receipt`, value: receipt?.number },
          { label: t`Sent back`, value: row.dispatchedAt && format.date(row.dispatchedAt) },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={useReturnedColumns(lines)}
      />
      <PaperFoot of="supplierReturn" />
    </>
  );
}
