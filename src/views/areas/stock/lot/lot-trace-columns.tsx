import { useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { isKeptBack, type BalanceRow } from '#model/stock/stock.tables.ts';
import { dayIn } from '#model/values/moments.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { useReceiver, useSupplierOf } from './lot-parties.ts';
import type { TraceEnd } from './lot-trace.ts';

/** A lot is shown in a panel: its quantities have to fit beside the name. */
const NAME = { share: 1, min: 80 };

function useEndColumns(lot: LotRow): {
  readonly when: Column<TraceEnd>;
  readonly quantity: Column<TraceEnd>;
} {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const product = useRow('product', lot.product);
  const { timeZone } = useCompany();
  return {
    when: { id: 'at', header: t`When`, width: 115, cell: ({ at }) => <TimeCell at={dayIn(at, timeZone)} /> },
    quantity: {
      id: 'quantity',
      header: t`Quantity`,
      width: 80,
      align: 'end',
      cell: ({ quantity }) => sayQuantity(quantity, product),
    },
  };
}

/** Receipts that brought goods of a lot, and assemblies that made them. */
export function useCameFromColumns(lot: LotRow): readonly Column<TraceEnd>[] {
  const { t } = useLingui();
  const supplierOf = useSupplierOf();
  const { when, quantity } = useEndColumns(lot);
  return [
    {
      id: 'document',
      header: t`Document`,
      width: 140,
      cell: (end) => <DocumentLink kind={end.kind} id={end.id} />,
    },
    { id: 'supplier', header: t`Supplier`, width: NAME, cell: (end) => supplierOf(end)?.name ?? '–' },
    when,
    quantity,
  ];
}

/** The places where goods of a lot lie. */
export function usePlaceColumns(lot: LotRow): readonly Column<BalanceRow>[] {
  const { t } = useLingui();
  const held = useHeld();
  const sayQuantity = useQuantity();
  const product = useRow('product', lot.product);
  const kept = (row: BalanceRow): string =>
    isKeptBack(row) ? t`Not promised` : row.held ? t`${sayQuantity(row.held, product)} on hold` : '';
  return [
    {
      id: 'place',
      header: t`Location`,
      width: 90,
      cell: (row) => <DocumentLink kind="location" id={row.location} />,
    },
    {
      id: 'site',
      header: t`Warehouse`,
      width: NAME,
      cell: (row) => held('warehouse', row.warehouse ?? '')?.name ?? '',
    },
    { id: 'kept', header: t`Held back`, width: 95, cell: kept },
    {
      id: 'onHand',
      header: t`On hand`,
      width: 80,
      align: 'end',
      cell: (row) => sayQuantity(row.onHand, product),
    },
  ];
}

/** Who got goods of a lot, and what they were built into. */
export function useWentToColumns(lot: LotRow): readonly Column<TraceEnd>[] {
  const { t } = useLingui();
  const receiverOf = useReceiver();
  const { when, quantity } = useEndColumns(lot);
  return [
    {
      id: 'customer',
      header: t`Customer`,
      width: NAME,
      cell: (end) => receiverOf(end).customer?.name ?? '–',
    },
    {
      id: 'document',
      header: t`Document`,
      width: 140,
      cell: (end) => <DocumentLink kind={end.kind} id={end.id} />,
    },
    when,
    quantity,
  ];
}
