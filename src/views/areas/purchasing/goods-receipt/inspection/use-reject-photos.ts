import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { takesPhotos } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { useLinePhotos, type LinePhotos } from '#views/kit/scan-mode/use-line-photos.ts';

/** Photos of what is rejected: a line has its own once it is attached. While it is inspected the inspection gives it. [GR51] */
export function useRejectPhotos(row: GoodsReceiptRow, transfers: Transfers): LinePhotos {
  const propose = usePropose();
  return useLinePhotos({
    document: row.id,
    lines: takesPhotos(row) ? row.lines.filter(({ rejected }) => rejected > 0) : [],
    transfers,
    attach: (photos) => {
      const lines = [...photos].map(([line, photo]) => ({ line, photo }));
      propose(
        { kind: 'goodsReceipt', document: row.id, type: 'attachPhotos', data: { lines } },
        { quiet: true },
      );
    },
  });
}
