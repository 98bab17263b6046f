import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { pickPaper } from '#model/papers/pick.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** A pick list for work without a screen. */
export const PickListPaperPage = ({ row }: { readonly row: PickRow }) => (
  <DocumentPaperPage declared={pickPaper} row={row} />
);
