import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import type { AdjustLine } from './adjustment-draft.ts';
import { editLine } from './edit-line.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

/** The picture of what a line is about, of those attached: once there is one. [AD7] */
export function usePhotoColumn(row: AdjustmentRow, editor: AdjustEditor): readonly LineColumn<AdjustLine>[] {
  const { t } = useLingui();
  const pictures = usePictures(row.id);
  const isMissing = editor.value.lines.some((line) => editor.cellError(line, 'photo') !== undefined);
  if (pictures.length === 0 && !isMissing) return [];
  return [
    {
      id: 'photo',
      header: t`Photo`,
      width: '9rem',
      text: ({ photo }) => pictures.find(({ value }) => value === photo)?.label ?? '',
      error: (line) => editor.cellError(line, 'photo'),
      input: (line, label) => (
        <Select
          label={label}
          value={line.photo}
          options={pictures}
          placeholder={t`None`}
          onChange={(photo) => editLine(editor, line, { photo })}
        />
      ),
    },
  ];
}
