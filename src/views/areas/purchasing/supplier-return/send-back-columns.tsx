import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { leftOf } from '#model/areas/purchasing/supplier-return/supplier-return.source.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import type { SendBackDraftLine } from './send-back-draft.ts';
import { editLine, type SendBackEditor } from './use-send-back-editor.ts';

type Column = LineColumn<SendBackDraftLine>;

/** The columns of a return to a supplier that is being written. */
export function useSendBackColumns(row: SupplierReturnRow, editor: SendBackEditor): readonly Column[] {
  const { t } = useLingui();
  const words = useLineWords();
  const typed = useTypedColumns(editor);
  const mostOf = useMostToSendBack(row);
  const lots = useLotColumns(row.lines).map(({ text, ...column }) => ({
    ...column,
    text: ({ lot }: SendBackDraftLine) => text(ofLot(lot ?? undefined)),
  }));
  return [
    {
      id: 'product',
      header: t`Product`,
      wide: true,
      text: ({ product }) => (product === null ? '' : words.name({ product })),
      error: (line) => editor.cellError(line, 'product'),
    },
    ...lots,
    {
      id: 'left',
      header: t`Can go back`,
      align: 'end',
      width: '8rem',
      text: ({ product, ...line }) => (product === null ? '' : words.quantity({ product }, mostOf(line))),
    },
    typed('quantity', { header: t`To send back`, width: '8rem' }),
    useReasonColumn(editor),
    useFromColumn(row, editor),
    typed('note', { header: t`Note`, width: '9rem', spare: true }),
  ];
}

/** Thousandths of what came in with a line that can still go back. */
function useMostToSendBack({
  id,
  receipt,
}: SupplierReturnRow): (line: Pick<SendBackDraftLine, 'receiptLine'>) => number {
  const { view } = useModel().replica;
  return (line) => ifKnown(() => Math.max(0, leftOf(view, { id, receipt }, line)), 0);
}

/** Where goods leave from: the places where some of them lie. */
function useFromColumn({ warehouse }: SupplierReturnRow, editor: SendBackEditor): Column {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const { view } = useModel().replica;
  const optionsOf = ({ product, lot, from }: SendBackDraftLine): readonly Option[] => {
    if (product === null) return [];
    const held = ifKnown(() => view.by('balance', 'product', product), []).filter(
      (one) => one.warehouse === warehouse && (one.lot ?? null) === lot && one.onHand > 0,
    );
    const option = (place: string, free: number): Option => ({
      value: place,
      label: placeName(place),
      hint: words.quantity({ product }, Math.max(0, free)),
    });
    const options = held.map((one) => option(one.location, unheldOf(one)));
    return options.some(({ value }) => value === from) ? options : [option(from, 0), ...options];
  };
  return {
    id: 'from',
    header: t`Leaves from`,
    width: '11rem',
    text: ({ from }) => placeName(from),
    error: (line) => editor.cellError(line, 'from'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.from}
        options={optionsOf(line)}
        onChange={(from) => editLine(editor, line, { from })}
      />
    ),
  };
}

function useReasonColumn(editor: SendBackEditor): Column {
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
