import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useTagOptions } from '#views/kit/list/use-tag-filter.ts';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { useProductOptions } from '#views/areas/products/product/product-options.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
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
