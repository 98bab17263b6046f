import { useLingui } from '@lingui/react/macro';
import type { AdjustmentMode, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { beforeOf, effectOf, type Effect } from '#model/areas/stock/adjustment/adjustment.lines.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { formLineOf, type AdjustLine } from './adjustment-draft.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

type Column = LineColumn<AdjustLine>;

/** What a line, as it is written, does to the stock there is now; null while it cannot be told. */
function useWrittenEffect(mode: AdjustmentMode): (line: AdjustLine) => Effect | null {
  const { replica } = useModel();
  return (line) => {
    const form = formLineOf({ ...line, wrong: {} });
    return form && effectOf(replica.view, mode, { ...form, before: 0 });
  };
}

/** What the ledger has, and the change or the result, whichever is typed; the other one is worked out. [AD3] */
export function useFigureColumns({ mode }: AdjustmentRow, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const typed = useTypedColumns(editor);
  const effect = useWrittenEffect(mode);
  const cost = useCostColumn(mode, editor);
  const isQuantity = mode === 'quantity';
  const before: Column = {
    id: 'before',
    header: isQuantity ? t`Before` : t`On hold before`,
    width: '6rem',
    align: 'end',
    text: (line) => format.quantity(effect(line)?.before ?? 0),
  };
  const change = typed('change', {
    header: isQuantity
      ? t`Change`
      : mode === 'hold'
        ? t({ message: 'Put on hold', context: 'stock' })
        : t`Take off hold`,
    width: '6.5rem',
    text: (line) => {
      const shown = line.after === null ? line.change : (effect(line)?.change ?? null);
      return shown === null ? '' : format.decimal(shown, 3, 0);
    },
  });
  const after = typed('after', {
    header: t`After`,
    width: '6.5rem',
    text: (line) => format.decimal(effect(line)?.after ?? 0, 3, 0),
  });
  return [before, change, ...(isQuantity ? [after, ...cost] : [])];
}

/** What gained goods come in at: for those who may see costs. */
function useCostColumn(mode: AdjustmentMode, editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { currency } = useCompany();
  const typed = useTypedColumns(editor);
  const effect = useWrittenEffect(mode);
  const isGain = (line: AdjustLine): boolean => line.unitCost !== null || (effect(line)?.change ?? 0) > 0;
  if (!model.may('product.viewCost') || !editor.value.lines.some(isGain)) return [];
  const column = typed('unitCost', {
    header: t`Unit cost, ${currency}`,
    width: '7rem',
    text: (line) => {
      const average =
        isGain(line) && line.product !== null ? averageOf(model.replica.view, line.product) : null;
      const shown = line.unitCost ?? average;
      return shown === null ? '' : format.decimal(shown, 4, 2);
    },
  });
  return [{ ...column, editable: isGain }];
}

/** The average of each product as it is and as it is to be, and how much there is of it. [AD4] */
export function useValueModeColumns(editor: AdjustEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const { replica } = useModel();
  const { currency } = useCompany();
  const typed = useTypedColumns(editor);
  const stock = (product: string): number => beforeOf(replica.view, 'value', { product, location: null });
  return [
    {
      id: 'before',
      header: t`In stock`,
      width: '7rem',
      align: 'end',
      text: ({ product }) => (product === null ? '' : words.quantity({ product }, stock(product))),
    },
    {
      id: 'costBefore',
      header: t`Average now`,
      width: '8rem',
      align: 'end',
      text: ({ product }) => {
        const cost = product === null ? null : averageOf(replica.view, product);
        return cost === null ? '–' : format.unitPrice(cost, currency);
      },
    },
    typed('unitCost', { header: t`New average, ${currency}`, width: '8rem' }),
  ];
}
