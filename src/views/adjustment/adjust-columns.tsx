import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/adjustment/adjustment.facts.ts';
import { beforeOf, effectOf } from '#model/adjustment/adjustment.lines.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useTypedColumns } from '../lines/typed-columns.ts';
import { useLineWords } from '../product/line-words.ts';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Select } from '../ui/select.tsx';
import { useFormat } from '../ui/use-format.ts';
import {
  reasonChosen,
  reasonValue,
  useAdjustReasons,
  useLotOptions,
  usePlaceOptions,
} from './adjust-choices.ts';
import { formLineOf, type AdjustLine } from './adjustment-draft.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';
import { usePhotoColumn } from './photo-column.tsx';

type Column = LineColumn<AdjustLine>;

/** The columns of a draft, by what it adjusts. */
export function useAdjustColumns(row: AdjustmentRow, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const words = useLineWords();
  const figures = useFigures(row, editor);
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
    usePhotoColumn(row, editor),
  ];
}

/** Writes parts of one line. */
const edit = (editor: AdjustEditor, line: AdjustLine, parts: Partial<AdjustLine>): void =>
  editor.change({
    lines: editor.value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)),
  });

/** Where the goods lie, and of which lot they are: if any product has them. */
function usePlaceColumns(row: AdjustmentRow, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const { productOf } = useLineWords();
  const placesOf = usePlaceOptions(row.warehouse);
  const lotsOf = useLotOptions();
  const labelIn = (options: ReturnType<typeof placesOf>, value: string | null): string =>
    options.find((option) => option.value === value)?.label ?? '';
  const isTracked = ({ product, lot }: AdjustLine): boolean =>
    lot !== null || (product !== null && (productOf({ product })?.tracking ?? 'none') !== 'none');
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
        onChange={(location) => edit(editor, line, { location })}
      />
    ),
  };
  const lot: Column = {
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
          onChange={(chosen) => edit(editor, line, { lot: chosen })}
        />
      ) : null,
  };
  return [place, ...(editor.value.lines.some(isTracked) ? [lot] : [])];
}

/** What the ledger has, and the change or the result, whichever is typed; the other one is worked out. */
function useFigures(row: AdjustmentRow, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const typed = useTypedColumns(editor);
  const mayViewCost = useModel().may('product.viewCost');
  const { currency } = useCompany();
  const isQuantity = row.mode === 'quantity';
  const before = (line: AdjustLine): number | null =>
    line.product === null
      ? null
      : beforeOf(replica.view, row.mode, { ...line, product: line.product, lot: line.lot ?? undefined });
  const effect = (line: AdjustLine) => {
    const form = formLineOf(line);
    return form && effectOf(replica.view, row.mode, { ...form, before: 0 });
  };
  const signed = (value: number): string =>
    value > 0 ? `+${format.quantity(value)}` : format.quantity(value);
  const had: Column = {
    id: 'before',
    header: isQuantity ? t`Before` : t`On hold before`,
    width: '6rem',
    align: 'end',
    text: (line) => format.quantity(before(line) ?? 0),
  };
  const change = typed('change', {
    header: isQuantity ? t`Change` : row.mode === 'hold' ? t`Put on hold` : t`Take off hold`,
    width: '6.5rem',
    text: (line) => {
      if (line.change !== null || !isQuantity || line.after === null)
        return format.decimal(line.change ?? 0, 3, 0);
      return signed(effect(line)?.change ?? 0);
    },
  });
  const after = typed('after', {
    header: t`After`,
    width: '6.5rem',
    text: (line) => format.decimal(line.after ?? effect(line)?.after ?? 0, 3, 0),
  });
  const cost = typed('unitCost', {
    header: t`Unit cost, ${currency}`,
    width: '7rem',
    text: (line) => {
      const average = line.product === null ? null : averageOf(replica.view, line.product);
      const shown = line.unitCost ?? ((effect(line)?.change ?? 0) > 0 ? average : null);
      return shown === null ? '' : format.decimal(shown, 4, 2);
    },
  });
  const isGain = (line: AdjustLine): boolean => line.unitCost !== null || (effect(line)?.change ?? 0) > 0;
  return [
    had,
    change,
    ...(isQuantity ? [after] : []),
    ...(isQuantity && mayViewCost && editor.value.lines.some(isGain) ? [{ ...cost, editable: isGain }] : []),
  ];
}

/** The average of each product as it is and as it is to be, and what that makes of the stock value. [AD4] */
function useValueModeColumns(editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const { replica } = useModel();
  const { currency } = useCompany();
  const typed = useTypedColumns(editor);
  const stock = ({ product }: AdjustLine): number =>
    product === null ? 0 : beforeOf(replica.view, 'value', { product, location: null });
  const average = ({ product }: AdjustLine): number | null =>
    product === null ? null : averageOf(replica.view, product);
  return [
    {
      id: 'before',
      header: t`In stock`,
      width: '7rem',
      align: 'end',
      text: (line) => (line.product === null ? '' : words.quantity({ product: line.product }, stock(line))),
    },
    {
      id: 'costBefore',
      header: t`Average now`,
      width: '8rem',
      align: 'end',
      text: (line) => {
        const cost = average(line);
        return cost === null ? '–' : format.unitPrice(cost, currency);
      },
    },
    typed('unitCost', { header: t`New average, ${currency}`, width: '8rem' }),
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
        onChange={(value) => edit(editor, line, reasonChosen(value))}
      />
    ),
  };
}
