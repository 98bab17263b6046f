import { useLingui } from '@lingui/react/macro';
import { EVERYONE } from '#model/areas/sales/price-list/price-list.kind.ts';
import { listsFor, type ListFor } from '#model/areas/sales/price-list/price-lists-for.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const none: readonly Line[] = [];
const sources = ['priceList', 'price', 'customer', 'customerCategory'] as const;
const PAGE = '/apps/sales/prices';

interface Line extends ListFor {
  /** How many prices of its own the list has. */
  readonly count: number;
}

/** The price lists for a customer, in the order in which they give the price. [PRI16] */
export function CustomerPrices({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const may = useModel().may('price.view');
  const lines = useLines(customer);
  const columns = useColumns(customer);
  if (lines.length === 0)
    return (
      <EmptyState icon="tags" title={t`No price lists here`}>
        {t`This customer buys at the products' own prices.`}
      </EmptyState>
    );
  const ids = lines.map(({ list }) => list.id).join(',');
  return (
    <Panel
      title={t`Price lists`}
      subtitle={t`The first list with a price of the product in the order's currency gives it; without one, the product's own price holds.`}
      actions={may && <Button to={paths.to(`${PAGE}?list=${ids}`)}>{t`Show prices`}</Button>}
      flush
    >
      <DataList
        label={t`Price lists`}
        rows={lines}
        rowId={({ list }) => list.id}
        href={({ list }) => paths.to(`${PAGE}/lists?id=${list.id}`)}
        height={listHeight(lines.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}

function useLines(customer: string): readonly Line[] {
  const today = useToday();
  return useQuery(
    sources,
    `${customer}/${today}`,
    ({ replica: { view } }) =>
      listsFor(view, customer, today).map((one) => ({
        ...one,
        count: view.by('price', 'list', one.list.id).length,
      })),
    none,
  );
}

function useColumns(customer: string): readonly Column<Line>[] {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useDocumentName();
  const audienceOf = ({ audience }: Line): string => {
    if (audience === customer) return t`This customer`;
    return audience === EVERYONE ? t`Everyone` : nameOf('customerCategory', audience);
  };
  const basisOf = ({ list: { basedOn, discount } }: Line): string => {
    const base = basedOn === null ? t`Product's price` : nameOf('priceList', basedOn);
    const off = format.percent(Math.abs(discount));
    if (discount > 0) return t`${base} less ${off}`;
    if (discount < 0) return t`${base} plus ${off}`;
    return basedOn === null ? '–' : base;
  };
  return [
    { id: 'list', header: t`Price list`, width: { share: 2, min: 160 }, cell: ({ list }) => list.name },
    { id: 'audience', header: t`For`, width: { share: 2, min: 140 }, cell: audienceOf },
    { id: 'currency', header: t`Currency`, width: 100, cell: ({ list }) => list.currency },
    { id: 'basis', header: t`Otherwise`, width: { share: 2, min: 160 }, cell: basisOf },
    {
      id: 'prices',
      header: t`Prices`,
      align: 'end',
      width: 100,
      cell: ({ count }) => format.count(count),
    },
    {
      id: 'startsOn',
      header: t`First day`,
      width: 130,
      cell: ({ list }) => <TimeCell at={list.startsOn} />,
    },
    { id: 'endsOn', header: t`Last day`, width: 130, cell: ({ list }) => <TimeCell at={list.endsOn} /> },
  ];
}
