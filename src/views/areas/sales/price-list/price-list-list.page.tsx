import { useLingui } from '@lingui/react/macro';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import { useAudience } from '#views/areas/products/product/use-price-texts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePricePages } from '../price/use-price-pages.tsx';
import { PriceListPanel } from './price-list-panel.tsx';
import { priceListFields } from './price-list.fields.ts';
import { priceListWords } from './price-list.look.ts';

const none: ReadonlyMap<string, number> = new Map();

/** The price lists of the company; one opens next to the list. */
export function PriceListListPage() {
  const { t } = useLingui();
  const format = useFormat();
  const audienceOf = useAudience();
  const counts = useCounts();
  const columns: readonly ListColumn<PriceListRow>[] = [
    {
      id: 'audience',
      header: t`For`,
      width: { share: 3, min: 200 },
      cell: audienceOf,
      value: audienceOf,
    },
    {
      id: 'prices',
      header: t`Prices`,
      width: 100,
      align: 'end',
      cell: ({ id }) => format.count(counts.get(id) ?? 0),
      value: ({ id }) => counts.get(id) ?? 0,
    },
  ];
  return (
    <RecordListPage
      kind="priceList"
      words={priceListWords}
      fields={priceListFields}
      panel={PriceListPanel}
      within={usePricePages('/lists')}
      figures={columns}
    />
  );
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
