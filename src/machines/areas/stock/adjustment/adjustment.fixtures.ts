import type { AdjustmentLineForm, AdjustmentMode } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  purchasingWorld,
  type PurchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';

export const PIECE = 1000;

/** A line that takes one piece away because it is missing; override what matters to the test. */
export const adjustmentLineFixture = (
  over: Partial<AdjustmentLineForm> & Pick<AdjustmentLineForm, 'id' | 'product'>,
): AdjustmentLineForm => ({
  location: null,
  how: 'by',
  quantity: -PIECE,
  unitCost: null,
  reason: 'missing',
  scrap: false,
  note: '',
  photo: null,
  ...over,
});

/** A line as tests give it. */
export type AdjustOf = Partial<AdjustmentLineForm>;

/** A company with ten pieces of a product at 8.00 in its first bin. */
export function adjustingWorld() {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const [bin = '', other = ''] = world.bins;
  receive(world, product, bin, 10 * PIECE, 8_0000);
  return Object.assign(world, { product, bin, other });
}
export type AdjustingWorld = ReturnType<typeof adjustingWorld>;

/** Brings goods into a bin, at a cost (ten-thousandths). */
export function receive(
  world: PurchasingWorld,
  product: string,
  location: string,
  quantity: number,
  unitCost: number,
): void {
  const receipt = countedReceipt(world, [{ product, location, quantity, unitCost }]);
  world.must('goodsReceipt', receipt, 'post', {});
}

/** A draft with these lines: of the product in its bin, unless they say otherwise. */
export function draftAdjustment(
  world: AdjustingWorld,
  lines: readonly AdjustOf[],
  mode: AdjustmentMode = 'quantity',
): string {
  const id = world.id();
  const { product, bin, warehouse } = world;
  world.must('adjustment', id, 'create', {
    warehouse: mode === 'value' ? null : warehouse,
    mode,
    lines: lines.map((line) =>
      adjustmentLineFixture({
        id: world.id(),
        product,
        location: mode === 'value' ? null : bin,
        ...(mode === 'value' ? { quantity: 0, reason: 'marketPrice' } : {}),
        ...line,
      }),
    ),
  });
  return id;
}

/** What a draft's form has, with other parts. */
export function formOf(world: AdjustingWorld, id: string, parts: object = {}, line: object = {}): object {
  const { lines = [] } = world.row('adjustment', id) ?? {};
  const form = lines.map((one) => {
    const { before: _, ...rest } = one;
    return { ...rest, ...line };
  });
  return { adjustedOn: null, notes: '', lines: form, ...parts };
}

/** The same, posted. */
export function postedAdjustment(
  world: AdjustingWorld,
  lines: readonly AdjustOf[],
  mode: AdjustmentMode = 'quantity',
): string {
  const id = draftAdjustment(world, lines, mode);
  world.must('adjustment', id, 'post');
  return id;
}
