import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { reasonChosen, reasonValue, useAdjustReasons } from './adjust-choices.ts';
import { useFigureColumns, useValueModeColumns } from './adjust-figure-columns.tsx';
import { usePlaceColumns } from './adjust-place-columns.tsx';
import type { AdjustLine } from './adjustment-draft.ts';
import { editLine } from './edit-line.ts';
import { usePhotoColumn } from './photo-column.tsx';
import type { AdjustEditor } from './use-adjust-editor.ts';

type Column = LineColumn<AdjustLine>;

/** The columns of a draft, by what it adjusts. */
export function useAdjustColumns(row: AdjustmentRow, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const words = useLineWords();
  const figures = useFigureColumns(row, editor);
  const values = useValueModeColumns(editor);
  const places = usePlaceColumns(row, editor);
  const typed = useTypedColumns(editor);
  const product: Column = {
    id: 'product',
    header: t`Product`,
    wide: true,
    text: (line) => (line.product === null ? '' : words.name({ product: line.product })),
    error: (line) => editor.cellError(line, 'product'),
  };
  return [
    product,
    ...(row.mode === 'value' ? values : [...places, ...figures]),
    useReasonColumn(row, editor),
    typed('note', { header: t`Note`, width: '9rem', spare: true }),
    ...usePhotoColumn(row, editor),
  ];
}

function useReasonColumn(row: AdjustmentRow, editor: AdjustEditor): Column {
  const { t } = useLingui();
  const options = useAdjustReasons(row.mode);
  return {
    id: 'reason',
    header: t`Reason`,
    width: '11rem',
    text: (line) => options.find(({ value }) => value === reasonValue(line))?.label ?? line.reason ?? '',
    error: (line) => editor.cellError(line, 'reason'),
    input: (line, label) => (
      <Select
        label={label}
        value={reasonValue(line)}
        options={options}
        onChange={(value) => editLine(editor, line, reasonChosen(value))}
      />
    ),
  };
}
