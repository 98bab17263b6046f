import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';

/** The title of an adjustment: its number, given when it is posted, or "New adjustment". */
export function useAdjustmentTitle(): (row: Pick<AdjustmentRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New adjustment`;
}
