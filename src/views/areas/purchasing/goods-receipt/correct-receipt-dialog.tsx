import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { countOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import { CorrectDialog } from '#views/areas/stock/correction/correct-dialog.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';

interface CorrectReceiptProps {
  readonly row: GoodsReceiptRow;
  readonly onClose: () => void;
}

/** What should have been counted on a posted receipt; lines with nothing fall away. */
export function CorrectReceiptDialog({ row, onClose }: CorrectReceiptProps) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  return (
    <CorrectDialog
      kind="goodsReceipt"
      document={row.id}
      lines={row.lines}
      beside={[
        {
          id: 'place',
          header: t`Put in`,
          text: ({ location }) => (location === null ? '' : placeName(location)),
        },
      ]}
      figures={[
        { id: 'quantity', header: t`Accepted`, digits: 3, of: ({ quantity }) => quantity },
        { id: 'rejected', header: t`Rejected`, digits: 3, of: ({ rejected }) => rejected },
      ]}
      dataOf={(figureOf) => {
        const count = countOf(row);
        const lines = row.lines.flatMap((line, index) => {
          const [quantity, rejected] = [figureOf(line, 'quantity'), figureOf(line, 'rejected')];
          const counted = count.lines[index];
          return counted && quantity + rejected > 0 ? [{ ...counted, quantity, rejected }] : [];
        });
        return { ...count, lines };
      }}
      onClose={onClose}
    />
  );
}
