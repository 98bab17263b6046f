import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { purchaseOrderPaper } from '#model/papers/purchase-order.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** A purchase order for the supplier, in their language. */
export const PurchaseOrderPaperPage = ({ row }: { readonly row: PurchaseOrderRow }) => (
  <DocumentPaperPage declared={purchaseOrderPaper} row={row} />
);
