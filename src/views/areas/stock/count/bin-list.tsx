import { useLingui } from '@lingui/react/macro';
import type { CountedBin, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface BinListProps {
  readonly row: CountRow;
}

interface Bin extends CountedBin {
  readonly id: string;
  readonly lines: number;
  readonly counted: number;
}

/** The bins of a count: how far they are, and those that are said to be empty. */
export function BinList({ row }: BinListProps) {
  const { t } = useLingui();
  const bins = row.bins.map((bin): Bin => {
    const lines = row.lines.filter(({ location }) => location === bin.location);
    const counted = lines.filter(({ entries }) => entries.length > 0).length;
    return { ...bin, id: bin.location, lines: lines.length, counted };
  });
  return <LineList title={t`Bins`} lines={bins} columns={useBinColumns(row)} />;
}

function useBinColumns(row: CountRow): readonly LineColumn<Bin>[] {
  const { t } = useLingui();
  const format = useFormat();
  const placeName = usePlaceName();
  return [
    {
      id: 'location',
      header: t`Bin`,
      wide: true,
      text: (bin) => placeName(bin.location),
      render: (bin) => <DocumentLink kind="location" id={bin.location} />,
    },
    {
      id: 'counted',
      header: t`Counted lines`,
      width: '9rem',
      align: 'end',
      text: (bin) => `${format.count(bin.counted)} / ${format.count(bin.lines)}`,
    },
    {
      id: 'state',
      header: t`State`,
      width: '16rem',
      text: ({ empty }) => (empty ? t`Empty` : ''),
      render: (bin) => <BinState row={row} bin={bin} />,
    },
  ];
}

interface BinStateProps {
  readonly row: CountRow;
  readonly bin: Bin;
}

/** Counted, said to be empty and by whom, or a button to say so. */
function BinState({ row, bin }: BinStateProps) {
  const { t } = useLingui();
  const personName = usePersonName();
  const propose = usePropose();
  const refused = useRefused('count');
  const refusal = useVerdict('count', row.id, 'sayEmpty');
  if (bin.empty)
    return (
      <Badge tone="success" icon="circleCheck">
        {t`Empty, says ${personName(bin.empty.by)}`}
      </Badge>
    );
  if (bin.counted > 0 && bin.counted === bin.lines)
    return (
      <Badge tone="success" icon="circleCheck">
        {t`Counted`}
      </Badge>
    );
  if (bin.counted > 0 || refusal?.code === 'notInState')
    return (
      <Badge tone="neutral" icon="circleHalf">
        {t`To count`}
      </Badge>
    );
  const data = { location: bin.location };
  return (
    <Button
      size="sm"
      icon="box"
      data-testid={`empty-${bin.location}`}
      {...refused(refusal)}
      onClick={() => void propose({ kind: 'count', document: row.id, type: 'sayEmpty', data })}
    >
      {t`Bin is empty`}
    </Button>
  );
}
