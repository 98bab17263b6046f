import { useLingui } from '@lingui/react/macro';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { proposePlace } from '#model/areas/stock/movement/movement.put-away.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useProductColumn } from '#views/areas/products/product/product-line-columns.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { stockOf, type EditorLine } from './movement-draft.ts';
import { proposalWords } from './movement.messages.ts';
import { usePlaceOptions } from './place-options.ts';
import type { ProposedLine } from './proposed-lines.ts';
import type { MovementEditor } from './use-movement-editor.ts';

type Column = LineColumn<EditorLine>;
type Reasons = ReadonlyMap<string, ProposedLine['because']>;

/** The columns of a movement being edited: product, where it lies, how much of it, and where it goes. */
export function useMovementLineColumns(editor: MovementEditor, reasons: Reasons): readonly Column[] {
  const { t } = useLingui();
  const product = useProductColumn(editor, 'sell');
  const typed = useTypedColumns(editor);
  const lot = useLotColumn(editor);
  const { from, free } = useFromColumns(editor);
  const why = useWhy(reasons);
  const to = useToColumn(editor);
  const isTracked = editor.value.lines.some((line) => line.lot !== null);
  return [
    { ...product, width: '32%' },
    from,
    ...(isTracked ? [lot] : []),
    free,
    typed('quantity', { header: t`Quantity`, width: '6.5rem' }),
    to,
    ...(reasons.size > 0 ? [why] : []),
  ];
}

/** Changes one line. */
const put = (editor: MovementEditor, line: EditorLine, parts: Partial<EditorLine>): void =>
  editor.change({
    lines: editor.value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)),
  });

function useFromColumns(editor: MovementEditor): { readonly from: Column; readonly free: Column } {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const quantity = useQuantity();
  const { warehouse } = editor.value;
  const places = usePlaceOptions(warehouse);
  const optionsOf = useFromOptions(warehouse, places);
  const freeOf = ({ product, from, lot }: EditorLine): string => {
    if (product === null || from === null) return '';
    const stock = view.get('balance', placeKey(product, from, lot ?? undefined));
    return quantity(stock ? Math.max(0, unheldOf(stock)) : 0, view.get('product', product));
  };
  return {
    from: {
      id: 'from',
      header: t`From`,
      width: '9rem',
      text: (line) => places.find(({ value }) => value === line.from)?.label ?? '',
      error: (line) => editor.cellError(line, 'from'),
      input: (line, label) => (
        <Select
          label={label}
          value={line.from}
          options={optionsOf(line)}
          onChange={(from) => put(editor, line, { from, lot: lotIn(view, line, from) })}
        />
      ),
    },
    free: { id: 'free', header: t`Can be taken`, width: '7rem', align: 'end', text: freeOf },
  };
}

/** Places with the product first, and how much of it lies there. */
function useFromOptions(
  warehouse: string,
  places: readonly Option[],
): (line: EditorLine) => readonly Option[] {
  const { view } = useModel().replica;
  const quantity = useQuantity();
  return ({ product: id }) => {
    if (id === null) return places;
    const product = view.get('product', id);
    const here = new Map<string, number>();
    for (const { location, onHand } of stockOf(view, id, warehouse))
      here.set(location, (here.get(location) ?? 0) + onHand);
    const hinted = places.map((place) => {
      const onHand = here.get(place.value);
      return onHand === undefined ? place : { ...place, hint: quantity(onHand, product) };
    });
    return hinted.toSorted((a, b) => Number(here.has(b.value)) - Number(here.has(a.value)));
  };
}

/** The lot that a line keeps when its place changes: its own if it lies there, else the one that does. */
function lotIn(
  view: ReturnType<typeof useModel>['replica']['view'],
  { product, lot }: EditorLine,
  location: string,
): string | null {
  const lots = view.by('balance', 'location', location).filter((balance) => balance.product === product);
  return lots.some((balance) => balance.lot === lot) ? lot : (lots[0]?.lot ?? null);
}

function useLotColumn(editor: MovementEditor): Column {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const codeOf = (id: string | null): string => (id === null ? '' : (view.get('lot', id)?.code ?? id));
  return {
    id: 'lot',
    header: t`Lot or serial no.`,
    width: '9rem',
    text: (line) => codeOf(line.lot),
    error: (line) => editor.cellError(line, 'lot'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.lot}
        options={view
          .by('balance', 'location', line.from ?? '')
          .flatMap(({ product, lot }) =>
            product === line.product && lot !== undefined ? [{ value: lot, label: codeOf(lot) }] : [],
          )}
        onChange={(lot) => put(editor, line, { lot })}
      />
    ),
  };
}

function useToColumn(editor: MovementEditor): Column {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const { toWarehouse: warehouse } = editor.value;
  const places = usePlaceOptions(warehouse);
  const receiving = travels(editor.value) ? (view.get('warehouse', warehouse)?.receiving ?? null) : null;
  /** The place that would be proposed comes first. */
  const optionsOf = ({ product, quantity, from }: EditorLine): readonly Option[] => {
    const best = product === null ? null : proposePlace(view, { product, warehouse, quantity });
    const others = places.filter(({ value }) => value !== from);
    return others.toSorted((a, b) => Number(b.value === best?.location) - Number(a.value === best?.location));
  };
  return {
    id: 'to',
    header: t`To`,
    width: '9rem',
    text: (line) => places.find(({ value }) => value === (line.to ?? receiving))?.label ?? '',
    error: (line) => editor.cellError(line, 'to'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.to ?? receiving}
        options={optionsOf(line)}
        onChange={(to) => put(editor, line, { to })}
      />
    ),
  };
}

function useWhy(reasons: Reasons): Column {
  const { i18n, t } = useLingui();
  const text = (line: EditorLine): string => {
    const because = reasons.get(`${line.id} ${line.to ?? ''}`);
    if (because === undefined) return '';
    return because === null ? t`No place has room` : i18n._(proposalWords[because]);
  };
  return { id: 'why', header: t`Why there`, width: '11rem', text };
}
