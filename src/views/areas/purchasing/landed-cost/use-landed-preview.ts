import type { LandedPreview } from '#model/areas/purchasing/landed-cost/landed-cost.api.ts';
import type { LandedCostForm } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAfterPause } from '#views/ui/use-after-pause.ts';
import { useAsync, type Async } from '#views/ui/use-async.ts';

/** Milliseconds after which what is typed counts as finished. */
const PAUSE = 400;

/** What would be booked of a form now, asked once nobody types any more; null while there is nothing to spread. */
export function useLandedPreview({
  on,
  charges,
  receipts,
  notes,
}: LandedCostForm): Async<LandedPreview | null> {
  const { company } = useModel();
  const { landedCosts: desk } = useApp();
  const form = { on, charges, receipts, notes };
  const key = useAfterPause(JSON.stringify({ charges, receipts }), PAUSE);
  const isEmpty = receipts.length === 0 || charges.every(({ amount }) => amount === 0);
  return useAsync(`${company} ${isEmpty ? '' : key}`, async () =>
    isEmpty ? null : (await desk(company)).preview(form),
  );
}
