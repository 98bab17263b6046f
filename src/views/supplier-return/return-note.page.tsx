import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnLine, SupplierReturnRow } from '#model/supplier-return/supplier-return.facts.ts';
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
  const lines = linesOf(row);
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
      <PaperLines label={t`Lines`} lines={lines} lineId={(line) => line.id} columns={useColumns(lines)} />
      <PaperFoot of="supplierReturn" />
    </>
  );
}

/** One line for what goes back of a product for the same reason. [PAP29] */
const linesOf = ({ lines }: Pick<SupplierReturnRow, 'lines'>): readonly MergedLine<SupplierReturnLine>[] =>
  mergedLines(
    lines.filter(({ quantity }) => quantity > 0),
    ({ product, reason }) => `${product} ${reason ?? ''}`,
  );

function useColumns(
  lines: readonly MergedLine<SupplierReturnLine>[],
): readonly PaperColumn<MergedLine<SupplierReturnLine>>[] {
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
