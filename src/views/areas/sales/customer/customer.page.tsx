import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { customerReturnListing } from '#model/areas/sales/customer-return/customer-return.listing.ts';
import { invoiceListing } from '#model/areas/sales/invoice/invoice.listing.ts';
import { follows } from '#model/areas/setup/party-category/party-terms.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { useModel, useQuery, useRow, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useListCount } from '#views/kit/list/use-list-count.ts';
import { PartyAbout } from '#views/areas/setup/party/party-about.tsx';
import { useInherited } from '#views/areas/setup/party-category/use-inherited.ts';
import { OrdersInPeriod } from '#views/areas/setup/period/orders-in-period.tsx';
import { Button } from '#views/ui/button.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { CreditUsedStat } from './credit-used-stat.tsx';
import { customerFigures } from './customer-figures.ts';
import { CustomerBalance } from '../payment/customer-balance.tsx';
import { CustomerInvoices } from './customer-invoices.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerPrices } from './customer-prices.tsx';
import { CustomerReturns } from './customer-returns.tsx';
import { ReturnRateStat } from './return-rate-stat.tsx';
import { reserveFields } from '#views/areas/setup/company/reserve-field.ts';
import { reserveWords } from '#views/areas/setup/company/reserve-policy.messages.ts';
import { rhythmWords } from '../invoice/invoice-rhythm.messages.ts';
import { customerFields } from './customer.fields.ts';
import { customerWords } from './customer.look.ts';

/** One customer: details, orders and history. */
export function CustomerPage({ row }: { readonly row: CustomerRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  return (
    <DocumentPage
      words={customerWords}
      row={row}
      title={row.name}
      subtitle={row.number}
      back={{ label: i18n._(customerWords.many), to: paths.to('/apps/sales/customers') }}
      watches={['salesOrder']}
      overrides={{ update: () => paths.go(`/apps/sales/customers/edit/${row.id}`) }}
      {...(model.may('salesOrder.create') && {
        primary: (
          <Button
            variant="primary"
            icon="plus"
            to={paths.to(`/apps/sales/orders/create?customer=${row.id}`)}
          >{t`New order`}</Button>
        ),
      })}
      tabs={useTabs(row)}
    />
  );
}

/** What is known of a customer, as far as somebody may see it. */
function useTabs(row: CustomerRow): readonly DocumentTab[] {
  const { t } = useLingui();
  const model = useModel();
  const [mayOrders, mayReturns] = [model.may('salesOrder.view'), model.may('customerReturn.view')];
  const orders = useListCount(salesOrderListing, { customer: row.id }, mayOrders);
  const returns = useListCount(customerReturnListing, { customer: row.id }, mayReturns);
  const mayInvoices = model.may('invoice.view');
  const invoices = useListCount(invoiceListing, { customer: row.id }, mayInvoices);
  const billed = <CustomerInvoices customer={row.id} />;
  const content = <CustomerOrders customer={row.id} />;
  const back = <CustomerReturns customer={row.id} />;
  return [
    { id: 'overview', label: t`Overview`, content: <Overview row={row} /> },
    ...(mayOrders ? [{ id: 'orders', label: t`Orders`, count: orders, content }] : []),
    ...(mayInvoices ? [{ id: 'invoices', label: t`Invoices`, count: invoices, content: billed }] : []),
    ...(mayReturns ? [{ id: 'returns', label: t`Returns`, count: returns, content: back }] : []),
    ...(model.may('priceList.view')
      ? [{ id: 'prices', label: t`Prices`, content: <CustomerPrices customer={row.id} /> }]
      : []),
  ];
}

function Overview({ row }: { readonly row: CustomerRow }) {
  const { t, i18n } = useLingui();
  const { said } = useInherited('customer', customerFields);
  const carrier = useRow('carrier', row.carrier ?? null);
  const nameOf = useFullName();
  return (
    <div className="ui-stack">
      <Figures row={row} />
      <CustomerBalance customer={row.id} />
      <Ordered row={row} />
      <PartyAbout
        kind="customer"
        fields={customerFields}
        row={row}
        terms={[
          { id: 'discount', label: t`Discount`, value: hasDiscount(row) ? said(row, 'discount') : null },
          { id: 'credit', label: t`Credit limit`, value: said(row, 'creditLimit') },
          { id: 'ship', label: t`Deliveries`, value: said(row, 'shipPolicy') },
          {
            id: 'reserve',
            label: t`Goods are reserved`,
            value: i18n._(row.reserve ? reserveWords[row.reserve] : reserveFields.reserve.none),
          },
          { id: 'peppol', label: t`Peppol address`, value: row.eInvoiceAddress },
          { id: 'carrier', label: t`Usual carrier`, value: carrier?.name },
          {
            id: 'rhythm',
            label: t({ context: 'rhythm', message: 'Invoiced' }),
            value: i18n._(rhythmWords[row.invoiceRhythm ?? 'eachDelivery']),
          },
          { id: 'salesperson', label: t`Our reference`, value: row.salesperson && nameOf(row.salesperson) },
        ]}
      />
    </div>
  );
}

const hasDiscount = (row: CustomerRow): boolean => follows(row, 'discount') || row.discount > 0;

function Ordered({ row }: { readonly row: CustomerRow }) {
  const { t } = useLingui();
  if (!useModel().may('salesOrder.view')) return null;
  const list = { listing: salesOrderListing, by: 'confirmed', filters: { customer: row.id } };
  return <OrdersInPeriod title={t`Orders`} list={list} field="net" otherwise="days90" />;
}

function Figures({ row }: { readonly row: CustomerRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { currency } = useCompany();
  const orders = useRows('salesOrder');
  const today = useToday();
  const key = `${row.id}/${today}`;
  const figures = useQuery(['salesOrder'], key, () => customerFigures(orders, today).get(row.id), undefined);
  const paths = usePaths();
  if (!model.may('salesOrder.view')) return null;
  return (
    <Stats>
      <Stat
        label={t`Open orders`}
        figure={format.count(figures?.open ?? 0)}
        to={paths.to(`/apps/sales/customers/${row.id}?tab=orders`)}
      />
      <Stat label={t`Value of open orders`} figure={format.moneyRounded(figures?.openNet ?? 0, currency)} />
      <CreditUsedStat customer={row.id} onOrders={figures?.onCredit ?? 0} />
      {figures !== undefined && figures.overpaid > 0 && (
        <Stat
          label={t`Overpaid`}
          figure={format.moneyRounded(figures.overpaid, currency)}
          note={t`Paid for what was taken back or never came`}
        />
      )}
      {model.may('customerReturn.view') && <ReturnRateStat customer={row.id} />}
      <Stat label={t`Last order`} figure={figures?.latest ? format.date(figures.latest) : '–'} />
    </Stats>
  );
}
