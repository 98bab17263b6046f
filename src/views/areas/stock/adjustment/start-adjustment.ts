import type { AdjustmentMode, OpenAdjustment } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';

/** What is known where an adjustment begins. */
export interface AdjustmentStart {
  readonly warehouse: string | null;
  readonly mode?: AdjustmentMode;
  readonly product?: string | undefined;
  readonly location?: string | undefined;
  readonly lot?: string | undefined;
}

/** A new draft with what is known: a line for the product, if there is one. [AD7] */
export const adjustmentOf = (
  { warehouse, mode = 'quantity', product, location, lot }: AdjustmentStart,
  newId: () => string,
): OpenAdjustment => ({
  warehouse: mode === 'value' ? null : warehouse,
  mode,
  lines:
    product === undefined
      ? []
      : [
          {
            id: newId(),
            product,
            location: mode === 'value' ? null : (location ?? null),
            ...(mode === 'value' ? {} : ofLot(lot)),
            how: 'by',
            quantity: 0,
            unitCost: null,
            reason: null,
            scrap: false,
            note: '',
            photo: null,
          },
        ],
});
