import { useLingui } from '@lingui/react/macro';
import type { MovementRow, MovementRowLine } from '#model/areas/stock/movement/movement.facts.ts';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { destinationOf } from '#model/areas/stock/movement/movement.places.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useWarehouseName } from '#views/kit/document/place-name.ts';
import { usePaperLotColumns } from '#views/kit/stock/lot-columns.ts';
import { Barcode } from '#views/kit/print/barcode.tsx';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import {
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
} from '#views/kit/print/paper-parts.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { purposeWords } from './movement.messages.ts';
import { pathOf } from './movement-paths.ts';

interface MovementProps {
  readonly row: MovementRow;
}

/** The transfer note that travels with the goods, or the list to walk by within a warehouse, with barcodes. */
export function MovementPaperPage({ row }: MovementProps) {
  const title = usePaperTitle(row);
  return (
    <PaperPage
      of={{ kind: 'movement', document: row.id }}
      title={title}
      number={row.number}
      document={pathOf(row.id)}
    >
      <MovementPaper row={row} />
    </PaperPage>
  );
}

function usePaperTitle(row: MovementRow): string {
  const { t, i18n } = useLingui();
  if (travels(row)) return t`Transfer note`;
  return row.purpose === 'putAway' ? t`Put-away list` : i18n._(purposeWords[row.purpose]);
}

function MovementPaper({ row }: MovementProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const title = usePaperTitle(row);
  const nameOf = useWarehouseName();
  const receipt = useRow('goodsReceipt', row.receipt);
  const walk = ({ from: place }: MovementRowLine): number =>
    replica.view.get('location', place)?.pickSequence ?? Number.MAX_SAFE_INTEGER;
  const lines = row.lines.toSorted((a, b) => walk(a) - walk(b));
  return (
    <>
      <PaperHead title={title} number={row.number} />
      <PaperFacts
        facts={[
          { label: t`From`, value: nameOf(row.warehouse) },
          { label: t`To`, value: travels(row) ? nameOf(row.toWarehouse) : undefined },
          { label: t`Goods receipt`, value: receipt?.number },
          { label: t`Due`, value: row.dueOn && format.date(row.dueOn) },
          { label: t`Sent off`, value: row.dispatchedAt && format.dateTime(row.dispatchedAt) },
          { label: t`Lines`, value: format.count(lines.length) },
          { label: t`Note`, value: row.note },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={useColumns(row, lines)}
      />
      <PaperFoot of="movement" />
    </>
  );
}

function useColumns(
  row: MovementRow,
  lines: readonly MovementRowLine[],
): readonly PaperColumn<MovementRowLine>[] {
  const { t } = useLingui();
  const { replica } = useModel();
  const { name, quantity, productOf } = useLineWords();
  const lots = usePaperLotColumns(lines);
  const usual = destinationOf(replica.view, row);
  const codeOf = (id: string | null): string =>
    id === null ? '' : (replica.view.get('location', id)?.code ?? '');
  const barcodeOf = (line: MovementRowLine): string => {
    const product = productOf(line);
    return product?.barcodes[0]?.code ?? product?.sku ?? '';
  };
  return [
    { id: 'from', header: t`From`, unbroken: true, cell: (line) => <strong>{codeOf(line.from)}</strong> },
    { id: 'product', header: t`Product`, cell: name },
    ...lots,
    { id: 'barcode', header: t`Barcode`, cell: (line) => <Barcode text={barcodeOf(line)} height={8} /> },
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (line) => <strong>{quantity(line, line.sent > 0 ? line.sent : line.quantity)}</strong>,
    },
    { id: 'to', header: t`To`, unbroken: true, cell: (line) => <strong>{codeOf(usual(line))}</strong> },
    { id: 'done', header: t`Done`, align: 'end', cell: () => <span className="paper-room" /> },
  ];
}
