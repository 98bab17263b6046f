import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { supplierReturnPaper } from '#model/papers/supplier-return.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** What goes with the goods to the supplier, in their language. [PAP3] */
export const ReturnNotePage = ({ row }: { readonly row: SupplierReturnRow }) => (
  <DocumentPaperPage declared={supplierReturnPaper} row={row} />
);
