import { useLingui } from '@lingui/react/macro';
import type {
  GoodsReceiptRow,
  BoughtLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useAsBought } from './as-bought.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useReadLotColumns } from './read-lot-columns.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import {
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
} from '#views/kit/print/paper-parts.tsx';

interface ReceiptProps {
  readonly row: GoodsReceiptRow;
}

/** The received goods in the supplier's language, so that it can accompany a complaint. */
export function GoodsReceiptPaperPage({ row }: ReceiptProps) {
  const { t } = useLingui();
  const supplier = useRow('supplier', row.supplier);
  return (
    <PaperPage
      of={{ kind: 'goodsReceipt', document: row.id }}
      title={t`Goods receipt`}
      number={row.number}
      document={`/apps/purchasing/goods-receipts/${row.id}`}
      party={supplier}
    >
      <GoodsReceiptPaper row={row} />
    </PaperPage>
  );
}

function GoodsReceiptPaper({ row }: ReceiptProps) {
  const { t } = useLingui();
  const format = useFormat();
  const personName = useFullName();
  const supplier = useRow('supplier', row.supplier);
  const warehouse = useRow('warehouse', row.warehouse);
  const order = useFetchedRow('purchaseOrder', row.order);
  return (
    <>
      <PaperHead title={t`Goods receipt`} number={row.number} />
      <PaperFacts
        facts={[
          { label: t`Supplier`, value: supplier?.name },
          { label: t`Order`, value: order?.number },
          { label: t`Delivery note`, value: row.deliveryNote },
          { label: t`Warehouse`, value: warehouse?.name },
          { label: t`Received`, value: row.effectiveAt && format.dateTime(row.effectiveAt) },
          { label: t`Counted by`, value: row.countedBy && personName(row.countedBy) },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={row.lines.filter((line) => line.quantity + line.rejected > 0)}
        lineId={(line) => line.id}
        columns={useColumns(row)}
      />
      <PaperFoot of="goodsReceipt" />
    </>
  );
}

function useColumns(row: GoodsReceiptRow): readonly PaperColumn<BoughtLine>[] {
  const { t } = useLingui();
  const { name, quantity, ordered } = useLineWords();
  const asBought = useAsBought(row);
  const placeName = usePlaceName();
  const lots = useReadLotColumns(row.lines);
  const isRejected = row.lines.some(({ rejected }) => rejected > 0);
  const rejected: PaperColumn<BoughtLine> = {
    id: 'rejected',
    header: t`Rejected`,
    align: 'end',
    cell: (line) => (line.rejected > 0 ? quantity(line, line.rejected) : ''),
  };
  return [
    { id: 'product', header: t`Product`, cell: name },
    ...lots.map(({ text, ...column }) => ({ ...column, cell: text })),
    {
      id: 'location',
      header: t`Location`,
      unbroken: true,
      cell: ({ location }) => (location === null ? '' : placeName(location)),
    },
    {
      id: 'accepted',
      header: t`Accepted`,
      align: 'end',
      cell: (line) => ordered(asBought(line), line.quantity),
    },
    ...(isRejected ? [rejected] : []),
  ];
}
