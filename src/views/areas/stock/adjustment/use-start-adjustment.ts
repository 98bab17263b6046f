import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { adjustmentOf, type AdjustmentStart } from './start-adjustment.ts';

/** Where the work on a new draft goes on: in scan mode, with what is chosen there. */
interface Scanning {
  /** The reason of what is scanned, as it is chosen. */
  readonly reason: string;
  readonly bin?: string | undefined;
}

/** The choice of throwing goods away because they are damaged. */
export const DAMAGED = 'scrap/damaged';

/** Opens a new adjustment with what is known where it begins, and goes there. [AD7] */
export function useStartAdjustment() {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const start = (from: AdjustmentStart, scanning?: Scanning): void => {
    const document = model.newId();
    const data = adjustmentOf(from, () => model.newId());
    const refusal = propose({ kind: 'adjustment', document, type: 'create', data });
    const path = `/apps/inventory/adjustments/${document}`;
    if (refusal === null) paths.go(scanning ? `${path}/scan?${queryOf(scanning)}` : path);
  };
  return { start, refusal: useCreationRefusal('adjustment') };
}

const queryOf = ({ reason, bin }: Scanning): string =>
  new URLSearchParams({ reason, ...(bin !== undefined && { bin }) }).toString();
