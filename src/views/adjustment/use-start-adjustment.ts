import { usePaths } from '../app/use-paths.ts';
import { useCreationRefusal } from '../document/creation-refusal.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { adjustmentOf, type AdjustmentStart } from './start-adjustment.ts';

/** Opens a new adjustment with what is known where it begins, and goes there. [AD7] */
export function useStartAdjustment() {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const start = (from: AdjustmentStart): void => {
    const document = model.newId();
    const data = adjustmentOf(from, () => model.newId());
    if (!propose({ kind: 'adjustment', document, type: 'create', data }))
      paths.go(`/apps/inventory/adjustments/${document}`);
  };
  return { start, refusal: useCreationRefusal('adjustment') };
}
