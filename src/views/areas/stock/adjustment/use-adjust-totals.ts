import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { changeOfValue, postedLines } from '#model/areas/stock/adjustment/adjustment.values.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { formLineOf } from './adjustment-draft.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

/** What the lines, as they are written, would change in the value of the stock: for those who see values. */
export function useAdjustTotals({ mode }: AdjustmentRow, { value }: AdjustEditor) {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { currency } = useCompany();
  if (!model.may('product.viewCost') || mode === 'hold' || mode === 'free') return [];
  const lines = value.lines.flatMap((line) => formLineOf(line) ?? []).map((line) => ({ ...line, before: 0 }));
  const change = ifKnown(() => changeOfValue(postedLines(model.replica.view, { mode, lines })), null);
  if (change === null || lines.length === 0) return [];
  const sign = change > 0 ? '+' : '';
  return [{ id: 'value', label: t`Change of value`, value: `${sign}${format.money(change, currency)}` }];
}
