import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { purchaseOrderListing } from '#model/purchase-order/purchase-order.listing.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { useListed } from '../list/use-listed.ts';
import { useStateWords } from '../list/use-state-words.ts';
import { useTagOptions } from '../list/use-tag-filter.ts';
import { useWarehouseOptions } from '../warehouse/use-warehouse-options.ts';
import { useProductOptions } from '../product/product-options.ts';
import { usePartyOptions } from '../party/party-options.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

/** The filters of a list of purchase orders. */
export function usePurchaseOrderFilters(): readonly ListFilter<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const { choice, flag, days, amount } = useListed<PurchaseOrderRow>(purchaseOrderListing);
  const suppliers = usePartyOptions('supplier');
  const { currency } = useCompany();
  const goods = useStateWords(purchaseOrderWords, 'receipt').options;
  const mayViewCost = useModel().may('product.viewCost');
  const tags = useTagOptions('purchaseOrder');
  return [
    flag({ id: 'late', label: t`Late`, icon: 'clock' }),
    choice({ id: 'receipt', label: t`Goods`, options: goods }),
    choice({ id: 'supplier', label: t`Supplier`, options: suppliers }),
    choice({ id: 'product', label: t`Product`, options: useProductOptions() }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    ...(tags.length > 0 ? [choice({ id: 'tag', label: t`Tag`, options: tags })] : []),
    days({ id: 'ordered', label: t`Ordered` }),
    days({ id: 'expected', label: t`Expected` }),
    ...(mayViewCost ? [amount({ id: 'total', label: t`Total`, digits: 2, unit: currency })] : []),
  ];
}
