import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { periodIn } from '#model/values/period.ts';
import { customerFigures } from '../customer/customer-figures.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { byCategory, summedUp } from '#views/areas/setup/party-category/category-sums.ts';
import type { CategoryFigure } from '#views/areas/setup/party-category/party-category-columns.tsx';
import { PartyCategoryListPage } from '#views/areas/setup/party-category/party-category-list.tsx';
import { useListDays } from '#views/areas/setup/period/use-list-days.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { CustomerCategoryPanel } from './customer-category-panel.tsx';
import { customerCategoryFields } from './customer-category.fields.ts';
import { customerCategoryWords } from './customer-category.look.ts';

/** The tree of categories of customers. */
export function CustomerCategoryListPage() {
  const { t } = useLingui();
  return (
    <PartyCategoryListPage
      party="customer"
      words={customerCategoryWords}
      fields={customerCategoryFields}
      panel={CustomerCategoryPanel}
      figures={useFigures()}
      empty={{
        text: t`Categories group customers and say what holds for those that say nothing themselves.`,
      }}
    />
  );
}

const noSums: ReadonlyMap<string, number> = new Map();

function useFigures(): readonly CategoryFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const hidden = !useModel().may('salesOrder.view');
  const { count, open, net } = useSums();
  const turnover = useTurnover();
  const money = (amount: number): string => format.moneyRounded(amount, currency);
  const of = (sums: ReadonlyMap<string, number>) => (id: string) => sums.get(id) || null;
  return [
    { id: 'customers', header: t`Customers`, width: 110, of: (id) => count.get(id) ?? 0, say: format.count },
    { id: 'open', header: t`Open orders`, width: 120, of: of(open), say: format.count, hidden },
    { id: 'net', header: t`Open value`, width: 130, of: of(net), say: money, hidden },
    { id: 'turnover', header: t`Turnover, 12 months`, width: 170, of: of(turnover), say: money, hidden },
  ];
}

function useSums() {
  const today = useToday();
  const rows = useRows('customerCategory');
  return useQuery(
    ['customer', 'salesOrder', 'customerCategory'],
    today,
    ({ replica }) => {
      const customers = replica.rows('customer') as readonly CustomerRow[]; // table customer holds CustomerRow
      const orders = replica.rows('salesOrder') as readonly SalesOrderRow[]; // table salesOrder holds SalesOrderRow
      const figures = customerFigures(orders, today);
      const used = customers.filter((row) => !isArchived(row));
      return {
        count: summedUp(
          rows,
          byCategory(used, () => 1),
        ),
        open: summedUp(
          rows,
          byCategory(customers, ({ id }) => figures.get(id)?.open ?? 0),
        ),
        net: summedUp(
          rows,
          byCategory(customers, ({ id }) => figures.get(id)?.openNet ?? 0),
        ),
      };
    },
    { count: noSums, open: noSums, net: noSums },
  );
}

/** Net of what was confirmed in twelve months: the device's orders, and the server's of those it lacks. */
function useTurnover(): ReadonlyMap<string, number> {
  const rows = useRows('customerCategory');
  const period = periodIn(undefined, 'days365', useToday());
  const list = { listing: salesOrderListing, by: 'category', within: 'confirmed', filters: {} };
  const { days } = useListDays(list, period);
  return summedUp(rows, new Map(days.map(({ day, sums }) => [day, sums['net'] ?? 0])));
}
