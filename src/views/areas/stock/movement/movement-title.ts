import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';

/** What a movement is called: its number, once it has one. */
export function useMovementTitle(): (row: Pick<MovementRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New movement`;
}
