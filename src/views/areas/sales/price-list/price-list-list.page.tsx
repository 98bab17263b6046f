import { useLingui } from '@lingui/react/macro';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import { useCountColumn } from '#views/areas/products/prices/list-form-parts.tsx';
import { useAudience } from '#views/areas/products/product/use-price-texts.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { usePricePages } from '#views/areas/products/prices/use-price-pages.tsx';
import { PriceListPanel } from './price-list-panel.tsx';
import { priceListFields } from './price-list.fields.ts';
import { priceListWords } from './price-list.look.ts';

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
  const audienceOf = useAudience();
  const column = useFieldColumn<PriceListRow>(priceListFields, (row) => row);
  const state = useStateColumn<PriceListRow>(priceListWords, { width: 120 });
  return [
    column('name'),
    { id: 'audience', header: t`For`, width: { share: 3, min: 160 }, cell: audienceOf, value: audienceOf },
    useCountColumn<PriceListRow>(),
    ...['currency', 'includesVat', 'basedOn', 'discount', 'startsOn', 'endsOn'].map(column),
    state,
  ];
}
