import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { periodIn } from '#model/values/period.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { byCategory, summedUp } from '#views/areas/setup/party-category/category-sums.ts';
import type { CategoryFigure } from '#views/areas/setup/party-category/party-category-columns.tsx';
import { PartyCategoryListPage } from '#views/areas/setup/party-category/party-category-list.tsx';
import { useListDays } from '#views/areas/setup/period/use-list-days.ts';
import { supplierFigures } from '../supplier/supplier-figures.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { SupplierCategoryPanel } from './supplier-category-panel.tsx';
import { supplierCategoryFields } from './supplier-category.fields.ts';
import { supplierCategoryWords } from './supplier-category.look.ts';

/** The tree of categories of suppliers. */
export function SupplierCategoryListPage() {
  const { t } = useLingui();
  return (
    <PartyCategoryListPage
      party="supplier"
      words={supplierCategoryWords}
      fields={supplierCategoryFields}
      panel={SupplierCategoryPanel}
      figures={useFigures()}
      empty={{
        text: t`Categories group suppliers and say what holds for those that say nothing themselves.`,
      }}
    />
  );
}

type Sums = ReadonlyMap<string, number>;
const noSums: Sums = new Map();

function useFigures(): readonly CategoryFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const hidden = !useModel().may('purchaseOrder.view');
  const { count, awaited, late, received, rejected } = useSums();
  const spend = useSpend();
  const share = (part: Sums, whole: Sums) => (id: string) =>
    whole.get(id) ? Math.round((10_000 * (part.get(id) ?? 0)) / (whole.get(id) ?? 1)) : null;
  const money = (amount: number): string => format.moneyRounded(amount, currency);
  return [
    { id: 'suppliers', header: t`Suppliers`, width: 110, of: (id) => count.get(id) ?? 0, say: format.count },
    {
      id: 'late',
      header: t`Late orders`,
      hint: t`Of the orders to receive, those whose day has passed`,
      width: 150,
      of: share(late, awaited),
      say: format.percent,
      hidden,
    },
    {
      id: 'rejected',
      header: t`Rejected`,
      hint: t`Share of received lines with rejects`,
      width: 110,
      of: share(rejected, received),
      say: format.percent,
      hidden,
    },
    {
      id: 'spend',
      header: t`Spend, 12 months`,
      width: 160,
      of: (id) => spend.get(id) || null,
      say: money,
      hidden,
    },
  ];
}

function useSums() {
  const today = useToday();
  const rows = useRows('supplierCategory');
  return useQuery(
    ['supplier', 'purchaseOrder', 'supplierCategory'],
    today,
    ({ replica }) => {
      const suppliers = replica.rows('supplier') as readonly SupplierRow[]; // table supplier holds SupplierRow
      const orders = replica.rows('purchaseOrder') as readonly PurchaseOrderRow[]; // table of PurchaseOrderRow
      const figures = supplierFigures(orders, today);
      const sum = (figure: (id: string) => number): Sums =>
        summedUp(
          rows,
          byCategory(suppliers, ({ id }) => figure(id)),
        );
      const used = suppliers.filter((row) => !isArchived(row));
      return {
        count: summedUp(
          rows,
          byCategory(used, () => 1),
        ),
        awaited: sum((id) => figures.get(id)?.awaited ?? 0),
        late: sum((id) => figures.get(id)?.late ?? 0),
        received: sum((id) => figures.get(id)?.receivedLines ?? 0),
        rejected: sum((id) => figures.get(id)?.rejectedLines ?? 0),
      };
    },
    { count: noSums, awaited: noSums, late: noSums, received: noSums, rejected: noSums },
  );
}

/** Net of what was ordered in twelve months: the device's orders, and the server's of those it lacks. */
function useSpend(): Sums {
  const rows = useRows('supplierCategory');
  const period = periodIn(undefined, 'days365', useToday());
  const list = { listing: purchaseOrderListing, by: 'category', within: 'ordered', filters: {} };
  const { days } = useListDays(list, period);
  return summedUp(rows, new Map(days.map(({ day, sums }) => [day, sums['net'] ?? 0])));
}
