import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { goodsReceiptPaper } from '#model/papers/goods-receipt.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** The received goods in the supplier's language, so that it can accompany a complaint. */
export const GoodsReceiptPaperPage = ({ row }: { readonly row: GoodsReceiptRow }) => (
  <DocumentPaperPage declared={goodsReceiptPaper} row={row} />
);
