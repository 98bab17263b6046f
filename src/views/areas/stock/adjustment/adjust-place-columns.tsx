import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { useLotOptions, usePlaceOptions } from './adjust-choices.ts';
import type { AdjustLine } from './adjustment-draft.ts';
import { editLine } from './edit-line.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

type Column = LineColumn<AdjustLine>;

/** Where the goods lie, and of which lot they are: if any product has them. */
export function usePlaceColumns(row: AdjustmentRow, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const placesOf = usePlaceOptions(row.warehouse);
  const lot = useLotColumn(editor);
  const place: Column = {
    id: 'location',
    header: t`Location`,
    width: '9rem',
    text: (line) => labelIn(placesOf(line), line.location),
    error: (line) => editor.cellError(line, 'location'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.location}
        options={placesOf(line)}
        onChange={(location) => editLine(editor, line, { location })}
      />
    ),
  };
  return [place, ...lot];
}

const labelIn = (options: readonly Option[], value: string | null): string =>
  options.find((option) => option.value === value)?.label ?? '';

function useLotColumn(editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const { productOf } = useLineWords();
  const lotsOf = useLotOptions();
  const isTracked = ({ product, lot }: AdjustLine): boolean =>
    lot !== null || (product !== null && (productOf({ product })?.tracking ?? 'none') !== 'none');
  if (!editor.value.lines.some(isTracked)) return [];
  return [
    {
      id: 'lot',
      header: t`Lot or serial no.`,
      width: '9rem',
      text: (line) => labelIn(lotsOf(line), line.lot),
      error: (line) => editor.cellError(line, 'lot'),
      input: (line, label) =>
        isTracked(line) ? (
          <Select
            label={label}
            value={line.lot}
            options={lotsOf(line)}
            onChange={(lot) => editLine(editor, line, { lot })}
          />
        ) : null,
    },
  ];
}
