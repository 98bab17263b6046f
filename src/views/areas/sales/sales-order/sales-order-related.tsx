import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { RelatedDocuments } from '#views/kit/document/related-documents.tsx';
import { StockEffect } from '#views/kit/document/stock-effect.tsx';
import { useDocumentNode } from '#views/kit/document/use-document-node.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { GraphEdge } from '#views/ui/related-graph.tsx';

interface Related {
  readonly picks: readonly PickRow[];
  readonly shipments: readonly ShipmentRow[];
  readonly returns: readonly CustomerReturnRow[];
  readonly invoices: readonly InvoiceRow[];
  /** The quote that it is a part of, and the orders that were made of parts of it. [SO80] */
  readonly quotes: readonly SalesOrderRow[];
  readonly parts: readonly SalesOrderRow[];
}

const relatedTo =
  (order: string) =>
  ({ replica }: CompanyModel): Related => ({
    picks: (replica.rows('pick') as readonly PickRow[]).filter((row) => row.order === order), // table pick holds PickRow
    shipments: (replica.rows('shipment') as readonly ShipmentRow[]).filter((row) => row.order === order), // and shipment ShipmentRow
    returns: (replica.rows('customerReturn') as readonly CustomerReturnRow[]).filter(
      (row) => row.order === order,
    ), // and so on
    invoices: (replica.rows('invoice') as readonly InvoiceRow[]).filter(({ lines }) =>
      lines.some((line) => line.order === order),
    ),
    ...quotesOf(replica.rows('salesOrder') as readonly SalesOrderRow[], order),
  });

function quotesOf(orders: readonly SalesOrderRow[], id: string): Pick<Related, 'quotes' | 'parts'> {
  const of = orders.find((row) => row.id === id)?.ofQuote?.quote;
  return {
    quotes: orders.filter((row) => row.id === of),
    parts: orders.filter(({ ofQuote }) => ofQuote?.quote === id),
  };
}
const RELATED = ['pick', 'shipment', 'customerReturn', 'salesOrder', 'invoice'] as const;
const none: Related = { picks: [], shipments: [], returns: [], invoices: [], quotes: [], parts: [] };

/** A return comes from the shipments that its goods left with. */
const comesFrom = ({ id, lines }: CustomerReturnRow): GraphEdge[] =>
  [...new Set(lines.flatMap(({ shipment }) => shipment ?? []))].map((from) => ({ from, to: id }));

interface RelatedProps {
  /** Id of the order. */
  readonly order: string;
  /** Id of the document being viewed; default: the order. */
  readonly current?: string;
}

/** The documents that followed from an order: its pick lists, shipments and returns. */
export function SalesOrderRelated({ order, current = order }: RelatedProps) {
  const { t } = useLingui();
  const node = useDocumentNode(current);
  const row = useFetchedRow('salesOrder', order);
  const related = useQuery(RELATED, order, relatedTo(order), none);
  const { picks, shipments, returns, invoices, quotes, parts } = related;
  const edges: GraphEdge[] = [
    ...picks.map((pick) => ({ from: order, to: pick.id })),
    ...shipments.map(({ id, pick, replaces }) => ({ from: replaces ?? pick, to: id })),
    ...returns.flatMap(comesFrom),
    ...invoices.map(({ id }) => ({ from: order, to: id })),
    ...quotes.map(({ id }) => ({ from: id, to: order })),
    ...parts.map(({ id }) => ({ from: order, to: id })),
  ];
  if (Object.values(related).every((rows) => rows.length === 0))
    return (
      <EmptyState icon="flow" title={t`Nothing has been created from it yet`}>
        <Trans>Release the order to picking, and its pick lists and shipments appear here.</Trans>
      </EmptyState>
    );
  const nodes = [
    ...[...quotes, ...(row ? [row] : []), ...parts].map((one) =>
      node('salesOrder', standingOf(one), 'shoppingCart'),
    ),
    ...picks.map((pick) => node('pick', pick, 'clipboard')),
    ...shipments.map((shipment) => node('shipment', shipment, 'truck')),
    ...returns.map((one) => node('customerReturn', one, 'truckReturn')),
    ...invoices.map((one) => node('invoice', one, 'receipt')),
  ];
  const shown = new Set(nodes.map(({ id }) => id));
  return (
    <RelatedDocuments
      nodes={nodes}
      // Documents that this person may not see, or that the device does not hold, have no node.
      edges={edges.filter(({ from }) => shown.has(from))}
      moving={[...picks, ...shipments, ...returns]}
    />
  );
}

/** [DP24] An order's effect on stock: the moves of its pick lists and shipments, since it moves nothing itself. */
export function SalesOrderMoves({ row }: { readonly row: SalesOrderRow }) {
  const { picks, shipments, returns } = useQuery(RELATED, row.id, relatedTo(row.id), none);
  return <StockEffect through={[...picks, ...shipments, ...returns]} version={row.version} />;
}

const standingOf = (row: SalesOrderRow) => ({ ...row, state: `commercial.${commercialOf(row.state)}` });
