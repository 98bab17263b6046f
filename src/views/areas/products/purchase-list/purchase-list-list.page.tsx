import type { PurchaseListRow } from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCountColumn } from '../prices/list-form-parts.tsx';
import { ofPurchases, PriceSideContext } from '#views/areas/products/product/price-side.tsx';
import { usePricePages } from '../prices/use-price-pages.tsx';
import { PurchaseListPanel } from './purchase-list-panel.tsx';
import { purchaseListFields } from './purchase-list.fields.ts';
import { purchaseListWords } from './purchase-list.look.ts';

/** The price lists of suppliers; one opens next to the list. */
export const PurchaseListListPage = () => (
  <PriceSideContext value={ofPurchases}>
    <Lists />
  </PriceSideContext>
);

const Lists = () => (
  <RecordListPage<'purchaseList'>
    kind="purchaseList"
    words={purchaseListWords}
    fields={purchaseListFields}
    panel={PurchaseListPanel}
    within={usePricePages('/lists')}
    own={{ columns: useListColumns(), reads: ['supplier'] }}
  />
);

function useListColumns(): readonly ListColumn<PurchaseListRow>[] {
  const column = useFieldColumn<PurchaseListRow>(purchaseListFields, (row) => row);
  const count = useCountColumn<PurchaseListRow>();
  const state = useStateColumn<PurchaseListRow>(purchaseListWords, { width: 120 });
  return [
    ...['name', 'supplier'].map(column),
    count,
    ...['currency', 'basedOn', 'discount', 'startsOn', 'endsOn'].map(column),
    state,
  ];
}
