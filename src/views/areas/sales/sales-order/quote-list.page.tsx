import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { useEverySalesperson } from '#views/areas/setup/member/use-salespeople.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { salesOrderWords } from './sales-order.look.ts';
import { useCustomerName } from './use-customer-name.ts';
import { useOrderPages } from './use-order-pages.tsx';
import { useQuoteColumns } from './quote-columns.tsx';

const CREATE = '/apps/sales/orders/create';

/** The states that a quote can be in, those that wait first. */
const STATES = ['quoted', 'draft', 'awaitingApproval', 'confirmed', 'ordered', 'expired', 'lost'].map(
  (state) => `commercial.${state}`,
);

/** The orders that were sent as quotes: what waits, what was won, and what was lost. [SO81] */
export function QuoteListPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const mayCreate = useModel().may('salesOrder.create');
  const { title, parts } = useOrderPages('quotes');
  const button = mayCreate && (
    <Button variant="primary" icon="plus" to={paths.to(CREATE)}>{t`New quote`}</Button>
  );
  return (
    <ListPage
      header={
        <>
          <PageHeader title={title} primary={button} />
          {parts}
        </>
      }
      definition={{
        ...useQuoteList(),
        onCreate: mayCreate ? () => paths.go(CREATE) : undefined,
        empty: {
          icon: 'send',
          narrowed: t`No quote matches`,
          none: t`No quotes here`,
          text: t`Write a sales order and send it as a quote: it holds its prices until its last day, and reserves nothing.`,
          action: button,
        },
      }}
    />
  );
}

function useQuoteList() {
  const { t } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const customerName = useCustomerName();
  const { parts, choice, days, flag } = useListed<SalesOrderRow>(salesOrderListing);
  const orders = useRows('salesOrder');
  const quotes = useMemo(() => orders.filter(({ quote }) => quote), [orders]);
  const tabs = useStateWords(salesOrderWords).tabs;
  const people = useEverySalesperson();
  const customers = usePartyOptions('customer');
  const at = (row: SalesOrderRow): string => `/apps/sales/orders/${row.id}`;
  return {
    id: 'quote' as const,
    label: t`Quotes`,
    rows: quotes,
    rowId: (row: SalesOrderRow) => row.id,
    href: (row: SalesOrderRow) => paths.to(at(row)),
    onOpen: (row: SalesOrderRow) => paths.go(at(row)),
    pending: (row: SalesOrderRow) => pending.has(`salesOrder/${row.id}`),
    searchHint: t`Number, customer or reference`,
    ...parts,
    fixed: { quote: 'yes' },
    tabs: STATES.flatMap((state) => tabs.filter(({ id }) => id === state)),
    filters: [
      flag({ id: 'expiring', label: t`Expiring this week`, icon: 'clock' }),
      choice({ id: 'customer', label: t`Customer`, options: customers }),
      ...(people.length > 1 ? [choice({ id: 'salesperson', label: t`Our reference`, options: people })] : []),
      days({ id: 'validUntil', label: t`Valid until` }),
    ],
    columns: useQuoteColumns(customerName),
    defaultSort: { column: 'validUntil', direction: 'ascending' as const },
    bulk: { words: salesOrderWords, commands: ['accept', 'decline'] },
  };
}
