import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradeSteps } from './trade-steps.ts';

const reason = { reason: 'enteredByMistake' };

/** What was posted and put right: a receipt, an adjustment, a movement and a shipment, each by one piece. */
export async function playCorrections(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const { warehouse } = company.seeded;
  const [from, to] = [await steps.bin(), await steps.bin()];
  const product = await steps.tracked('KEPT-CORRECTED');
  const correct = (kind: string, document: string, data: object): Promise<void> =>
    company.give(kind, document, 'correct', { ...reason, ...data });
  const counted = (pieces: number): object =>
    receiptLineFixture({
      id: received,
      product,
      quantity: pieces * 1000,
      unitCost: 4_5000,
      location: from,
    });
  const received = freshId();
  const receipt = await steps.counted({ source: 'opening' }, [counted(20)]);
  await steps.post(receipt);
  await correct('goodsReceipt', receipt, { lines: [counted(21)] });

  const adjusted = freshId();
  const lines = (pieces: number): object[] => [
    adjustmentLineFixture({
      id: adjusted,
      product,
      location: from,
      quantity: pieces * 1000,
      reason: 'missing',
    }),
  ];
  const adjustment = await company.create('adjustment', { warehouse, mode: 'quantity', lines: lines(-2) });
  await company.give('adjustment', adjustment, 'post');
  await correct('adjustment', adjustment, { notes: '', lines: lines(-1) });

  const line = { id: freshId(), product, from, to, quantity: 3000 };
  const movement = await company.create('movement', {
    purpose: 'transfer',
    warehouse,
    toWarehouse: warehouse,
    lines: [line],
  });
  for (const type of ['reserve', 'move']) await company.give('movement', movement, type);
  await correct('movement', movement, { lines: [{ ...line, quantity: 2000 }] });

  const shipment = await steps.packed([product], 2);
  await steps.keep('shipment', shipment, 'ship');
  await correct('shipment', shipment, { rest: freshId(), lines: [{ line: '1', quantity: 1000 }] });
}

/** A lot that is blocked once it was picked, and may leave all the same. */
export async function playAllowedLots(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const product = await steps.tracked('KEPT-ALLOWED', { tracking: 'lot' });
  const lot = freshId();
  const label = { code: 'ALLOWED', expiresOn: null };
  const goods = {
    id: lot,
    product,
    location: await steps.bin(),
    lot: label,
    quantity: 2000,
    unitCost: 4_5000,
  };
  await steps.post(await steps.counted({ source: 'opening' }, [receiptLineFixture(goods)]));
  const pick = await steps.claimed([product], 1);
  await steps.keep('pick', pick, 'scan', {
    line: '1',
    quantity: 1000,
    code: 'KEPT-ALLOWED',
    lot: label.code,
  });
  const shipment = await steps.finish(pick);
  await company.give('lot', lot, 'block', { reason: 'quality' });
  await company.give('shipment', shipment, 'allowLots', { reason: 'inspected' });
}
