import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/adjustment/adjustment.facts.ts';
import { useRow } from '../document/model-context.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Select, type Option } from '../ui/select.tsx';
import type { AdjustLine } from './adjustment-draft.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

/** The pictures among the files of an adjustment. */
export function usePictures(adjustment: string): readonly Option[] {
  const files = useRow('file', adjustment);
  return (files?.entries ?? [])
    .filter(({ type, removedAt }) => removedAt === null && type.startsWith('image/'))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** The picture of what a line is about, of those attached. [AD7] */
export function usePhotoColumn(row: AdjustmentRow, editor: AdjustEditor): LineColumn<AdjustLine> {
  const { t } = useLingui();
  const pictures = usePictures(row.id);
  const { value, change } = editor;
  const choose = (line: AdjustLine, photo: string): void =>
    change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, photo } : one)) });
  return {
    id: 'photo',
    header: t`Photo`,
    width: '9rem',
    text: ({ photo }) => pictures.find((one) => one.value === photo)?.label ?? '',
    error: (line) => editor.cellError(line, 'photo'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.photo}
        options={pictures}
        placeholder={t`None`}
        onChange={(photo) => choose(line, photo)}
      />
    ),
  };
}
