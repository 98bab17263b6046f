import { useLingui } from '@lingui/react/macro';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';

/** The title of a landed cost: its number, drawn as it is posted. */
export function useLandedCostTitle(): (row: Pick<LandedCostRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New landed cost`;
}
