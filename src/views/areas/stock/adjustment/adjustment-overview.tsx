import { useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { effectOf, type Effect } from '#model/areas/stock/adjustment/adjustment.lines.ts';
import { changeOfValue } from '#model/areas/stock/adjustment/adjustment.values.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { modeWords } from './adjustment.messages.ts';
import { useAccountOf, useWhy } from './use-why.ts';

type Column = LineColumn<AdjustmentLine>;

/** What an adjustment changes, or has changed. */
export function AdjustmentOverview({ row }: { readonly row: AdjustmentRow }) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <LineList title={t`Lines`} lines={row.lines} columns={useColumns(row)} totals={useTotals(row)} />
      <Panel title={t`Adjustment`}>
        <KeyValues columns={2} items={useFacts(row)} />
      </Panel>
    </div>
  );
}

function useColumns(row: AdjustmentRow): readonly Column[] {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const product = useReadProductColumn<AdjustmentLine>();
  const { replica } = useModel();
  const lotOf = ({ lot }: AdjustmentLine): string =>
    lot === undefined ? '' : (replica.view.get('lot', lot)?.code ?? lot);
  const place: Column = {
    id: 'location',
    header: t`Location`,
    width: '8rem',
    text: ({ location }) => (location === null ? '' : placeName(location)),
  };
  const lot: Column = { id: 'lot', header: t`Lot or serial no.`, width: '9rem', text: lotOf };
  return [
    product,
    ...(row.mode === 'value' ? [] : [place]),
    ...(row.lines.some((line) => line.lot !== undefined) ? [lot] : []),
    ...useFigureColumns(row),
    ...useCostColumns(row),
    ...useWhyColumns(row),
  ];
}

/** What a line has done; before it is posted, what it would do to the stock there is now. */
function useLineEffect(
  row: AdjustmentRow,
): (line: AdjustmentLine) => Pick<Effect, 'before' | 'change' | 'after'> | null {
  const { replica } = useModel();
  return (line) => {
    const { before, change, after } = line;
    if (change !== undefined && after !== undefined) return { before, change, after };
    return ifKnown(() => effectOf(replica.view, row.mode, line), null);
  };
}

function useFigureColumns(row: AdjustmentRow): readonly Column[] {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const effect = useLineEffect(row);
  const figure = (id: 'before' | 'change' | 'after', header: string): Column => ({
    id,
    header,
    align: 'end',
    width: '7rem',
    text: (line) => {
      const value = effect(line)?.[id];
      if (value === undefined) return '';
      return id === 'change' && value > 0 ? `+${quantity(line, value)}` : quantity(line, value);
    },
  });
  if (row.mode === 'value') return [figure('before', t`In stock`)];
  return [figure('before', t`Before`), figure('change', t`Change`), figure('after', t`After`)];
}

/** For those who may see costs: the averages of mode value, what gained goods cost, and what it changed in value. */
function useCostColumns(row: AdjustmentRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const mayViewCost = useModel().may('product.viewCost');
  const price = (value: number | null | undefined): string =>
    value === null || value === undefined ? '' : format.unitPrice(value, currency);
  if (!mayViewCost || row.mode === 'hold' || row.mode === 'free') return [];
  const isValue = row.mode === 'value';
  const before: Column = {
    id: 'costBefore',
    header: t`Average before`,
    align: 'end',
    width: '8rem',
    text: ({ costBefore }) => price(costBefore),
  };
  const cost: Column = {
    id: 'unitCost',
    header: isValue ? t`New average` : t`Unit cost`,
    align: 'end',
    width: '8rem',
    text: ({ unitCost }) => price(unitCost),
  };
  const value: Column = {
    id: 'value',
    header: t`Value`,
    align: 'end',
    width: '8rem',
    text: (line) => (line.value === undefined ? '' : format.money(line.value, currency)),
  };
  const isCosted = row.lines.some(({ unitCost }) => unitCost !== null && unitCost !== undefined);
  return [
    ...(isValue ? [before] : []),
    ...(isCosted ? [cost] : []),
    ...(row.lines.some((line) => line.value !== undefined) ? [value] : []),
  ];
}

function useWhyColumns(row: AdjustmentRow): readonly Column[] {
  const { t } = useLingui();
  const why = useWhy();
  const pictures = usePictures(row.id);
  const accountOf = useAccountOf(row.mode);
  const account: Column = { id: 'account', header: t`Account`, width: '9rem', text: accountOf };
  const note: Column = { id: 'note', header: t`Note`, width: '9rem', text: ({ note: said }) => said };
  const photo: Column = {
    id: 'photo',
    header: t`Photo`,
    width: '8rem',
    text: (line) => pictures.find(({ value }) => value === line.photo)?.label ?? '',
  };
  return [
    { id: 'reason', header: t`Reason`, width: '10rem', text: (line) => why(row.mode, line) },
    ...(row.lines.some((line) => accountOf(line) !== '') ? [account] : []),
    ...(row.lines.some((line) => line.note !== '') ? [note] : []),
    ...(row.lines.some((line) => line.photo !== null) ? [photo] : []),
  ];
}

function useTotals(row: AdjustmentRow) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  if (!row.lines.some((line) => line.value !== undefined) || row.mode === 'hold' || row.mode === 'free')
    return [];
  const change = changeOfValue(row.lines);
  const sign = change > 0 ? '+' : '';
  return [{ id: 'value', label: t`Change of value`, value: `${sign}${format.money(change, currency)}` }];
}

function useFacts(row: AdjustmentRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const { effectiveAt, adjustedOn, postedBy, approvedBy, takeReason, notes } = row;
  const day = effectiveAt === null ? adjustedOn && format.date(adjustedOn) : <TimeCell at={effectiveAt} />;
  return [
    { id: 'mode', label: t`Adjusts`, value: i18n._(modeWords[row.mode]) },
    { id: 'day', label: t`Day`, value: day },
    { id: 'author', label: t`Written by`, value: personName(row.createdBy) },
    ...(approvedBy === undefined
      ? []
      : [{ id: 'approved', label: t`Approved by`, value: personName(approvedBy) }]),
    ...(postedBy === null ? [] : [{ id: 'posted', label: t`Posted by`, value: personName(postedBy) }]),
    ...(takeReason === undefined
      ? []
      : [{ id: 'take', label: t`Why taken from orders`, value: reasonText('take', takeReason) }]),
    { id: 'notes', label: t`Notes`, value: notes },
  ];
}
