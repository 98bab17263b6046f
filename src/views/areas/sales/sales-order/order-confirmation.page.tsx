import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderPaper } from '#model/papers/sales-order.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** An order confirmation in the customer's language. */
export const OrderConfirmationPage = ({ row }: { readonly row: SalesOrderRow }) => (
  <DocumentPaperPage declared={salesOrderPaper} row={row} />
);
