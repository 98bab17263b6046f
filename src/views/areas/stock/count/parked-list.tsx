import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow, ParkedRow } from '#model/areas/stock/count/count.facts.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { ParkDialog } from './park-dialog.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';

interface ParkedListProps {
  readonly row: CountRow;
}

/** What nobody knew: what its label says, where it lay, and what became of it. [CN7] */
export function ParkedList({ row }: ParkedListProps) {
  const { t } = useLingui();
  const [isParking, setIsParking] = useState(false);
  const [resolving, setResolving] = useState<ParkedRow | null>(null);
  const columns = useParkedColumns(row, setResolving);
  const park = useVerdict('count', row.id, 'park');
  return (
    <div className="ui-stack">
      {row.parked.length === 0 ? (
        <EmptyState icon="box" title={t`Nothing is set aside`}>
          {t`What nobody knows is set aside, with what its label says. It is resolved before the review.`}
        </EmptyState>
      ) : (
        <LineList title={t`Set aside`} lines={row.parked} columns={columns} />
      )}
      {park?.code !== 'notInState' && (
        <div>
          <Button size="sm" icon="plus" data-testid="park" onClick={() => setIsParking(true)}>
            {t`Set aside something unknown`}
          </Button>
        </div>
      )}
      {isParking && <ParkDialog row={row} onClose={() => setIsParking(false)} />}
      {resolving && <ResolveDialog row={row} item={resolving} onClose={() => setResolving(null)} />}
    </div>
  );
}

function useParkedColumns(
  row: CountRow,
  onResolve: (item: ParkedRow) => void,
): readonly LineColumn<ParkedRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const placeName = usePlaceName();
  const personName = usePersonName();
  return [
    { id: 'code', header: t`Label`, wide: true, text: ({ code }) => code || t`Without a label` },
    { id: 'location', header: t`Bin`, width: '7rem', text: ({ location }) => placeName(location) },
    {
      id: 'quantity',
      header: t`Quantity`,
      width: '7rem',
      align: 'end',
      text: ({ quantity }) => format.quantity(quantity),
    },
    { id: 'note', header: t`Note`, width: '14rem', text: ({ note }) => note },
    { id: 'by', header: t`Found by`, width: '9rem', text: ({ by }) => personName(by) },
    {
      id: 'state',
      header: t`State`,
      width: '12rem',
      text: ({ resolved }) => (resolved ? t`Resolved` : t`To resolve`),
      render: (item) => <ParkedState row={row} item={item} onResolve={onResolve} />,
    },
  ];
}

interface ParkedStateProps extends ParkedListProps {
  readonly item: ParkedRow;
  readonly onResolve: (item: ParkedRow) => void;
}

function ParkedState({ row, item, onResolve }: ParkedStateProps) {
  const { t } = useLingui();
  const refused = useRefused('count');
  const refusal = useVerdict('count', row.id, 'resolve');
  const reasonText = useReasonText();
  const { resolved } = item;
  if (resolved) {
    const { line, reason } = resolved;
    const why = reason === null ? '' : reasonText('dismissParked', reason);
    return (
      <Badge tone="success" icon="circleCheck">
        {line === null ? t`Not counted: ${why}` : t`On line ${line}`}
      </Badge>
    );
  }
  return (
    <Button
      size="sm"
      icon="check"
      data-testid={`resolve-${item.id}`}
      {...refused(refusal)}
      onClick={() => onResolve(item)}
    >
      {t`Resolve`}
    </Button>
  );
}
