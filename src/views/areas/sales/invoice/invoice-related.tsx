import { Trans, useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { ordersIn } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { RelatedDocuments } from '#views/kit/document/related-documents.tsx';
import { useDocumentNode } from '#views/kit/document/use-document-node.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { GraphEdge } from '#views/ui/related-graph.tsx';

interface Related {
  readonly orders: readonly SalesOrderRow[];
  /** Its chain of corrections: what it corrects, and what corrects it. */
  readonly invoices: readonly InvoiceRow[];
  readonly payments: readonly PaymentRow[];
}

const TABLES = ['invoice', 'salesOrder', 'payment'] as const;
const none: Related = { orders: [], invoices: [], payments: [] };

const relatedTo =
  (row: InvoiceRow) =>
  ({ replica }: CompanyModel): Related => {
    const orders = new Set(ordersIn(row));
    const isOfChain = ({ id, corrects }: InvoiceRow): boolean => id === row.corrects || corrects === row.id;
    return {
      orders: (replica.rows('salesOrder') as readonly SalesOrderRow[]).filter(({ id }) => orders.has(id)), // table salesOrder holds SalesOrderRow
      invoices: (replica.rows('invoice') as readonly InvoiceRow[]).filter(isOfChain), // and invoice InvoiceRow
      payments: (replica.rows('payment') as readonly PaymentRow[]).filter(({ allocations }) =>
        allocations.some(({ invoice }) => invoice === row.id),
      ), // and so on
    };
  };

/** The orders that an invoice is for, its corrections, and its payments. */
export function InvoiceRelated({ row }: { readonly row: InvoiceRow }) {
  const { t } = useLingui();
  const node = useDocumentNode(row.id);
  const { orders, invoices, payments } = useQuery(TABLES, `${row.id} ${row.version}`, relatedTo(row), none);
  if (orders.length + invoices.length + payments.length === 0)
    return (
      <EmptyState icon="flow" title={t`Nothing belongs to it yet`}>
        <Trans>Its orders, its payments and what corrects it appear here.</Trans>
      </EmptyState>
    );
  const edges: GraphEdge[] = [
    ...orders.map(({ id }) => ({ from: id, to: row.id })),
    ...invoices.map(({ id }) => (id === row.corrects ? { from: id, to: row.id } : { from: row.id, to: id })),
    ...payments.map(({ id }) => ({ from: row.id, to: id })),
  ];
  const nodes = [
    ...orders.map((one) =>
      node('salesOrder', { ...one, state: `commercial.${commercialOf(one.state)}` }, 'shoppingCart'),
    ),
    ...[row, ...invoices].map((one) => node('invoice', one, 'receipt')),
    ...payments.map((one) => node('payment', one, 'cash')),
  ];
  return <RelatedDocuments nodes={nodes} edges={edges} moving={[]} />;
}
