import { useLingui } from '@lingui/react/macro';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { lyingAt } from '#model/stock/stock.counting.ts';
import { compare } from '#model/values/order.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePaperLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { Barcode } from '#views/kit/print/barcode.tsx';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { PaperFacts, PaperHead, PaperLines, type PaperColumn } from '#views/kit/print/paper-parts.tsx';

interface CountProps {
  readonly row: CountRow;
}

/** A count sheet for work without a screen: in walking order, typed in later by line number. For internal use. */
export function CountPaperPage({ row }: CountProps) {
  const { t } = useLingui();
  const model = useModel();
  const [{ expected }, setQuery] = useAddress();
  const shows = expected === 'yes' && model.may(SEE_EXPECTED);
  return (
    <PaperPage
      of={{ kind: 'count', document: row.id }}
      title={t`Count sheet`}
      number={row.number}
      document={`/apps/inventory/counting/${row.id}`}
    >
      {model.may(SEE_EXPECTED) && (
        <div className="ui-no-print">
          <Checkbox
            label={t`With what is expected`}
            checked={shows}
            onChange={(isOn) => setQuery({ expected: isOn ? 'yes' : undefined })}
          />
        </div>
      )}
      <CountPaper row={row} shows={shows} />
    </PaperPage>
  );
}

function CountPaper({ row, shows }: CountProps & { readonly shows: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const warehouse = useRow('warehouse', row.warehouse);
  const walk = ({ location }: CountLine): number =>
    replica.view.get('location', location)?.pickSequence ?? Number.MAX_SAFE_INTEGER;
  const lines = row.lines.toSorted(
    (a, b) => walk(a) - walk(b) || compare(a.location, b.location) || Number(a.id) - Number(b.id),
  );
  return (
    <>
      <PaperHead title={t`Count sheet`} number={row.number} />
      <PaperFacts
        facts={[
          { label: t`Warehouse`, value: warehouse?.name },
          { label: t`Bins`, value: format.count(row.bins.length) },
          { label: t`Lines`, value: format.count(lines.length) },
          { label: t`Counted by`, value: <span className="paper-line" /> },
          { label: t`Counted on`, value: <span className="paper-line" /> },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={useColumns(lines, shows)}
      />
      <AlsoFound hasLots={lines.some(({ lot }) => lot !== undefined)} />
    </>
  );
}

const room = () => <span className="paper-room" />;

/** Rows for what lies in a bin and is on no line. */
const FREE_ROWS = ['1', '2', '3', '4', '5', '6'];

function AlsoFound({ hasLots }: { readonly hasLots: boolean }) {
  const { t } = useLingui();
  const blank = () => '';
  return (
    <section className="paper-more" data-free>
      <h3>{t`Also found`}</h3>
      <PaperLines
        label={t`Also found`}
        lines={FREE_ROWS}
        lineId={(id) => id}
        columns={[
          { id: 'location', header: t`Bin`, cell: blank },
          { id: 'product', header: t`Product`, cell: blank },
          ...(hasLots ? [{ id: 'lot', header: t`Lot or serial no.`, cell: blank }] : []),
          { id: 'counted', header: t`Counted`, align: 'end', cell: room },
        ]}
      />
    </section>
  );
}

/** Nothing comes later: what lies there now. */
const LATEST = '9999-12-31T00:00:00.000Z';

function useColumns(lines: readonly CountLine[], shows: boolean): readonly PaperColumn<CountLine>[] {
  const { t } = useLingui();
  const { replica } = useModel();
  const { name, quantity, productOf } = useLineWords();
  const lots = usePaperLotColumns(lines);
  const codeOf = (line: CountLine): string => {
    const product = productOf(line);
    return product?.barcodes[0]?.code ?? product?.sku ?? '';
  };
  const expected: PaperColumn<CountLine> = {
    id: 'expected',
    header: t`Expected`,
    align: 'end',
    cell: (line) => quantity(line, lyingAt(replica.view, line.location, line, LATEST)),
  };
  return [
    { id: 'number', header: t`No.`, cell: ({ id }) => <strong>{id}</strong> },
    {
      id: 'location',
      header: t`Bin`,
      unbroken: true,
      cell: ({ location }) => <strong>{replica.view.get('location', location)?.code}</strong>,
    },
    { id: 'product', header: t`Product`, cell: name },
    ...lots,
    { id: 'barcode', header: t`Barcode`, cell: (line) => <Barcode text={codeOf(line)} height={8} /> },
    ...(shows ? [expected] : []),
    { id: 'counted', header: t`Counted`, align: 'end', cell: room },
  ];
}
