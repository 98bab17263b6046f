import { useLingui } from '@lingui/react/macro';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import { useAudience } from '#views/areas/products/product/use-price-texts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePricePages } from '../price/use-price-pages.tsx';
import { PriceListPanel } from './price-list-panel.tsx';
import { priceListFields } from './price-list.fields.ts';
import { priceListWords } from './price-list.look.ts';

const none: ReadonlyMap<string, number> = new Map();

/** The price lists of the company; one opens next to the list. */
export function PriceListListPage() {
  return (
    <RecordListPage<'priceList'>
      kind="priceList"
      words={priceListWords}
      fields={priceListFields}
      panel={PriceListPanel}
      within={usePricePages('/lists')}
      own={{ columns: useListColumns() }}
    />
  );
}

function useListColumns(): readonly ListColumn<PriceListRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const audienceOf = useAudience();
  const counts = useCounts();
  const column = useFieldColumn<PriceListRow>(priceListFields, (row) => row);
  const state = useStateColumn<PriceListRow>(priceListWords, { width: 120 });
  const countOf = ({ id }: PriceListRow): number => counts.get(id) ?? 0;
  return [
    column('name'),
    { id: 'audience', header: t`For`, width: { share: 3, min: 160 }, cell: audienceOf, value: audienceOf },
    {
      id: 'prices',
      header: t`Prices`,
      width: 90,
      align: 'end',
      cell: (row) => format.count(countOf(row)),
      value: countOf,
    },
    ...['currency', 'includesVat', 'basedOn', 'discount', 'startsOn', 'endsOn'].map(column),
    state,
  ];
}

/** How many prices each list has. */
const useCounts = (): ReadonlyMap<string, number> =>
  useQuery(
    ['price', 'priceList'],
    '',
    ({ replica }) => {
      const lists = replica.rows('priceList') as readonly PriceListRow[]; // its table
      return new Map(lists.map(({ id }) => [id, replica.view.by('price', 'list', id).length]));
    },
    none,
  );
