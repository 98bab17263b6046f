import { useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { stockByLot } from './lot-figures.ts';
import { LotPanel } from './lot-panel.tsx';
import { lotFields } from './lot.fields.ts';
import { lotWords } from './lot.look.ts';

const none: ReadonlyMap<string, number> = new Map();

/** Every lot and serial number that came in: what lies of it, when it expires, whether it is blocked. */
export function LotListPage() {
  const { t } = useLingui();
  const held = useHeld();
  const stock = useQuery(['balance'], '', stockByLot, none);
  const skuOf = (row: LotRow): string => held('product', row.product)?.sku ?? '';
  return (
    <RecordListPage<'lot'>
      kind="lot"
      words={lotWords}
      fields={lotFields}
      panel={LotPanel}
      searchHint={t`Number or SKU`}
      empty={{
        icon: 'tags',
        narrowed: t`No lot matches`,
        none: t`No lots yet`,
        text: t`Lots and serial numbers appear here when goods of products that have them are received.`,
      }}
      own={{
        text: (row) => [row.code, row.supplierLot, skuOf(row)].join(' ').toLowerCase(),
        reads: ['product'],
        filters: useLotFilters(stock),
        filterReads: ['balance'],
        columns: useLotColumns(stock, skuOf),
        sorts: {
          onHand: (row) => stock.get(row.id) ?? 0,
          sku: skuOf,
          expiresOn: (row) => row.expiresOn ?? '9999',
        },
        defaultSort: { column: 'expiresOn', direction: 'ascending' },
      }}
    />
  );
}

function useLotFilters(stock: ReadonlyMap<string, number>): readonly ListFilter<LotRow>[] {
  const { t } = useLingui();
  const today = useToday();
  return [
    {
      kind: 'flag',
      id: 'inStock',
      label: t`In stock`,
      icon: 'boxes',
      is: (row) => (stock.get(row.id) ?? 0) > 0,
    },
    {
      kind: 'flag',
      id: 'expired',
      label: t`Expired`,
      icon: 'clock',
      is: (row) => row.expiresOn !== null && row.expiresOn < today,
    },
  ];
}

function useLotColumns(
  stock: ReadonlyMap<string, number>,
  skuOf: (row: LotRow) => string,
): readonly ListColumn<LotRow>[] {
  const { t } = useLingui();
  const held = useHeld();
  const sayQuantity = useQuantity();
  const column = useFieldColumn<LotRow>(lotFields, (row) => row);
  return [
    column('code'),
    ...useProductColumns(skuOf),
    {
      id: 'expiresOn',
      header: t`Expires`,
      width: 130,
      cell: ({ expiresOn }) => (expiresOn === null ? '–' : <TimeCell at={expiresOn} />),
      value: ({ expiresOn }) => expiresOn ?? '',
    },
    {
      id: 'onHand',
      header: t`On hand`,
      width: 120,
      align: 'end',
      cell: (row) => sayQuantity(stock.get(row.id) ?? 0, held('product', row.product)),
      value: (row) => (stock.get(row.id) ?? 0) / 1000,
    },
    useStateColumn<LotRow>(lotWords, { width: 130 }),
  ];
}

/** What a lot is of. */
function useProductColumns(skuOf: (row: LotRow) => string): readonly ListColumn<LotRow>[] {
  const { t } = useLingui();
  const held = useHeld();
  const nameOf = useProductName();
  const name = (row: LotRow): string => {
    const product = held('product', row.product);
    return product ? nameOf(product) : '';
  };
  return [
    { id: 'sku', header: t`SKU`, width: 140, cell: skuOf, value: skuOf },
    {
      id: 'name',
      header: t`Product`,
      width: { share: 2, min: 160 },
      cell: name,
      value: name,
      card: 'subtitle',
    },
  ];
}
