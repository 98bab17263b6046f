import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { PickRow, PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePaperLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useNameInKit } from '../sales-order/name-in-kit.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { Barcode } from '#views/kit/print/barcode.tsx';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { PaperFacts, PaperHead, PaperLines, type PaperColumn } from '#views/kit/print/paper-parts.tsx';

interface PickProps {
  readonly row: PickRow;
}

/** A pick list for work without a screen: in pick sequence, with barcodes for all scans. For internal use. */
export function PickListPaperPage({ row }: PickProps) {
  const { t } = useLingui();
  return (
    <PaperPage
      of={{ kind: 'pick', document: row.id }}
      title={t`Pick list`}
      number={row.number}
      document={`/apps/warehouse/picking/${row.id}`}
    >
      <PickListPaper row={row} />
    </PaperPage>
  );
}

function PickListPaper({ row }: PickProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const order = useRow('salesOrder', row.order);
  const customer = useRow('customer', order?.customer ?? null);
  const warehouse = useRow('warehouse', row.warehouse);
  const walk = ({ location }: PickRowLine): number =>
    replica.view.get('location', location)?.pickSequence ?? Number.MAX_SAFE_INTEGER;
  const lines = row.lines.filter((line) => line.quantity > line.short).toSorted((a, b) => walk(a) - walk(b));
  return (
    <>
      <PaperHead title={t`Pick list`} number={row.number} />
      <PaperFacts
        facts={[
          { label: t`Order`, value: order?.number },
          { label: t`Customer`, value: customer?.name },
          { label: t`Warehouse`, value: warehouse?.name },
          { label: t`Promised for`, value: order && format.date(order.promisedOn) },
          { label: t`Lines`, value: format.count(lines.length) },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={useColumns(lines, order)}
      />
    </>
  );
}

function useColumns(
  lines: readonly PickRowLine[],
  order: SalesOrderRow | undefined,
): readonly PaperColumn<PickRowLine>[] {
  const { t } = useLingui();
  const { replica } = useModel();
  const { quantity, productOf } = useLineWords();
  const name = useNameInKit(order);
  const lots = usePaperLotColumns(lines);
  const codeOf = (line: PickRowLine): string => {
    const product = productOf(line);
    return product?.barcodes[0]?.code ?? product?.sku ?? '';
  };
  return [
    {
      id: 'location',
      header: t`Location`,
      unbroken: true,
      cell: ({ location }) => <strong>{replica.view.get('location', location)?.code}</strong>,
    },
    { id: 'product', header: t`Product`, cell: name },
    ...lots,
    { id: 'barcode', header: t`Barcode`, cell: (line) => <Barcode text={codeOf(line)} height={8} /> },
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (line) => <strong>{quantity(line, line.quantity - line.short)}</strong>,
    },
    { id: 'done', header: t`Picked`, align: 'end', cell: () => <span className="paper-room" /> },
  ];
}
