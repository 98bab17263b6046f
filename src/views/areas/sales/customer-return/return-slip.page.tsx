import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { customerReturnPaper } from '#model/papers/customer-return.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** What the customer puts in the parcel with the goods, in their language. [PAP3] */
export const ReturnSlipPage = ({ row }: { readonly row: CustomerReturnRow }) => (
  <DocumentPaperPage declared={customerReturnPaper} row={row} />
);
