import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradeSteps } from './trade-steps.ts';

type Label = NonNullable<ReceiptLine['lot']>;

const early: Label = { code: 'EARLY', expiresOn: '2190-01-01' };
const late: Label = { code: 'LATE', expiresOn: '2191-01-01' };

/** Lots that are blocked and corrected, another one that was taken, serial numbers, and quantities on hold. */
export async function playLots(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const bin = await steps.bin();
  const lots = await steps.tracked('KEPT-LOTS', { tracking: 'lot', expires: true });
  const [first, second] = [await bring(steps, lots, bin, early, 6), await bring(steps, lots, bin, late, 6)];
  const form = { expiresOn: '2190-02-01', supplierLot: 'S-17', notes: 'The label was smudged.' };
  await company.give('lot', first, 'update', form);
  const pick = await steps.claimed([lots], 4);
  await steps.keep('pick', pick, 'scan', { line: '1', quantity: 1000, code: 'KEPT-LOTS', lot: early.code });
  const other = { line: '1', quantity: 1000, lot: late.code, reason: 'damaged' };
  await company.give('pick', pick, 'claim'); // who manages may take another one
  await company.give('pick', pick, 'takeOtherLot', other);
  for (const lot of [first, second]) await company.give('lot', lot, 'block', { reason: 'quality' });
  await company.give('lot', second, 'unblock');
  const serials = await steps.tracked('KEPT-SERIALS', { tracking: 'serial' });
  for (const code of ['K-1', 'K-2', 'K-3']) await bring(steps, serials, bin, { code, expiresOn: null }, 1);
  const picked = await steps.claimed([serials], 2);
  await steps.keep('pick', picked, 'scan', { line: '1', quantity: 1000, code: 'KEPT-SERIALS', lot: 'K-3' });
  await playHolds(steps, bin, { product: lots, lot: second });
}

/** Receives so many pieces of a lot; returns its id. */
async function bring(
  steps: TradeSteps,
  product: string,
  location: string,
  lot: Label,
  pieces: number,
): Promise<string> {
  const id = freshId();
  const line = receiptLineFixture({ id, product, location, lot, quantity: pieces * 1000, unitCost: 4_5000 });
  await steps.post(await steps.counted({ source: 'opening' }, [line]));
  return id;
}

async function playHolds(
  { company }: TradeSteps,
  bin: string,
  goods: { readonly product: string; readonly lot: string },
): Promise<void> {
  await company.give('location', bin, 'holdStock', { ...goods, quantity: 3000, reason: 'quality' });
  await company.give('location', bin, 'freeStock', { ...goods, quantity: 1000, reason: 'inspected' });
}
