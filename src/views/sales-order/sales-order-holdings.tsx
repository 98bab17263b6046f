import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { useQuantity } from '../document/use-quantity.ts';
import { Badge } from '../ui/badge.tsx';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { holdingsOf, type Holding } from './waiting.ts';

/** What is reserved for an order, what is waiting for stock, and when that may arrive. */
export function SalesOrderHoldings({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const holdings = useQuery<readonly Holding[]>(
    ['reservation', 'expectedReceipt'],
    row.id,
    (model) => holdingsOf(model, row.id),
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

const coverage = (holding: Holding) => <Coverage holding={holding} />;

/** When the waiting quantity can be covered. */
export function Coverage({ holding }: { readonly holding: Pick<Holding, 'waiting' | 'coveredOn'> }) {
  const { t } = useLingui();
  const format = useFormat();
  if (holding.waiting === 0) return <Badge tone="success" icon="circleCheck">{t`All reserved`}</Badge>;
  if (holding.coveredOn === null) return <Badge tone="danger" icon="alert">{t`Nothing expected`}</Badge>;
  const day = format.date(holding.coveredOn);
  return <Badge tone="warning" icon="clock">{t`Expected ${day}`}</Badge>;
}
