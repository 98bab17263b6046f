import { stepsOf, undoingSteps, type ChangedPrice } from '#model/areas/products/prices/bulk-change.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import { usePriceSteps, type PriceRun } from './use-price-steps.ts';

export interface BulkChanging extends Omit<PriceRun, 'begin'> {
  readonly begin: (changed: readonly ChangedPrice[]) => void;
}

/** Runs a bulk change of prices, and takes it back as a whole. [PRI13, PRI15] */
export function useBulkChange(): BulkChanging {
  const model = useModel();
  const held = useHeld();
  const side = usePriceSide();
  const run = usePriceSteps();
  return {
    ...run,
    begin: (changed) =>
      run.begin(
        changed.map((price) => {
          const created = model.newId();
          return {
            ...stepsOf(price, created),
            undoing: () => undoingSteps(price, created, (id) => held(side.price, id)),
          };
        }),
      ),
  };
}
