import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { WhyButton } from '#views/kit/help/why-button.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import type { IconName } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { Releasable } from './allocation-figures.ts';
import { PromisedDay } from './promised-day.tsx';
import { dueOn, isLate } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { Coverage } from './sales-order-holdings.tsx';

interface AllocationColumns {
  readonly customerName: (id: string) => string;
  /** Why the last release attempt of an order was refused. */
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly onRelease: (order: string) => void;
}

const stockOf = (row: Releasable) => <Coverage cover={row} />;

/** The columns of the orders that wait for picking, with a verdict and a button for each. */
export function useAllocationColumns(columns: AllocationColumns): readonly ListColumn<Releasable>[] {
  return [...useOrderColumns(columns.customerName), ...useVerdictColumns(columns)];
}

/** Which order, whose, and how urgent. */
function useOrderColumns(customerName: AllocationColumns['customerName']): readonly ListColumn<Releasable>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'number',
      header: t`Number`,
      width: 136,
      cell: ({ order }) => order.number ?? t`New`,
    },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 3, min: 180 },
      card: 'subtitle',
      cell: ({ order }) => customerName(order.customer),
    },
    {
      id: 'promised',
      header: t`Promised`,
      width: 118,
      value: ({ order }) => dueOn(order),
      cell: ({ order }) => <PromisedDay day={dueOn(order)} late={isLate(order, today)} today={today} />,
    },
    {
      id: 'priority',
      header: t`Priority`,
      width: 92,
      align: 'end',
      cell: ({ order }) => format.count(order.priority),
    },
  ];
}

/** Available stock, and the outcome of a release. */
function useVerdictColumns({ refused, onRelease }: AllocationColumns): readonly ListColumn<Releasable>[] {
  const { t } = useLingui();
  const ready = ({ ready: done, lines }: Releasable): string => t`${done} of ${lines} lines`;
  return [
    { id: 'ready', header: t`Ready`, width: 104, cell: ready },
    { id: 'stock', header: t`Stock`, width: 190, cell: stockOf },
    {
      id: 'verdict',
      header: t`Result`,
      width: 172,
      cell: (row) => <ReleaseVerdict row={row} refused={refused.get(row.id)} />,
    },
    {
      id: 'release',
      header: t`Action`,
      width: 108,
      align: 'end',
      card: 'aside',
      lives: true,
      cell: (row) => <ReleaseButton row={row} onRelease={onRelease} />,
    },
  ];
}

/** Short labels for the most common refusals; the full sentence is a tooltip. */
const shortWords: Readonly<Record<string, { readonly label: MessageDescriptor; readonly icon: IconName }>> = {
  notInState: { label: msg`On hold`, icon: 'pause' },
  nothingToRelease: { label: msg`Waits for stock`, icon: 'clock' },
  lastUnitTaken: { label: msg`Waits for stock`, icon: 'clock' },
  completeOnly: { label: msg`Ships complete only`, icon: 'clock' },
};

function ReleaseVerdict({
  row,
  refused,
}: {
  readonly row: Releasable;
  readonly refused: Refusal | undefined;
}) {
  const { t, i18n } = useLingui();
  const sentence = useRefusalSentence();
  const waiting = useWaitingTypes('salesOrder', row.id).has('release');
  if (waiting) return <Badge tone="info" icon="cloudUp">{t`Waits for the server`}</Badge>;
  const refusal = refused ?? row.refusal;
  if (!refusal)
    return row.ready < row.lines ? (
      <Badge tone="info" icon="circleHalf">{t`In part`}</Badge>
    ) : (
      <Badge tone="success" icon="circleCheck">{t`Can be released`}</Badge>
    );
  const why = sentence(refusal);
  // The button of the row says why for what it knows before.
  if (refused)
    return (
      <span className="ui-soft" title={why}>
        {why} <WhyButton kind="salesOrder" code={refused.code} />
      </span>
    );
  const short = shortWords[refusal.code];
  return (
    <span className="ui-soft" title={why}>
      {short ? (
        <Badge tone="warning" icon={short.icon}>
          {i18n._(short.label)}
        </Badge>
      ) : (
        why
      )}
    </span>
  );
}

function ReleaseButton({
  row,
  onRelease,
}: {
  readonly row: Releasable;
  readonly onRelease: (order: string) => void;
}) {
  const { t } = useLingui();
  const refused = useRefused('salesOrder');
  const waiting = useWaitingTypes('salesOrder', row.id).has('release');
  const refusal = waiting ? { code: 'waitsForServer' } : row.refusal;
  return (
    <Button size="sm" icon="send" {...refused(refusal)} onClick={() => onRelease(row.id)}>
      {t`Release`}
    </Button>
  );
}
