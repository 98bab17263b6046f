import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { leftOf } from '#model/areas/stock/assembly/assembly.lines.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName, useWarehouseName } from '#views/kit/document/place-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
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
import { pathOf } from './assembly-paths.ts';
import { buildStops, type BuildStop } from './build-stops.ts';

interface SheetProps {
  readonly row: AssemblyRow;
}

/** What to fetch for an assembly without a screen: in walking order, with barcodes for all scans. For internal use. [AS15] */
export function BuildSheetPage({ row }: SheetProps) {
  const { t } = useLingui();
  return (
    <PaperPage
      of={{ kind: 'assembly', document: row.id }}
      title={t`Build sheet`}
      number={row.number}
      document={pathOf(row.id)}
    >
      <BuildSheet row={row} />
    </PaperPage>
  );
}

function BuildSheet({ row }: SheetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const today = useToday();
  const words = useLineWords();
  const placeName = usePlaceName();
  const nameOf = useWarehouseName();
  const stops = buildStops(replica.view, row, today);
  const many = words.quantity(row, leftOf(row) || row.quantity);
  return (
    <>
      <PaperHead title={t`Build sheet`} number={row.number} />
      <PaperFacts
        facts={[
          {
            label: row.mode === 'build' ? t`To build` : t`To take apart`,
            value: `${many} ${words.name(row)}`,
          },
          { label: t`Warehouse`, value: nameOf(row.warehouse) },
          { label: t`Put in`, value: row.to && placeName(row.to) },
          { label: t`Due`, value: row.dueOn && format.date(row.dueOn) },
          { label: t`Lines`, value: format.count(stops.length) },
          { label: t`Note`, value: row.note },
        ]}
      />
      <PaperLines label={t`Lines`} lines={stops} lineId={({ id }) => id} columns={useColumns(stops)} />
      <PaperFoot of="assembly" />
    </>
  );
}

function useColumns(stops: readonly BuildStop[]): readonly PaperColumn<BuildStop>[] {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const { name, quantity, productOf } = useLineWords();
  const lots = usePaperLotColumns(stops);
  const codeOf = (stop: BuildStop): string => {
    const product = productOf(stop);
    return product?.barcodes[0]?.code ?? product?.sku ?? '';
  };
  return [
    {
      id: 'from',
      header: t`Location`,
      unbroken: true,
      cell: ({ location }) => <strong>{placeName(location)}</strong>,
    },
    { id: 'product', header: t`Product`, cell: name },
    ...lots,
    { id: 'barcode', header: t`Barcode`, cell: (stop) => <Barcode text={codeOf(stop)} height={8} /> },
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (stop) => <strong>{quantity(stop, stop.quantity)}</strong>,
    },
    { id: 'done', header: t`Fetched`, align: 'end', cell: () => <span className="paper-room" /> },
  ];
}
