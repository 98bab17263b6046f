import { Plural, useLingui } from '@lingui/react/macro';
import {
  staying,
  type BulkChange,
  type ChangedPrice,
  type Staying,
} from '#model/areas/products/prices/bulk-change.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { usePriceTarget } from './use-price-target.ts';

const LARGEST = 10;

interface PreviewProps {
  readonly plan: BulkChange;
  readonly currency: string;
}

/** What a bulk change comes to, before it is made: how many prices, the largest changes, and what stays. */
export function BulkChangePreview({ plan: { changed, stays }, currency }: PreviewProps) {
  const { t } = useLingui();
  const columns = useColumns(currency);
  const largest = changed.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, LARGEST);
  return (
    <div className="ui-stack" data-testid="change-preview">
      <p role="status">
        <Plural value={changed.length} one="# price changes." other="# prices change." />
      </p>
      {largest.length > 0 && <p>{t`Largest changes:`}</p>}
      {largest.length > 0 && (
        <DataList
          label={t`Largest changes`}
          rows={largest}
          rowId={({ row }) => row.id}
          columns={columns}
          height={listHeight(largest.length, LARGEST)}
          empty={null}
        />
      )}
      <Stays stays={stays} />
    </div>
  );
}

const sizeOf = ({ before, after }: ChangedPrice): number => Math.abs(after - before);

function useColumns(currency: string): readonly Column<ChangedPrice>[] {
  const { t } = useLingui();
  const format = useFormat();
  const targetOf = usePriceTarget();
  return [
    {
      id: 'target',
      header: t`Product or category`,
      width: { share: 3, min: 200 },
      cell: ({ row }) => <span title={targetOf(row)}>{targetOf(row)}</span>,
    },
    {
      id: 'from',
      header: t`From quantity`,
      width: 120,
      align: 'end',
      cell: ({ row }) => format.quantity(row.from),
    },
    {
      id: 'before',
      header: t`Now`,
      width: 120,
      align: 'end',
      cell: ({ before }) => format.unitPrice(before, currency),
    },
    {
      id: 'after',
      header: t`New`,
      width: 120,
      align: 'end',
      card: 'aside',
      cell: ({ after }) => format.unitPrice(after, currency),
    },
  ];
}

/** How many of the prices chosen stay as they are, and why. */
function Stays({ stays }: Pick<BulkChange, 'stays'>) {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Record<Staying, string> = {
    discount: t`Discounts, which follow other prices`,
    archived: t`Archived`,
    ended: t`Ended before`,
    replaced: t`Replaced by a newer price`,
    same: t`The same after rounding`,
  };
  const some = staying.filter((why) => stays[why] > 0);
  if (some.length === 0) return null;
  return (
    <section aria-label={t`Not changed`}>
      <p>{t`Not changed:`}</p>
      <KeyValues items={some.map((id) => ({ id, label: labels[id], value: format.count(stays[id]) }))} />
    </section>
  );
}
