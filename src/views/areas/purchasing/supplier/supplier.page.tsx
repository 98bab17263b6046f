import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import { supplierBillListing } from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useListCount } from '#views/kit/list/use-list-count.ts';
import { PartyAbout } from '#views/areas/setup/party/party-about.tsx';
import { Button } from '#views/ui/button.tsx';
import { useInherited } from '#views/areas/setup/party-category/use-inherited.ts';
import { OrdersInPeriod } from '#views/areas/setup/period/orders-in-period.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { supplierFigures } from './supplier-figures.ts';
import { SupplierBills } from './supplier-bills.tsx';
import { SupplierOrders } from './supplier-orders.tsx';
import { SupplierPerformance } from './supplier-performance.tsx';
import { SupplierProducts, useSuppliedProducts } from './supplier-products.tsx';
import { supplierFields } from './supplier.fields.ts';
import { supplierWords } from './supplier.look.ts';

/** One supplier: details, orders, products and history. */
export function SupplierPage({ row }: { readonly row: SupplierRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const products = useSuppliedProducts(row.id);
  return (
    <DocumentPage
      words={supplierWords}
      row={row}
      title={row.name}
      subtitle={row.number}
      back={{ label: i18n._(supplierWords.many), to: paths.to('/apps/purchasing/suppliers') }}
      watches={['purchaseOrder']}
      overrides={{ update: () => paths.go(`/apps/purchasing/suppliers/edit/${row.id}`) }}
      {...(model.may('purchaseOrder.create') && { primary: <NewOrder supplier={row.id} /> })}
      tabs={[
        { id: 'overview', label: t`Overview`, content: <Overview row={row} /> },
        ...useDocumentTabs(row.id),
        {
          id: 'products',
          label: t`Products`,
          count: products.length,
          content: <SupplierProducts supplier={row} products={products} />,
        },
      ]}
    />
  );
}

/** Orders from the supplier and its bills, to whom may see them. */
function useDocumentTabs(supplier: string) {
  const { t } = useLingui();
  const model = useModel();
  const mayOrders = model.may('purchaseOrder.view');
  const mayBills = model.may('supplierBill.view');
  const orders = useListCount(purchaseOrderListing, { supplier }, mayOrders);
  const bills = useListCount(supplierBillListing, { supplier }, mayBills);
  const shown = [
    mayOrders && {
      id: 'orders',
      label: t`Orders`,
      count: orders,
      content: <SupplierOrders supplier={supplier} />,
    },
    mayBills && {
      id: 'bills',
      label: t`Bills`,
      count: bills,
      content: <SupplierBills supplier={supplier} />,
    },
  ];
  return shown.filter((tab) => tab !== false);
}

function NewOrder({ supplier }: { readonly supplier: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const to = paths.to(`/apps/purchasing/orders/create?supplier=${supplier}`);
  return <Button variant="primary" icon="plus" to={to}>{t`New order`}</Button>;
}

function Overview({ row }: { readonly row: SupplierRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { said } = useInherited('supplier', supplierFields);
  return (
    <div className="ui-stack">
      <Figures row={row} />
      <SupplierPerformance row={row} />
      <Ordered row={row} />
      <PartyAbout
        kind="supplier"
        fields={supplierFields}
        row={row}
        terms={[
          { id: 'lead', label: t`Lead time`, value: said(row, 'leadDays') },
          {
            id: 'minimum',
            label: t`Minimum order value`,
            value: row.minimumOrder > 0 ? format.money(row.minimumOrder, row.currency) : null,
          },
          {
            id: 'over',
            label: t`Over-receipt allowed`,
            value: said(row, 'overReceipt'),
          },
          {
            id: 'inspection',
            label: t`Inspected before it is posted`,
            value: row.inspection ? format.percent(row.inspection) : null,
          },
        ]}
      />
    </div>
  );
}

function Ordered({ row }: { readonly row: SupplierRow }) {
  const { t } = useLingui();
  const model = useModel();
  if (!model.may('purchaseOrder.view') || !model.may('product.viewCost')) return null;
  const list = { listing: purchaseOrderListing, by: 'ordered', filters: { supplier: row.id } };
  return <OrdersInPeriod title={t`Orders`} list={list} field="net" otherwise="days90" />;
}

function Figures({ row }: { readonly row: SupplierRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const today = useToday();
  const orders = useRows('purchaseOrder');
  const key = `${row.id}/${today}`;
  const figures = useQuery(
    ['purchaseOrder'],
    key,
    () => supplierFigures(orders, today).get(row.id),
    undefined,
  );
  if (!model.may('purchaseOrder.view')) return null;
  return (
    <Stats>
      <Stat label={t`Orders to receive`} figure={format.count(figures?.awaited ?? 0)} />
      <Stat label={t`Late orders`} figure={format.count(figures?.late ?? 0)} />
      <Stat label={t`Last order`} figure={figures?.latest ? format.date(figures.latest) : '–'} />
    </Stats>
  );
}
