import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import type { ReturnDraftLine } from './return-draft.ts';
import { editLine, type ReturnEditor } from './use-return-editor.ts';

type Column = LineColumn<ReturnDraftLine>;

/** The columns of a return that is being written. */
export function useReturnColumns(
  row: CustomerReturnRow,
  editor: ReturnEditor,
  mostOf: (line: ReturnDraftLine) => number | null,
): readonly Column[] {
  const { t } = useLingui();
  const words = useLineWords();
  const typed = useTypedColumns(editor);
  const sold = useSoldColumns(row, mostOf);
  const lots = useLotChoice(editor);
  const reason = useReasonColumn(editor);
  const product: Column = {
    id: 'product',
    header: t`Product`,
    wide: true,
    text: (line) => (line.product === null ? '' : words.name({ product: line.product })),
    error: (line) => editor.cellError(line, 'product'),
  };
  return [
    product,
    ...(row.order === null ? lots : sold),
    typed('quantity', { header: t`To return`, width: '7rem' }),
    reason,
    row.order === null
      ? typed('unitCost', { header: t`Unit cost`, width: '8rem' })
      : typed('fee', { header: t`Fee`, width: '7rem', spare: true }),
    typed('note', { header: t`Note`, width: '9rem', spare: true }),
  ];
}

/** What was sent of a line, and can still come back. */
function useSoldColumns(
  row: CustomerReturnRow,
  mostOf: (line: ReturnDraftLine) => number | null,
): readonly Column[] {
  const { t } = useLingui();
  const words = useLineWords();
  const held = useHeld();
  const numberOf = ({ shipment }: ReturnDraftLine): string =>
    shipment === null ? '' : (held('shipment', shipment)?.number ?? '');
  const lots = useLotColumns(row.lines).map(({ text, ...column }) => ({
    ...column,
    text: ({ lot }: ReturnDraftLine) => text(ofLot(lot ?? undefined)),
  }));
  const several = new Set(row.lines.map(({ shipment }) => shipment)).size > 1;
  const shipment: Column = { id: 'shipment', header: t`Shipment`, width: '9rem', text: numberOf };
  const left: Column = {
    id: 'left',
    header: t`Can come back`,
    align: 'end',
    width: '8rem',
    text: (line) => {
      const most = mostOf(line);
      return most === null || line.product === null ? '' : words.quantity({ product: line.product }, most);
    },
  };
  return [...lots, ...(several ? [shipment] : []), left];
}

/** The lot or serial number of goods that nobody remembers to have sold. */
function useLotChoice(editor: ReturnEditor): readonly Column[] {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const lotsOf = ({ product }: ReturnDraftLine) =>
    product === null
      ? []
      : view.by('lot', 'product', product).map(({ id, code }) => ({ value: id, label: code }));
  if (!editor.value.lines.some((line) => lotsOf(line).length > 0)) return [];
  return [
    {
      id: 'lot',
      header: t`Lot or serial no.`,
      width: '10rem',
      text: (line) => lotsOf(line).find(({ value }) => value === line.lot)?.label ?? '',
      error: (line) => editor.cellError(line, 'lot'),
      input: (line, label) => (
        <Select
          label={label}
          value={line.lot}
          options={lotsOf(line)}
          placeholder={t`None`}
          onChange={(lot) => editLine(editor, line, { lot })}
        />
      ),
    },
  ];
}

function useReasonColumn(editor: ReturnEditor): Column {
  const { t } = useLingui();
  const options = useReasonChoices('return');
  return {
    id: 'reason',
    header: t`Reason`,
    width: '12rem',
    text: (line) => options.find(({ value }) => value === line.reason)?.label ?? line.reason ?? '',
    error: (line) => editor.cellError(line, 'reason'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.reason}
        options={options}
        placeholder={t`Choose`}
        onChange={(reason) => editLine(editor, line, { reason })}
      />
    ),
  };
}
