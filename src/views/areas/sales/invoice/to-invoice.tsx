import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { isDueByRhythm } from '#model/areas/sales/customer/invoice-rhythm.ts';
import type { ToInvoice as Row } from '#model/areas/sales/invoice/to-invoice.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel, usePendingDocuments, useQuery } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { BulkResults } from '#views/kit/list/bulk-results.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { Button } from '#views/ui/button.tsx';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { useToInvoiceColumns } from './to-invoice-columns.tsx';
import { toInvoiceRows, toInvoiceTables } from './to-invoice-rows.ts';
import { useInvoicing } from './use-invoicing.ts';

const none: readonly Row[] = [];
const labels = { draft: msg`Draft invoices`, issue: msg`Issue invoices` };

/** What has left and is not invoiced, oldest first; what is ticked becomes a draft for each group that fits together. [BIL5] */
export function ToInvoice() {
  const { run, send, begin } = useInvoicing();
  const rows = useQuery(toInvoiceTables, '', toInvoiceRows, none);
  const { order, results } = run.context;
  const invoice = (type: 'draft' | 'issue', ids: readonly string[]): void => {
    const chosen = new Set(ids);
    begin(
      type,
      rows.filter(({ id, gross }) => chosen.has(id) && gross !== 0).map((row) => row.order),
    );
  };
  return (
    <>
      <ListPart definition={useToInvoiceList(rows, invoice)} />
      {run.hasTag('open') && (
        <BulkResults
          kind="salesOrder"
          label={labels[order.type === 'issue' ? 'issue' : 'draft']}
          order={order}
          results={results}
          isUnderWay={run.hasTag('underWay')}
          onCancel={() => send({ type: 'cancel' })}
          onClose={() => send({ type: 'close' })}
        />
      )}
    </>
  );
}

type Invoice = (type: 'draft' | 'issue', ids: readonly string[]) => void;

function useToInvoiceList(rows: readonly Row[], invoice: Invoice): ListDefinition<Row> {
  const { t } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const customerName = useCustomerName();
  const mayCreate = useModel().may('invoice.create');
  const at = ({ id }: Row): string => `/apps/sales/orders/${id}`;
  return {
    id: 'toInvoice',
    label: t`To invoice`,
    rows,
    rowId: ({ id }) => id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: ({ id }) => pending.has(`salesOrder/${id}`),
    searchHint: t`Order, customer or reference`,
    text: ({ order }) =>
      `${order.number ?? ''} ${customerName(order.customer)} ${order.theirReference}`.toLowerCase(),
    reads: ['customer'],
    sorts: {
      number: ({ order }) => order.number ?? '',
      customer: ({ order }) => customerName(order.customer),
      since: ({ since, order }) => since ?? order.orderedOn,
      gross: ({ gross }) => gross,
    },
    filters: useToInvoiceFilters(rows),
    columns: useToInvoiceColumns(),
    defaultSort: { column: 'since', direction: 'ascending' },
    empty: {
      icon: 'clipboard',
      narrowed: t`No order matches`,
      none: t`Everything is invoiced`,
      text: t`What is shipped is listed here until it is invoiced.`,
    },
    ...(mayCreate && {
      onSelected: (ids: readonly string[]) => <InvoiceSelected onInvoice={(type) => invoice(type, ids)} />,
    }),
  };
}

function useToInvoiceFilters(rows: readonly Row[]): readonly ListFilter<Row>[] {
  const { t } = useLingui();
  const today = useToday();
  const held = useHeld();
  const customers = usePartyOptions(
    'customer',
    rows.map(({ order }) => order),
  );
  const isDue = ({ order, since }: Row): boolean =>
    isDueByRhythm(held('customer', order.customer)?.invoiceRhythm ?? 'eachDelivery', since, today);
  return [
    { kind: 'flag', id: 'dueNow', label: t`Due now by the customer's rhythm`, icon: 'clock', is: isDue },
    { kind: 'flag', id: 'toCredit', label: t`To credit`, icon: 'receiptRefund', is: (row) => row.isToCredit },
    {
      kind: 'choice',
      id: 'customer',
      label: t`Customer`,
      options: customers,
      matching:
        (values) =>
        ({ order }) =>
          values.has(order.customer),
    },
    { kind: 'days', id: 'since', label: t`Since`, day: ({ since }) => since },
  ];
}

/** Makes drafts of what is ticked, or issues them at once for who may. */
function InvoiceSelected({ onInvoice }: { readonly onInvoice: (type: 'draft' | 'issue') => void }) {
  const { t } = useLingui();
  const model = useModel();
  const refused = useRefused('invoice');
  const refusal = useCreationRefusal('invoice');
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon="receipt"
        data-testid="invoice-selected"
        {...refused(refusal)}
        onClick={() => onInvoice('draft')}
      >
        {t`Draft invoices`}
      </Button>
      {model.may('invoice.issue') && (
        <Button
          size="sm"
          icon="checks"
          data-testid="issue-selected"
          {...refused(refusal)}
          onClick={() => onInvoice('issue')}
        >
          {t`Draft and issue`}
        </Button>
      )}
    </>
  );
}
