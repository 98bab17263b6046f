import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { adjustmentPaper } from '#model/papers/adjustment.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** The voucher of an adjustment: what was changed, why, and by whom. [AD8] */
export const AdjustmentPaperPage = ({ row }: { readonly row: AdjustmentRow }) => (
  <DocumentPaperPage declared={adjustmentPaper} row={row} />
);
