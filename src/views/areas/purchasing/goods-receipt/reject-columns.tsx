import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import type { CountLine } from './goods-receipt-count.ts';
import { useAsksForPhoto } from './inspection/use-asks-for-photo.ts';
import type { CountEditor } from './use-count-editor.ts';

type Column = LineColumn<CountLine>;

/** Why goods are rejected, and their picture, once some are. [GR43] [GR51] */
export function useRejectColumns(row: GoodsReceiptRow, editor: CountEditor): readonly Column[] {
  const { t } = useLingui();
  const { lines } = editor.value;
  const reasons = useReasonChoices('return').filter(({ value }) => value !== 'regretted');
  const pictures = usePictures(row.id);
  const asks = useAsksForPhoto();
  if (!lines.some(({ rejected }) => rejected > 0)) return [];
  const reason = choiceColumn(editor, {
    id: 'rejectReason',
    header: t`Why rejected`,
    options: reasons,
    placeholder: t`Choose`,
  });
  const isPhotoAsked = pictures.length > 0 || lines.some(({ rejectReason }) => asks(rejectReason));
  if (!isPhotoAsked) return [reason];
  const photo = { id: 'photo', header: t`Photo`, options: pictures, placeholder: t`None` } as const;
  return [reason, choiceColumn(editor, photo)];
}

interface Choice {
  readonly id: 'rejectReason' | 'photo';
  readonly header: string;
  readonly options: readonly Option[];
  readonly placeholder: string;
}

/** A choice on lines of which something is rejected. */
const choiceColumn = (
  { value, change, cellError }: CountEditor,
  { id, header, options, placeholder }: Choice,
): Column => ({
  id,
  header,
  width: '9rem',
  text: (line) => options.find((option) => option.value === line[id])?.label ?? '',
  error: (line) => cellError(line, id),
  input: (line, label) =>
    line.rejected > 0 ? (
      <Select
        label={label}
        value={line[id] ?? null}
        options={options}
        placeholder={placeholder}
        onChange={(chosen) =>
          change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, [id]: chosen } : one)) })
        }
      />
    ) : null,
});
