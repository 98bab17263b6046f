import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import { TakePictures } from '#views/kit/file/take-pictures.tsx';
import { Notice } from '#views/ui/notice.tsx';
import type { CountLine } from './goods-receipt-count.ts';
import { useAsksForPhoto } from './inspection/use-asks-for-photo.ts';

interface NoticeProps {
  readonly row: GoodsReceiptRow;
  readonly lines: readonly CountLine[];
}

/** Where the reason of a rejection asks for a picture: takes one, to be chosen on its line. [GR51] */
export function RejectPhotoNotice({ row, lines }: NoticeProps) {
  const { t } = useLingui();
  const asks = useAsksForPhoto();
  const pictures = usePictures(row.id);
  const isLacking = lines.some(
    ({ rejected, rejectReason, photo }) =>
      rejected > 0 && asks(rejectReason) && !pictures.some(({ value }) => value === photo),
  );
  if (!isLacking) return null;
  return (
    <Notice tone="warning" title={t`The reason asks for a photo`}>
      <p>{t`Attach it here, then choose it on its line.`}</p>
      <TakePictures kind="goodsReceipt" document={row.id} />
    </Notice>
  );
}
