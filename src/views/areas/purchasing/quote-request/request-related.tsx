import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { commercialOf } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { RelatedDocuments } from '#views/kit/document/related-documents.tsx';
import { useDocumentNode } from '#views/kit/document/use-document-node.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useAsync } from '#views/ui/use-async.ts';

/** A request and the orders that it was awarded in. */
export function RequestRelated({ row }: { readonly row: QuoteRequestRow }) {
  const node = useDocumentNode(row.id);
  const orders = useOrders(row.award?.orders.map(({ order }) => order) ?? []);
  return (
    <RelatedDocuments
      nodes={[
        node('quoteRequest', row, 'message'),
        ...orders.map((order) =>
          node('purchaseOrder', { ...order, state: `commercial.${commercialOf(order)}` }, 'shoppingCart'),
        ),
      ]}
      edges={orders.map(({ id }) => ({ from: row.id, to: id }))}
      moving={[]}
    />
  );
}

/** Orders by their ids; those that the device does not hold are fetched. */
function useOrders(ids: readonly string[]) {
  const model = useModel();
  const orders = useRows('purchaseOrder').filter(({ id }) => ids.includes(id));
  const missing = ids.filter((id) => orders.every((one) => one.id !== id));
  useAsync(missing.join(), () => Promise.all(missing.map((id) => model.fetchDocument('purchaseOrder', id))));
  return orders;
}
