import { Trans, useLingui } from '@lingui/react/macro';
import type {
  GoodsReceiptRow,
  Inspected,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';

type Found = Inspected['lines'][number] & { readonly id: string };

/** What an inspection found, once there was one. [GR47] */
export function InspectionFound({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const columns = useFoundColumns(row);
  const found = row.inspection?.found;
  if (!found) return null;
  const person = personName(found.by);
  return (
    <LineList
      title={t`Inspection`}
      actions={
        <span className="ui-soft">
          <Trans>
            by {person}, <TimeCell at={found.at} />
          </Trans>
        </span>
      }
      lines={found.lines.map((line) => ({ ...line, id: line.line }))}
      columns={columns}
    />
  );
}

function useFoundColumns(row: GoodsReceiptRow): readonly LineColumn<Found>[] {
  const { t } = useLingui();
  const words = useLineWords();
  const reasonText = useReasonText();
  const sampleOf = ({ line }: Found): number =>
    row.inspection?.samples.find((one) => one.line === line)?.sample ?? 0;
  const lots = row.inspection?.found?.lines.some(({ lot }) => lot !== undefined) ?? false;
  const figure = (id: string, header: string, of: (line: Found) => number): LineColumn<Found> => ({
    id,
    header,
    align: 'end',
    width: '7rem',
    text: (line) => words.quantity(line, of(line)),
  });
  return [
    { id: 'product', header: t`Product`, wide: true, text: words.name },
    ...(lots ? [{ id: 'lot', header: t`Lot`, width: '8rem', text: ({ lot = '' }: Found) => lot }] : []),
    figure('sample', t`Sample`, sampleOf),
    figure('checked', t`Checked`, ({ checked }) => checked),
    figure('accepted', t`Accepted`, ({ accepted }) => accepted),
    figure('rejected', t`Rejected`, ({ rejected }) => rejected),
    {
      id: 'reason',
      header: t`Why rejected`,
      width: '10rem',
      text: ({ reason }) => (reason === undefined ? '' : reasonText('return', reason)),
    },
    { id: 'note', header: t`Note`, width: '10rem', text: ({ note }) => note },
  ];
}
