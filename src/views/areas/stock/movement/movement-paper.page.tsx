import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { movementPaper } from '#model/papers/movement.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** The transfer note that travels with the goods, or the list to walk by within a warehouse. */
export const MovementPaperPage = ({ row }: { readonly row: MovementRow }) => (
  <DocumentPaperPage declared={movementPaper} row={row} />
);
