import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import {
  grossInCompanyCurrency,
  totals,
} from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Badge } from '#views/ui/badge.tsx';
import { useOwnSum } from '#views/areas/setup/exchange-rate/use-own-sum.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useTagColumn } from '#views/kit/list/use-tag-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import {
  expectedOn,
  isLate,
  receivedShare,
} from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import { usePurchaseOrderTitle } from './purchase-order-title.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

type OrderColumn = ListColumn<PurchaseOrderRow>;

/** The columns of the list of orders; amounts only for those who may see them. */
export function usePurchaseOrderColumns(
  supplierOf: (row: PurchaseOrderRow) => string,
): readonly OrderColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const titleOf = usePurchaseOrderTitle();
  const total = useTotalColumn();
  const today = useToday();
  const day = (on: string | null): string => (on === null ? '' : format.listed(on, today));
  return [
    { id: 'number', header: t`Number`, width: 132, cell: titleOf },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 170 },
      card: 'subtitle',
      cell: supplierOf,
    },
    ...useStateColumns(),
    {
      id: 'ordered',
      header: t`Ordered`,
      width: 106,
      cell: (row) => day(row.orderedOn),
      value: (row) => row.orderedOn,
    },
    useExpectedColumn(),
    useReceivedColumn(),
    ...(model.may('product.viewCost') ? [total] : []),
    useTagColumn(),
  ];
}

function useStateColumns(): readonly OrderColumn[] {
  const { t } = useLingui();
  const commercial = useStateWords(purchaseOrderWords, 'commercial');
  const receipt = useStateWords(purchaseOrderWords, 'receipt');
  const badges = (row: PurchaseOrderRow, region: string) => (
    <StateBadges words={purchaseOrderWords} state={row.state} region={region} />
  );
  return [
    {
      id: 'commercial',
      header: t`State`,
      width: 176,
      card: 'aside',
      cell: (row) => badges(row, 'commercial'),
      value: (row) => commercial.say(row.state),
    },
    {
      id: 'receipt',
      header: t`Goods`,
      width: 150,
      cell: (row) => (row.revision === 0 ? null : badges(row, 'receipt')),
      value: (row) => (row.revision === 0 ? null : receipt.say(row.state)),
    },
  ];
}

/** The day that the goods are expected, highlighted if it has passed. */
export function useExpectedColumn(): OrderColumn {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return {
    id: 'expected',
    header: t`Expected`,
    width: 126,
    value: expectedOn,
    cell: (row) => {
      const on = expectedOn(row);
      if (on === null) return '';
      if (!isLate(row, today)) return format.listed(on, today);
      return (
        <Badge tone="danger" icon="clock">
          {format.listed(on, today)}
        </Badge>
      );
    },
  };
}

function useReceivedColumn(): OrderColumn {
  const { t } = useLingui();
  const format = useFormat();
  return {
    id: 'received',
    header: t`Received`,
    hint: t`The average of the lines, since their units differ.`,
    width: 92,
    align: 'end',
    cell: (row) => (row.revision === 0 ? '' : format.percent(receivedShare(row))),
    value: (row) => receivedShare(row) / 10_000,
  };
}

function useTotalColumn(): OrderColumn {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const sum = useOwnSum<PurchaseOrderRow>((row) => grossInCompanyCurrency(row) ?? 0);
  return {
    id: 'total',
    header: t`Total`,
    hint: t`With VAT, in the order's own currency. Sorted, filtered and summed in ${currency}, at the rate of each order.`,
    width: 128,
    align: 'end',
    cell: (row) => {
      const sums = totals(row);
      return sums ? format.money(sums.gross, row.currency) : '';
    },
    value: (row) => {
      const gross = totals(row)?.gross;
      return gross === undefined ? null : gross / 100;
    },
    currency: (row) => row.currency,
    sum: (rows, restOf) => sum(rows, restOf('total')),
  };
}
