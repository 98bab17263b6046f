import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useTagOptions } from '#views/kit/list/use-tag-filter.ts';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { useProductOptions } from '#views/areas/products/product/product-options.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { useEverySalesperson } from '#views/areas/setup/member/use-salespeople.ts';
import { salesOrderWords } from './sales-order.look.ts';

/** The filters of a list of sales orders. */
export function useSalesOrderFilters(): readonly ListFilter<SalesOrderRow>[] {
  const { t } = useLingui();
  const { choice, flag, days, amount } = useListed<SalesOrderRow>(salesOrderListing);
  const customers = usePartyOptions('customer');
  const { currency } = useCompany();
  const delivery = useStateWords(salesOrderWords, 'fulfilment').options;
  const billing = useStateWords(salesOrderWords, 'billing').options;
  const people = useEverySalesperson();
  const tags = useTagOptions('salesOrder');
  return [
    flag({ id: 'late', label: t`Late`, icon: 'clock' }),
    choice({ id: 'fulfilment', label: t`Delivery`, options: delivery }),
    choice({ id: 'billing', label: t`Invoicing`, options: billing }),
    flag({ id: 'unpaid', label: t`Unpaid`, icon: 'receipt' }),
    choice({ id: 'customer', label: t`Customer`, options: customers }),
    choice({ id: 'product', label: t`Product`, options: useProductOptions() }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    ...(people.length > 1 ? [choice({ id: 'salesperson', label: t`Our reference`, options: people })] : []),
    ...(tags.length > 0 ? [choice({ id: 'tag', label: t`Tag`, options: tags })] : []),
    days({ id: 'ordered', label: t`Ordered` }),
    days({ id: 'promised', label: t`Promised` }),
    amount({ id: 'total', label: t`Total without VAT`, digits: 2, unit: currency }),
  ];
}
