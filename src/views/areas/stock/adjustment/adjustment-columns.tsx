import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { changeOfUnits } from '#model/areas/stock/adjustment/adjustment.listing.ts';
import { changeOfValue } from '#model/areas/stock/adjustment/adjustment.values.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useAdjustmentTitle } from './adjustment-title.ts';
import { adjustmentWords } from './adjustment.look.ts';
import { modeWords } from './adjustment.messages.ts';
import { useReasons } from './use-reasons-said.ts';

type Column = ListColumn<AdjustmentRow>;

/** The columns of the list of adjustments; values only for those who may see them. [AD8] */
export function useAdjustmentColumns(): readonly Column[] {
  const { t, i18n } = useLingui();
  const { replica } = useModel();
  const format = useFormat();
  const today = useToday();
  const titleOf = useAdjustmentTitle();
  const personName = usePersonName();
  const reasons = useReasons();
  const at = ({ effectiveAt, adjustedOn, createdAt }: AdjustmentRow): string =>
    effectiveAt ?? adjustedOn ?? createdAt;
  const warehouseOf = ({ warehouse }: AdjustmentRow): string =>
    warehouse === null ? '' : (replica.view.get('warehouse', warehouse)?.code ?? '');
  return [
    { id: 'number', header: t`Number`, width: 138, cell: titleOf },
    {
      id: 'at',
      header: t`Day`,
      width: 88,
      cell: (row) => format.listed(at(row).slice(0, 10), today),
      value: (row) => at(row).slice(0, 10),
    },
    { id: 'warehouse', header: t`Warehouse`, width: 90, cell: warehouseOf },
    { id: 'mode', header: t`Adjusts`, width: 116, cell: ({ mode }) => i18n._(modeWords[mode]) },
    {
      id: 'reason',
      header: t`Reason`,
      width: { share: 2, min: 120 },
      card: 'subtitle',
      cell: reasons,
    },
    useStateColumn(adjustmentWords, { width: 142 }),
    ...useFigureColumns(),
    { id: 'author', header: t`Written by`, width: 130, cell: ({ createdBy }) => personName(createdBy) },
  ];
}

const isPosted = ({ effectiveAt }: AdjustmentRow): boolean => effectiveAt !== null;
/** Holds change nothing in value. */
const hasValue = (row: AdjustmentRow): boolean =>
  isPosted(row) && (row.mode === 'quantity' || row.mode === 'value');
const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

function useFigureColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const value = useValueColumn();
  const mayViewCost = useModel().may('product.viewCost');
  return [
    {
      id: 'lines',
      header: t`Lines`,
      width: 72,
      align: 'end',
      cell: (row) => format.count(row.lines.length),
      value: (row) => row.lines.length,
    },
    {
      id: 'units',
      header: t`Units`,
      width: 84,
      align: 'end',
      cell: (row) => {
        const change = changeOfUnits(row);
        return isPosted(row) && row.mode === 'quantity' ? signed(change, format.quantity(change)) : '';
      },
      value: (row) => (isPosted(row) ? changeOfUnits(row) / 1000 : null),
    },
    ...(mayViewCost ? [value] : []),
  ];
}

function useValueColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return {
    id: 'value',
    header: t`Value`,
    width: 108,
    align: 'end',
    cell: (row) => {
      const change = changeOfValue(row.lines);
      return hasValue(row) ? signed(change, format.money(change, currency)) : '';
    },
    value: (row) => (hasValue(row) ? changeOfValue(row.lines) / 100 : null),
    currency: () => currency,
  };
}
