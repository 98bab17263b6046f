import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { coverOf, holdingsOf, type Cover, type Holding } from './waiting.ts';

/** What is reserved for an order, what is waiting for stock, and when that may arrive. */
export function SalesOrderHoldings({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const today = useToday();
  const holdings = useQuery<readonly Holding[]>(
    ['reservation', 'expectedReceipt'],
    `${row.id} ${today}`,
    (model) => holdingsOf(model, row.id, today),
    [],
  );
  return (
    <DataList
      label={t`Reservations`}
      rows={holdings}
      rowId={(holding) => holding.line}
      height="22rem"
      columns={useHoldingColumns()}
      empty={
        <EmptyState icon="lock" title={t`Nothing is reserved`}>
          <Trans>A confirmed order holds goods in stock for what it still has to ship.</Trans>
        </EmptyState>
      }
    />
  );
}

function useHoldingColumns(): readonly Column<Holding>[] {
  const { t } = useLingui();
  const { replica } = useModel();
  const sayQuantity = useQuantity();
  const quantity = (holding: Holding, figure: number): string => {
    return sayQuantity(figure, replica.view.get('product', holding.product));
  };
  return [
    {
      id: 'sku',
      header: t`SKU`,
      width: 160,
      cell: (holding) => replica.view.get('product', holding.product)?.sku ?? '',
    },
    { id: 'open', header: t`Open`, align: 'end', cell: (holding) => quantity(holding, holding.open) },
    {
      id: 'soft',
      header: t`Reserved in stock`,
      align: 'end',
      cell: (holding) => quantity(holding, holding.soft),
    },
    {
      id: 'hard',
      header: t`Held in bins`,
      align: 'end',
      cell: (holding) => quantity(holding, holding.hard),
    },
    {
      id: 'waiting',
      header: t`Waits for stock`,
      align: 'end',
      cell: (holding) => quantity(holding, holding.waiting),
    },
    { id: 'covered', header: t`Can come`, width: 190, cell: coverage },
  ];
}

const coverage = (holding: Holding) => <Coverage cover={coverOf([holding])} />;

/** When what waits can be covered; lines that nothing is expected for are told apart from those that are covered. */
export function Coverage({ cover }: { readonly cover: Cover }) {
  const { t } = useLingui();
  const { waiting, coveredOn, uncovered } = cover;
  if (waiting === 0) return <Badge tone="success" icon="circleCheck">{t`All reserved`}</Badge>;
  if (coveredOn === null) return <Badge tone="danger" icon="alert">{t`Nothing expected`}</Badge>;
  if (uncovered === 0) return <ExpectedOn day={coveredOn} />;
  return (
    <span className="ui-row">
      <ExpectedOn day={coveredOn} />
      <Badge tone="danger" icon="alert">
        {t`${plural(uncovered, { one: '# line: nothing expected', other: '# lines: nothing expected' })}`}
      </Badge>
    </span>
  );
}

/** The day on which receipts cover what waits; one that has passed is no longer a promise. */
function ExpectedOn({ day: on }: { readonly day: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const day = format.date(on);
  if (on < today) return <Badge tone="danger" icon="clock">{t`Overdue since ${day}`}</Badge>;
  return <Badge tone="warning" icon="clock">{t`Expected ${day}`}</Badge>;
}
