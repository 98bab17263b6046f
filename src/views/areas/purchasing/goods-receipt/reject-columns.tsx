import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import type { CountLine } from './goods-receipt-count.ts';
import { useAsksForPhoto } from './inspection/use-asks-for-photo.ts';
import type { CountEditor } from './use-count-editor.ts';

type Column = LineColumn<CountLine>;

/** Why goods are rejected, and their picture, once some are. [GR43] [GR51] */
export function useRejectColumns(row: GoodsReceiptRow, editor: CountEditor): readonly Column[] {
  const { t } = useLingui();
  const { lines } = editor.value;
  const choices = useReasonChoices('return').filter(({ value }) => value !== 'regretted');
  const pictures = usePictures(row.id);
  const asks = useAsksForPhoto();
  if (!lines.some(({ rejected }) => rejected > 0)) return [];
  const write = (line: CountLine, parts: Partial<CountLine>): void =>
    editor.change({ lines: lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)) });
  const reason: Column = {
    id: 'rejectReason',
    header: t`Why rejected`,
    width: '9rem',
    text: ({ rejectReason }) => choices.find(({ value }) => value === rejectReason)?.label ?? '',
    error: (line) => editor.cellError(line, 'rejectReason'),
    input: (line, label) =>
      line.rejected > 0 ? (
        <Select
          label={label}
          value={line.rejectReason ?? null}
          options={choices}
          placeholder={t`Choose`}
          onChange={(rejectReason) => write(line, { rejectReason })}
        />
      ) : null,
  };
  const photo: Column = {
    id: 'photo',
    header: t`Photo`,
    width: '9rem',
    text: (line) => pictures.find(({ value }) => value === line.photo)?.label ?? '',
    error: (line) => editor.cellError(line, 'photo'),
    input: (line, label) =>
      line.rejected > 0 ? (
        <Select
          label={label}
          value={line.photo ?? null}
          options={pictures}
          placeholder={t`None`}
          onChange={(chosen) => write(line, { photo: chosen })}
        />
      ) : null,
  };
  const isPhotoAsked = pictures.length > 0 || lines.some(({ rejectReason }) => asks(rejectReason));
  return isPhotoAsked ? [reason, photo] : [reason];
}
